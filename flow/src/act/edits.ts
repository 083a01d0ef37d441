import { pathsOf } from '../evaluate.ts'
import { ask, type Asking, type Edits } from '../questions.ts'
import { refuse } from '../refusal.ts'
import type { Json } from '../state.ts'
import type { PeopleNode } from '../tree/node.ts'
import { isBlock, placeOf } from '../tree/shape.ts'
import { emit, factsOf, type Turn } from '../run/turn.ts'

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === ''
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** The first choice on the path that looked at one of these fields. */
const choiceOn = (turn: Turn, paths: readonly string[]): string | null => {
  const used = turn.state.runs.find((run) => {
    const { node } = placeOf(turn.flow, run.nodeId)
    if (run.superseded || !isBlock(node)) return false
    return node.branches.some(({ when }) => when && pathsOf(when).some((path) => paths.includes(path)))
  })
  return used?.nodeId ?? null
}

/** What an approver changed on the document; returns the branch that has to be chosen again, if the flow wants that. */
export function* applyEdits(turn: Turn, node: PeopleNode | null, edits: Edits): Asking<string | null> {
  const access = node?.fields ?? {}
  const locked = Object.keys(edits).filter((path) => access[path] !== 'edit' && access[path] !== 'required')
  if (locked.length > 0) return refuse('fieldLocked', { fields: locked })
  const required = Object.keys(access).filter((path) => access[path] === 'required')
  if (Object.keys(edits).length === 0 && required.length === 0) return null
  const before = yield* ask<'facts'>({ ask: 'facts', edits: {} })
  turn.edits = edits
  turn.facts = null
  const { values } = yield* factsOf(turn)
  const missing = required.filter((path) => isMissing(values[path]))
  if (missing.length > 0) return refuse('fieldRequired', { fields: missing })
  const changed = Object.keys(edits).filter((path) => !same(before.values[path], values[path]))
  if (changed.length === 0) return null
  const { factChange, amountPath } = turn.flow.settings
  const choice = choiceOn(turn, changed)
  const touches = choice !== null || (amountPath !== null && changed.includes(amountPath))
  if (touches && factChange === 'refuse') return refuse('factLocked', { fields: changed })
  turn.effects.push({ kind: 'edit', set: edits as Readonly<Record<string, Json>> })
  emit(turn, 'document.edited', { note: { fields: changed, warn: touches && factChange === 'warn' } })
  return factChange === 'reevaluate' ? choice : null
}
