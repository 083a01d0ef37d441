import { conditionsOf, valuesOf } from '@srm/flow/check/conditions'
import type { Flow } from '@srm/flow/tree/node'
import { readFlow } from '@srm/flow/upcast'
import { shapeOf } from '@srm/flow/tree/shape'
import { nameOf } from '@/ui/fields/ref/known-names.ts'
import { useRefOptions } from '@/ui/fields/ref/ref-options.ts'
import { fieldsOf, type Catalog } from './drawer.model.ts'

/** What an id is called; nothing while that is not known. */
export type Names = (id: string) => string | undefined

/** The regions the conditions of a flow name. */
export const regionsIn = (tree: unknown, documents: readonly Catalog[]): string[] => {
  const regions = new Set(documents.flatMap((document) => fieldsOf(document, 'region').map(({ path }) => path)))
  const rules = conditionsOf(readFlow(tree)).flatMap(({ condition }) => condition.groups.flat())
  const values = rules.filter(({ path }) => regions.has(path)).flatMap(valuesOf)
  return [...new Set(values)].filter((value) => /^\d{6}$/.test(value))
}

/** Names of people, roles and steps, for the lines that say what a node does. */
export const useNames = (flow: Flow): Names => {
  const people = useRefOptions('user', '', true).options
  const roles = useRefOptions('role', '', true).options
  const known = new Map([...people, ...roles].map(({ id, name }) => [id, name]))
  const { places } = shapeOf(flow)
  return (id) => known.get(id) ?? places.get(id)?.node.name ?? nameOf(id)
}
