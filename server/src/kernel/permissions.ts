import { registry } from '@srm/api'
import { permissionOf, type Endpoint } from '@srm/api/endpoint'
import { subjects } from './records/subjects.ts'

type Tree = { readonly [name: string]: Endpoint | Tree }

const codesIn = (tree: Tree): string[] =>
  Object.values(tree).flatMap((node) =>
    'method' in node && 'path' in node ? [permissionOf((node as Endpoint).access) ?? []].flat() : codesIn(node as Tree),
  )

/** Moving rows in and out is one door for all records; each record has codes of its own for it. */
const transferCodes = (): string[] =>
  subjects().flatMap(({ record, create }) => [`${record.name}:export`, ...(create ? [`${record.name}:import`] : [])])

/** Every permission code any endpoint asks for. */
export const allPermissions = (): string[] => [...new Set([...codesIn(registry), ...transferCodes()])].sort()
