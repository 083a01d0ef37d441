import { existsSync } from 'node:fs'
import { filesUnder, isTest, read } from '../tree.ts'
import { tableUsesOf, type SourceUse } from './source.ts'
import { tablesIn } from './sql.ts'

type Owners = ReadonlyMap<string, string>

const schemaFile = 'server/db/schema.sql'
const kernel = 'kernel'

const placeOf = (path: string): string => /^server\/src\/modules\/([^/]+)\//.exec(path)?.[1] ?? kernel

const isJudged = (path: string): boolean =>
  /^server\/src\/(?:modules|kernel)\/.*\.ts$/.test(path) && !isTest(path) && !/\.(?:fixture|db)\.ts$/.test(path)

const isClaim = (path: string): boolean => /^server\/src\/(?:modules\/[^/]+|kernel)\/[^/]+\.db\.ts$/.test(path)

const ownersIn = (root: string, files: readonly string[]): Owners =>
  new Map(
    files
      .filter(isClaim)
      .flatMap((path) =>
        [...read(root, path).matchAll(/\bowns\(([^)]*)\)/g)].flatMap(([, list = '']) =>
          [...list.matchAll(/'([\w.]+)'/g)].map(([, table = '']) => [table, placeOf(path)] as const),
        ),
      ),
  )

type View = { readonly name: string; readonly from: readonly string[] }
type Schema = { readonly names: ReadonlySet<string>; readonly views: readonly View[] }

const bare = (name: string): string => name.replaceAll('"', '').replace(/^app\./, '')

const readSchema = (root: string): Schema => {
  const text = existsSync(`${root}/${schemaFile}`) ? read(root, schemaFile) : ''
  const all = [...text.matchAll(/^CREATE (TABLE|VIEW) ((?:app|platform)\.(?:\w+|"\w+"))([^;]*);/gm)]
  return {
    names: new Set(all.map(([, , name = '']) => bare(name))),
    views: all
      .filter(([, kind]) => kind === 'VIEW')
      .map(([, , name = '', body = '']) => ({ name: bare(name), from: tablesIn(body).map((use) => use.name) })),
  }
}

/** What is published is of one owner: a view over two modules' tables would hide a border, not mark it. */
const mixedViews = ({ views }: Schema, owners: Owners): string[] =>
  views.flatMap(({ name, from }) => {
    const whose = new Set(from.map((table) => owners.get(table) ?? 'nobody'))
    return whose.size > 1 ? [`${schemaFile}: the view ${name} is made of tables of ${[...whose].join(' and ')}`] : []
  })

const faultOf = (place: string, use: SourceUse, { names }: Schema, owners: Owners): string | undefined => {
  const { name, isWrite, isComputed, isCommon } = use
  // The kernel is given tables by the definitions of records; a module says which it means.
  if (isComputed) return place === kernel ? undefined : 'asks for a table whose name nobody can read here'
  if (!names.has(name)) return undefined
  if (isCommon) return `calls an intermediate result ${name}, as a table is called`
  const owner = owners.get(name) ?? 'nobody'
  if (owner === place || (!isWrite && (owner === kernel || name.endsWith('_ref')))) return undefined
  const instead = isWrite ? `a service of ${owner}` : `a view ${name}_ref that ${owner} publishes`
  return `${isWrite ? 'writes' : 'reads'} ${name}, which belongs to ${owner}: ask ${instead}`
}

const violationsIn = (root: string, path: string, schema: Schema, owners: Owners): string[] => {
  const place = placeOf(path)
  return tableUsesOf(path, read(root, path)).flatMap((use) => {
    const text = faultOf(place, use, schema, owners)
    return text ? [`${path}:${String(use.line)} ${text}`] : []
  })
}

/** The types of `reads<…>()` name what a module may look at. */
const declaredReads = (root: string, path: string, schema: Schema, owners: Owners): string[] =>
  [...read(root, path).matchAll(/\breads<([^>]*)>/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([\w.]+)'/g)].flatMap(([, name = '']) => {
      const use = { name, at: 0, line: 1, isWrite: false, isComputed: false, isCommon: false }
      const text = faultOf(placeOf(path), use, schema, owners)
      return text ? [`${path}: ${text}`] : []
    }),
  )

/** Every module asks for its own tables, the kernel's, and what others publish. */
export const checkTableBorders = (root: string): string[] => {
  const files = filesUnder(root, 'server')
  const [schema, owners] = [readSchema(root), ownersIn(root, files)]
  return [
    ...mixedViews(schema, owners),
    ...files.filter(isJudged).flatMap((path) => violationsIn(root, path, schema, owners)),
    ...files.filter(isClaim).flatMap((path) => declaredReads(root, path, schema, owners)),
  ]
}
