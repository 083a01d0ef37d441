import { registry } from '@srm/api'
import type { Endpoint } from '@srm/api/endpoint'

type Tree = { readonly [name: string]: Endpoint | Tree }

export const keyOf = ({ method, path }: Endpoint): string => `${method} ${path}`

const endpointsIn = (tree: Tree): Endpoint[] =>
  Object.values(tree).flatMap((node) => ('method' in node && 'path' in node ? [node as Endpoint] : endpointsIn(node)))

/** Every endpoint of the contract, whoever serves it. */
export const everyEndpoint: readonly Endpoint[] = endpointsIn(registry)
