import { parseSync } from 'oxc-parser'
import { filesUnder, isCode, read } from '../tree.ts'
import { overlongFunctions } from './functions.ts'
import { badSuppressions } from './suppressions.ts'

type Count = { readonly path: string; readonly lines: number }

const lineCount = (text: string): number => (text === '' ? 0 : text.replace(/\n$/, '').split('\n').length)

/** First match wins. */
const caps: readonly (readonly [RegExp, number])[] = [
  [/^api\/src\/.*\.ts$/, 250],
  [/\.(?:tsx?|css|sql)$/, 400],
  [/^README\.md$/, 90],
  [/^docs\/architecture\.md$/, 120],
  [/^docs\/decisions\/.*\.md$/, 60],
]

const isGenerated = (path: string): boolean => path.endsWith('.gen.ts') || path === 'server/db/schema.sql'

const isSource = (path: string): boolean => /\.(?:tsx?|css|sql)$/.test(path) && !isGenerated(path)

const overlong = (files: readonly Count[]): string[] =>
  files.flatMap(({ path, lines }) => {
    const cap = isGenerated(path) ? undefined : caps.find(([pattern]) => pattern.test(path))?.[1]
    return cap !== undefined && lines > cap ? [`${path}: ${String(lines)} lines, at most ${String(cap)}`] : []
  })

const maxExports = 10

const isEntry = (path: string): boolean => /^(?:server|web)\/src\/modules\/[^/]+\/index\.tsx?$/.test(path)

const wideEntries = (path: string, text: string): string[] => {
  const names = parseSync(path, text).module.staticExports.flatMap(({ entries }) => entries)
  return names.length > maxExports ? [`${path}: ${String(names.length)} exports, at most ${String(maxExports)}`] : []
}

/** A name that says nothing collects everything. */
const nameless = /^(?:utils?|helpers?|common|misc)(?:\.|$)/i

/** The closed list of roles in a server module; the import rules read them. */
const serverRole = /(?:^index|\.(?:db|routes|service|views|rules|store|jobs|defaults|fixture|test))\.ts$/

const serverModule = /^server\/src\/modules\/[^/]+\/(?:.*\/)?([^/]+)$/

const badNames = (paths: readonly string[]): string[] => [
  ...paths
    .filter((path) => path.split('/').some((part) => nameless.test(part)))
    .map((path) => `${path}: say what it is instead of utils, helpers, common, misc`),
  ...paths
    .filter((path) => {
      const name = serverModule.exec(path)?.[1]
      return name !== undefined && !serverRole.test(name)
    })
    .map((path) => `${path}: not one of the roles of a module file`),
]

/** A stand-in for a module is not seen by a file whose worker has read the module before. */
const sharedMocks = ({ path, text }: { readonly path: string; readonly text: string }): string[] =>
  /^\s*vi\.(?:mock|doMock)\(/m.test(text) && !path.endsWith('.mocked.test.tsx')
    ? [`${path}: a test with a stand-in for a module is named *.mocked.test.tsx`]
    : []

export const checkSizes = (root: string): string[] => {
  const paths = filesUnder(root)
  const files = paths
    .filter((path) => isSource(path) || path.endsWith('.md'))
    .map((path) => ({ path, text: read(root, path) }))
    .map((file) => ({ ...file, lines: lineCount(file.text) }))
  const code = files.filter(({ path }) => isCode(path))
  return [
    ...overlong(files),
    ...code.flatMap(({ path, text }) => overlongFunctions(path, text)),
    ...files.filter(({ path }) => isEntry(path)).flatMap(({ path, text }) => wideEntries(path, text)),
    ...badNames(paths),
    ...code.flatMap(sharedMocks),
    ...badSuppressions(code),
  ]
}
