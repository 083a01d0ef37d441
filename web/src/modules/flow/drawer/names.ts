import type { Flow } from '@srm/flow/tree/node'
import { shapeOf } from '@srm/flow/tree/shape'
import { nameOf } from '@/ui/fields/known-names.ts'
import { useRefOptions } from '@/ui/fields/ref-options.ts'

/** What an id is called; nothing while that is not known. */
export type Names = (id: string) => string | undefined

/** Names of people, roles and steps, for the lines that say what a node does. */
export const useNames = (flow: Flow): Names => {
  const people = useRefOptions('user', '', true).options
  const roles = useRefOptions('role', '', true).options
  const known = new Map([...people, ...roles].map(({ id, name }) => [id, name]))
  const { places } = shapeOf(flow)
  return (id) => known.get(id) ?? places.get(id)?.node.name ?? nameOf(id)
}
