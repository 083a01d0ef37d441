import type { Endpoint } from '@srm/api/endpoint'
import { everyEndpoint } from '../endpoints.ts'
import type { Example } from '../exchange.ts'
import type { World } from '../world.ts'

export type ReadCase = readonly [endpoint: Endpoint, example: Example]
export type Row = Pick<World, 'ids' | 'records'>

export const endpointAt = (...paths: readonly string[]): Endpoint => {
  const found = everyEndpoint.find((endpoint) => endpoint.method === 'GET' && paths.includes(endpoint.path))
  if (!found) throw new Error(`no endpoint at ${paths.join(' or ')}`)
  return found
}
