import type { Problem } from '@srm/api/approval'
import { factTypes, type FactField } from '@srm/flow/tree/condition'
import type { Flow } from '@srm/flow/tree/node'
import { shapeOf } from '@srm/flow/tree/shape'
import { validate } from '@srm/flow/validate'
import type { Catalog } from '../flow.model.ts'
import { branchKey } from './walk.ts'

/** What only the server can know: who is still here, what documents lead to. */
const serverOnly = new Set(['personGone', 'roleEmpty', 'subCycle', 'subDocument', 'subFlow'])

const fieldsOf = ({ fields }: Catalog): FactField[] =>
  fields.flatMap(({ path, type, required, options }) => {
    const known = factTypes.find((one) => one === type)
    return known ? [{ path, type: known, required, ...(options && { options }) }] : []
  })

/** What is known against a flow right now: checked here at once, and what the server said of nodes still in it. */
export const problemsOf = (
  flow: Flow,
  catalog: Catalog,
  bound: boolean,
  told: readonly Problem[],
): readonly Problem[] => {
  const { places } = shapeOf(flow)
  const found = validate(flow, { fields: fieldsOf(catalog) })
    .filter(({ code }) => bound || code !== 'fieldUnknown')
    .map(({ level, code, path, data }) => ({
      level,
      code,
      path: [...path],
      nodeId: path.findLast((id) => places.has(id)) ?? null,
      data,
    }))
  const remembered = told.filter(({ code, nodeId }) => serverOnly.has(code) && (nodeId === null || places.has(nodeId)))
  return [...found, ...remembered]
}

/** Where on the canvas a problem is shown: a node or a branch, and every branch around it. */
export const placesOf = (flow: Flow, { path, nodeId }: Problem): readonly string[] => {
  const place = nodeId === null ? undefined : shapeOf(flow).places.get(nodeId)
  if (!place) return []
  const around = place.path.flatMap((id, at) => {
    const block = place.path[at - 1]
    return at % 2 === 1 && block !== undefined ? [branchKey(block, id)] : []
  })
  const last = path.at(-1)
  const own = last === undefined || last === nodeId ? place.node.id : branchKey(place.node.id, last)
  return [own, ...around]
}

export type Marks = ReadonlyMap<string, Problem['level']>

/** What was added a moment ago is not marked yet. */
export const marksOf = (flow: Flow, problems: readonly Problem[], fresh: ReadonlySet<string>): Marks => {
  const marks = new Map<string, Problem['level']>()
  for (const problem of problems.filter(({ nodeId }) => nodeId === null || !fresh.has(nodeId)))
    for (const key of placesOf(flow, problem)) if (marks.get(key) !== 'error') marks.set(key, problem.level)
  return marks
}
