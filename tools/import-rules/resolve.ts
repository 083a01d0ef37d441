import { posix } from 'node:path'
import { isBuiltin } from 'node:module'

/** Ways of writing a place in this repository. Paths carry their extension, so no file needs to be looked up. */
const aliases: readonly (readonly [RegExp, string])[] = [
  [/^#kernel\/(.+)$/, 'server/src/kernel/$1'],
  [/^#modules\/(.+)$/, 'server/src/modules/$1'],
  [/^#db\/(.+)$/, 'server/db/$1'],
  [/^#test\/(.+)$/, 'server/test/$1'],
  [/^@\/(.+)$/, 'web/src/$1'],
  [/^@srm\/api$/, 'api/src/index.ts'],
  [/^@srm\/api\/(.+)$/, 'api/src/$1.ts'],
  [/^@srm\/flow$/, 'flow/src/index.ts'],
  [/^@srm\/flow\/(.+)$/, 'flow/src/$1.ts'],
  [/^@srm\/(server|web|e2e)\b.*$/, '$1/package.json'],
]

const packageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

export const resolveImport = (from: string, specifier: string): string => {
  const path = specifier.replace(/\?.*$/, '')
  if (/^\.{1,2}(\/|$)/.test(path)) return posix.join(posix.dirname(from), path)
  const alias = aliases.find(([pattern]) => pattern.test(path))
  if (alias) return path.replace(alias[0], alias[1])
  if (isBuiltin(path)) return `node:${path.replace(/^node:/, '')}`
  return `npm:${packageName(path)}`
}
