import { pathsOf } from '../evaluate.ts'
import { levelAt, writes, type Access } from '../fields.ts'
import { ask, type Dialogue, type Edits } from '../questions.ts'
import { refuse } from '../refusal.ts'
import type { Json } from '../state.ts'
import type { Facts } from '../tree/condition.ts'
import type { PeopleNode } from '../tree/node.ts'
import { isBlock, placeOf } from '../tree/shape.ts'
import { emit, factsOf, type Turn } from '../run/turn.ts'

type Line = Readonly<Record<string, unknown>>

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0
const isMissing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  isEmptyList(value) ||
  (typeof value === 'object' && 'ids' in value && isEmptyList(value.ids))
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

const linesIn = (value: unknown): readonly Line[] =>
  Array.isArray(value) ? value.filter((line): line is Line => typeof line === 'object' && line !== null) : []

/** The first choice on the path that looked at one of these fields. */
const choiceOn = (turn: Turn, paths: readonly string[]): string | null => {
  const used = turn.state.runs.find((run) => {
    const { node } = placeOf(turn.flow, run.nodeId)
    if (run.superseded || !isBlock(node)) return false
    return node.branches.some(({ when }) => when && pathsOf(when).some((path) => paths.includes(path)))
  })
  return used?.nodeId ?? null
}

/** Whether something of a field may be written here at all: itself, or a column of it. */
const touches = (access: Access, path: string): boolean =>
  writes(access[path]) || Object.keys(access).some((one) => one.startsWith(`${path}.`) && writes(access[one]))

/** The columns of a sub-table that were written though they are not this step's; a line added leaves them empty. */
const lockedColumns = (access: Access, path: string, before: readonly Line[], after: readonly Line[]): string[] => {
  const known = new Map(before.map((line) => [line['id'], line]))
  const columns = new Set([...before, ...after].flatMap(Object.keys).filter((column) => column !== 'id'))
  return [...columns]
    .filter((column) => !writes(levelAt(access, `${path}.${column}`)))
    .filter((column) =>
      after.some((line) => {
        const old = known.get(line['id'])
        return old ? !same(old[column], line[column]) : !isMissing(line[column])
      }),
    )
    .map((column) => `${path}.${column}`)
}

/** Lines are added and taken away by who may write the sub-table itself; a column opens only what is in it. */
const hasOtherLines = (before: readonly Line[], after: readonly Line[]): boolean =>
  before.length !== after.length || after.some((line) => !before.some(({ id }) => id === line['id']))

const lockedIn = (access: Access, path: string, before: Facts, after: Facts): string[] => {
  const [old, now] = [linesIn(before[path]), linesIn(after[path])]
  const columns = lockedColumns(access, path, old, now)
  return writes(access[path]) || !hasOtherLines(old, now) ? columns : [path, ...columns]
}

/** A column is missing where one of the lines lacks it. */
const lacks = (values: Facts, path: string): boolean => {
  const [field = '', column] = path.split('.')
  return column === undefined
    ? isMissing(values[field])
    : linesIn(values[field]).some((line) => isMissing(line[column]))
}

/** What an approver changed on the document; returns the branch that has to be chosen again, if the flow wants that. */
export function* applyEdits(turn: Turn, node: PeopleNode | null, edits: Edits): Dialogue<string | null> {
  const access = node?.fields ?? {}
  const closed = Object.keys(edits).filter((path) => !touches(access, path))
  if (closed.length > 0) return refuse('fieldLocked', { fields: closed })
  const required = Object.keys(access).filter((path) => access[path] === 'required')
  if (Object.keys(edits).length === 0 && required.length === 0) return null
  const before = yield* ask<'facts'>({ ask: 'facts', edits: {} })
  turn.edits = edits
  turn.facts = null
  const { values } = yield* factsOf(turn)
  const locked = Object.keys(edits).flatMap((path) => lockedIn(access, path, before.values, values))
  if (locked.length > 0) return refuse('fieldLocked', { fields: locked })
  const missing = required.filter((path) => lacks(values, path))
  if (missing.length > 0) return refuse('fieldRequired', { fields: missing })
  const changed = Object.keys(edits).filter((path) => !same(before.values[path], values[path]))
  if (changed.length === 0) return null
  const { factChange, amountPath } = turn.flow.settings
  const choice = choiceOn(turn, changed)
  const decides = choice !== null || (amountPath !== null && changed.includes(amountPath))
  if (decides && factChange === 'refuse') return refuse('factLocked', { fields: changed })
  turn.effects.push({ kind: 'edit', set: edits as Readonly<Record<string, Json>> })
  emit(turn, 'document.edited', { note: { fields: changed, warn: decides && factChange === 'warn' } })
  return factChange === 'reevaluate' ? choice : null
}
