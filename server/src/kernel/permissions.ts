import { registry } from '@srm/api'
import { permissionOf, type Endpoint } from '@srm/api/endpoint'

type Tree = { readonly [name: string]: Endpoint | Tree }

const codesIn = (tree: Tree): string[] =>
  Object.values(tree).flatMap((node) =>
    'method' in node && 'path' in node ? [permissionOf((node as Endpoint).access) ?? []].flat() : codesIn(node as Tree),
  )

/** Every permission code any endpoint asks for. */
export const allPermissions = (): string[] => [...new Set(codesIn(registry))].sort()
