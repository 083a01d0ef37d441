import { readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync, Visitor, type ESTree, type Plugin } from 'vite'

type Texts = Readonly<Record<string, string>>
type Span = { readonly start: number; readonly end: number }
type Area = {
  readonly name: string
  /** The statement that defines it, the names that statement exports, and the argument with the pairs. */
  readonly statement: Span
  readonly exports: readonly string[]
  readonly argument: Span
  readonly zh: Texts
  readonly en: Texts
}
type Parsed = {
  /** The name in the import from `i18n.ts`, and the statement it stands in. */
  readonly imported: Span
  readonly importStatement: Span
  readonly areas: readonly Area[]
}

const stringOf = (node: ESTree.Node): string | undefined =>
  node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined

const keyOf = (property: ESTree.ObjectProperty): string | undefined =>
  property.key.type === 'Identifier' && !property.computed ? property.key.name : stringOf(property.key)

/** The entries of an object written out; anything that has to be computed is refused. */
const entriesOf = (object: ESTree.Node): readonly (readonly [string, ESTree.Expression])[] => {
  if (object.type !== 'ObjectExpression') throw new Error('texts are an object written out in place')
  return object.properties.map((property) => {
    const key = property.type === 'Property' ? keyOf(property) : undefined
    if (property.type !== 'Property' || key === undefined) throw new Error('keys of texts are plain names or strings')
    return [key, property.value]
  })
}

const languages = ['en', 'zh'] as const

const pairOf = ([key, value]: readonly [string, ESTree.Expression]) => {
  const entries = entriesOf(value)
  const texts = new Map(entries.map(([language, text]) => [language, stringOf(text)]))
  const [en, zh] = languages.map((language) => texts.get(language))
  if (en === undefined || zh === undefined || entries.length !== languages.length)
    throw new Error(`${key} is a Chinese and an English text, both plain strings`)
  return { key, zh, en }
}

/** `{ useText: useListText, t }` and `texts` both name what a statement hands out. */
const namesIn = (pattern: ESTree.BindingPattern): string[] => {
  if (pattern.type === 'Identifier') return [pattern.name]
  if (pattern.type !== 'ObjectPattern') return []
  return pattern.properties.flatMap((property) => (property.type === 'Property' ? namesIn(property.value) : []))
}

const areaOf = (statement: Span, exports: readonly string[], call: ESTree.CallExpression): Area => {
  const [name, argument] = [call.arguments[0] && stringOf(call.arguments[0]), call.arguments[1]]
  if (name === undefined || !argument) throw new Error('defineTexts takes a name and the pairs')
  const pairs = entriesOf(argument).map(pairOf)
  return {
    name,
    statement,
    exports,
    argument,
    zh: Object.fromEntries(pairs.map(({ key, zh }) => [key, zh])),
    en: Object.fromEntries(pairs.map(({ key, en }) => [key, en])),
  }
}

const areaIn = (statement: ESTree.Directive | ESTree.Statement): Area[] => {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ id, init }) =>
    init?.type === 'CallExpression' && init.callee.type === 'Identifier' && init.callee.name === 'defineTexts'
      ? [areaOf(statement, statement === declaration ? [] : namesIn(id), init)]
      : [],
  )
}

/** Finds the areas of a file of texts: one, or those of a whole module. */
export const parseTexts = (code: string): Parsed => {
  const { program, errors } = parseSync('area.texts.ts', code)
  if (errors[0]) throw new Error(errors[0].message)
  let calls = 0
  const imports: (readonly [Span, Span])[] = []
  new Visitor({
    CallExpression: ({ callee }) => {
      if (callee.type === 'Identifier' && callee.name === 'defineTexts') calls += 1
    },
    ImportDeclaration: (node) => {
      for (const specifier of node.specifiers)
        if (specifier.local.name === 'defineTexts') imports.push([specifier, node])
    },
  }).visit(program)
  const areas = program.body.flatMap(areaIn)
  const [[imported, importStatement] = []] = imports
  if (!imported || !importStatement || areas.length === 0 || areas.length !== calls)
    throw new Error('a file of texts calls defineTexts, each time in a statement of its own')
  return { imported, importStatement, areas }
}

type Change = Span & { readonly text: string }

const withChanges = (code: string, changes: readonly Change[]): string => {
  const pieces: string[] = []
  let done = 0
  for (const { start, end, text } of changes) {
    pieces.push(code.slice(done, start), text)
    done = end
  }
  return pieces.join('') + code.slice(done)
}

const chineseOf = ({ argument, zh }: Area, english: string): Change => ({
  start: argument.start,
  end: argument.end,
  text: `${JSON.stringify(zh)}, async () => (await import(${JSON.stringify(english)})).en`,
})

