import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const folderOf = (name: string): string => dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))

/** The files behind the names the index of a package hands out, for example `Button` → `antd/es/button`. */
const readIndex = (name: string, index: string): ReadonlyMap<string, string> => {
  const text = readFileSync(`${folderOf(name)}/${index}`, 'utf8')
  const lines = text.matchAll(/^export \{ default as (\w+) \} from ['"]\.\/([\w-]+)['"]/gm)
  return new Map([...lines].map(([, exported = '', file = '']) => [exported, `${name}/${dirname(index)}/${file}`]))
}

const indexes: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  antd: readIndex('antd', 'es/index.js'),
  '@ant-design/icons': readIndex('@ant-design/icons', 'es/icons/index.js'),
}

type Statement = ReturnType<Rolldown.PluginContext['parse']>['body'][number]

const rewriteStatement = (statement: Statement): string | undefined => {
  if (statement.type !== 'ImportDeclaration') return undefined
  const name = statement.source.value
  const files = indexes[name]
  if (!files || statement.specifiers.some(({ type }) => type !== 'ImportSpecifier')) return undefined
  const lines = statement.specifiers.map((specifier) => {
    const { local } = specifier
    const wanted = specifier.type === 'ImportSpecifier' && 'name' in specifier.imported ? specifier.imported.name : ''
    const file = files.get(wanted)
    if (file === undefined) throw new Error(`${name} has no file for ${wanted}`)
    return `import ${local.name} from ${JSON.stringify(file)}`
  })
  return lines.join(';')
}

export const rewriteImports = (code: string, statements: readonly Statement[]): string => {
  const pieces: string[] = []
  let done = 0
  for (const statement of statements) {
    const direct = rewriteStatement(statement)
    if (direct === undefined) continue
    pieces.push(code.slice(done, statement.start), direct)
    done = statement.end
  }
  return pieces.join('') + code.slice(done)
}

/**
 * Imports from the index of a library become imports of the files they come from. The result is the same, but the graph
 * of imports then says what a page really uses instead of the whole library, and `chunks.ts` reads that graph.
 */
export const directImports: Plugin = {
  name: 'srm:direct-imports',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\/web\/src\/.*\.tsx?$/, code: /from ["'](?:antd|@ant-design\/icons)["']/ },
    handler(code) {
      return { code: rewriteImports(code, this.parse(code).body), map: null }
    },
  },
}
