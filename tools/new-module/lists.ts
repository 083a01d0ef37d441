import { read } from '../tree.ts'
import type { Names } from './names.ts'

type Line = (names: Names) => string

/** The only files a new module shares with others, and the one line it adds to each. */
export const lists: Readonly<Record<string, Line>> = {
  'api/src/modules.ts': ({ camel, kebab }) => `export { ${camel}, ${camel}Errors } from './${kebab}.ts'`,
  'server/src/modules.ts': ({ camel, kebab }) => `export { ${camel}Module } from '#modules/${kebab}/index.ts'`,
  'web/src/modules.ts': ({ camel, kebab }) => `export { ${camel} } from '@/modules/${kebab}/index.ts'`,
}

const withLine = (text: string, line: string): string => `${text.trimEnd()}\n${line}\n`

export const listed = (root: string, names: Names): Record<string, string> =>
  Object.fromEntries(Object.entries(lists).map(([path, lineOf]) => [path, withLine(read(root, path), lineOf(names))]))