const splitName = 'defineSplitTexts as defineTexts'

/** A file of one area as it travels with the pages: Chinese in place, English fetched from `english`. */
export const withChinese = (code: string, english: string): string => {
  const { imported, areas } = parseTexts(code)
  if (areas.length > 1) throw new Error('a file of several areas is asked for them by name')
  const renamed = { start: imported.start, end: imported.end, text: splitName }
  return withChanges(code, [renamed, ...areas.map((area) => chineseOf(area, english))])
}

const areaNamed = ({ areas }: Parsed, name: string | undefined): Area => {
  const area = name === undefined ? areas[0] : areas.find((one) => one.name === name)
  if (!area) throw new Error(`no area of texts is called ${String(name)}`)
  return area
}

/** One area of a file of several, as if it stood in a file of its own. */
export const partOf = (code: string, name: string, english: string): string => {
  const parsed = parseTexts(code)
  const { imported, importStatement } = parsed
  const area = areaNamed(parsed, name)
  const head = code.slice(importStatement.start, imported.start) + splitName
  const { start, end, text } = chineseOf(area, english)
  return [
    `${head}${code.slice(imported.end, importStatement.end)}\n`,
    `${code.slice(area.statement.start, start)}${text}${code.slice(end, area.statement.end)}\n`,
  ].join('')
}

export const onlyEnglish = (code: string, name?: string): string =>
  `export const en = ${JSON.stringify(areaNamed(parseTexts(code), name).en)}`

type Look = (specifier: string) => Parsed

/** Names that are only types are gone by the time a page runs. */
const valuesOf = (node: ESTree.ImportDeclaration): readonly (readonly [string, string])[] =>
  node.importKind === 'type'
    ? []
    : node.specifiers.flatMap((specifier) =>
        specifier.type === 'ImportSpecifier' &&
        specifier.importKind !== 'type' &&
        specifier.imported.type === 'Identifier'
          ? [[specifier.imported.name, specifier.local.name] as const]
          : [],
      )

/** Imports from a file of several areas become imports of those areas, so that a page brings the texts it shows. */
export const fromParts = (code: string, path: string, look: Look): string => {
  const { program } = parseSync(path, code)
  const changes = program.body.flatMap((node): Change[] => {
    if (node.type !== 'ImportDeclaration' || !node.source.value.endsWith('.texts.ts')) return []
    const { areas } = look(node.source.value)
    if (areas.length < 2) return []
    const lines = valuesOf(node).map(([name, local]) => {
      const area = areas.find(({ exports }) => exports.includes(name))
      if (!area) throw new Error(`${path}: ${node.source.value} has no area that exports ${name}`)
      const from = JSON.stringify(`${node.source.value}?area=${area.name}`)
      return `import { ${name === local ? name : `${name} as ${local}`} } from ${from}`
    })
    return [{ start: node.start, end: node.end, text: lines.join(';') }]
  })
  return withChanges(code, changes)
}

const source = fileURLToPath(new URL('./src/', import.meta.url))

const fileOf = (specifier: string, importer: string): string =>
  specifier.startsWith('@/') ? source + specifier.slice('@/'.length) : resolve(dirname(importer), specifier)

const read = new Map<string, Parsed>()

const textsAt = (file: string): Parsed => {
  const parsed = read.get(file) ?? parseTexts(readFileSync(file, 'utf8'))
  read.set(file, parsed)
  return parsed
}

const placeOf = (id: string): { readonly file: string; readonly area: string | undefined } => {
  const [file = '', query = ''] = id.split('?')
  return { file, area: new URLSearchParams(query).get('area') ?? undefined }
}

/** Texts are written in pairs, those of a module in one file; people load the area and the language they read. Without a build all are there at once. */
export const splitTexts: Plugin = {
  name: 'srm:split-texts',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /\.texts\.ts\?(?:en|area=)/ },
    handler: (id) => {
      const { file, area } = placeOf(id)
      const code = readFileSync(file, 'utf8')
      if (/[?&]en$/.test(id)) return onlyEnglish(code, area)
      return partOf(code, String(area), `./${basename(file)}?area=${String(area)}&en`)
    },
  },
  transform: {
    filter: { id: /\/web\/src\/.*\.tsx?$/, code: /defineTexts\(|\.texts\.ts['"]/ },
    handler: (code, id) => {
      const split = id.endsWith('.texts.ts') ? withChinese(code, `./${basename(id)}?en`) : code
      return { code: fromParts(split, id, (specifier) => textsAt(fileOf(specifier, id))), map: null }
    },
  },
}
