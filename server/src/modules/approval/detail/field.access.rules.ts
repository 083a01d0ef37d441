import { accessOf, type Access } from '@srm/flow/fields'
import type { State } from '@srm/flow/state'
import type { FieldAccess, Flow } from '@srm/flow/tree/node'
import { nodesOf } from '@srm/flow/tree/shape'

const opening = new Set<FieldAccess>(['read', 'edit', 'required'])

type Fields = Readonly<Record<string, Access>>

const fieldsOf = (flow: Flow): Fields =>
  Object.fromEntries(nodesOf(flow).flatMap((node) => ('fields' in node ? [[node.id, node.fields] as const] : [])))

/** The steps a person has been on, and those that sent them a copy. */
const partsOf = (fields: Fields, state: State, person: string): Access[] => {
  const held = state.tasks.filter(({ assignee, substitute, actedBy }) =>
    [assignee, substitute, actedBy].includes(person),
  )
  const copied = state.ccs.filter((cc) => cc.person === person)
  const steps = new Set([...held.map(({ nodeId }) => nodeId), ...copied.map(({ source }) => source)])
  return [...steps].map((id) => fields[id] ?? {})
}

/**
 * Reading is the most any of a person's parts allows; editing comes from the step they are on now, from nowhere else.
 * Whoever wrote the document or sees it by its own rights reads it whole. What a person's roles cover stays covered
 * unless a step of theirs opens it by name.
 */
export const accessFor = (
  flow: Flow,
  state: State,
  person: string,
  paths: readonly string[],
  byRight: boolean,
  masked: readonly string[] = [],
): Readonly<Record<string, FieldAccess>> => {
  const fields = fieldsOf(flow)
  const { initiator, submittedBy } = state.instance
  const parts = partsOf(fields, state, person)
  const whole = byRight || parts.length === 0 || initiator === person || submittedBy === person
  const open = state.tasks.find(
    ({ status, assignee, substitute }) => status === 'pending' && (assignee === person || substitute === person),
  )
  const acting = open ? (fields[open.nodeId] ?? null) : null
  const reading = whole ? [...parts, {}] : parts
  const opened = (path: string): boolean => parts.some((part) => part[path] && opening.has(part[path]))
  const covered = new Set(masked.filter((path) => !opened(path)))
  return Object.fromEntries(
    [...paths, ...covered].map((path) => {
      const access = accessOf(path, reading, acting)
      return [path, covered.has(path) && access !== 'hidden' ? 'masked' : access]
    }),
  )
}
