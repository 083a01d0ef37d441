import type { ActBody, Detail } from '@srm/api/approval'
import { compareDecimals } from '@srm/api/shared/decimal-text'
import type { NamedRef } from '@srm/api/shared/fields'
import { mineIn, nodeOf, taskFor, type Edits, type Mine } from '../detail/detail.model.ts'

export type Kind = Exclude<ActBody['do'], 'view' | 'save' | 'release' | 'confirm' | 'comment'>

/** What a dialog asks for before a step. */
export type Ask = 'to' | 'people' | 'target' | 'sign' | 'task' | 'run' | 'node' | 'signature' | 'password'

export type Values = {
  readonly words: string
  /** Picked from the list after an @, whether or not still in the words. */
  readonly named: readonly NamedRef[]
  readonly to?: string | undefined
  readonly people: readonly string[]
  readonly target?: string | undefined
  readonly after: 'rerun' | 'jumpBack'
  readonly place?: 'before' | 'after' | 'parallel' | undefined
  readonly method: 'all' | 'any' | 'sequential'
  readonly taskId?: string | undefined
  readonly runId?: string | undefined
  readonly nodeId?: string | undefined
  /** What was drawn, as a picture. */
  readonly signature: string
  /** Typed once more, above an amount the step names. */
  readonly password: string
  readonly files: readonly string[]
  /** Who decides next, where the flow asks for it. */
  readonly next: readonly string[]
}

export const blank: Values = {
  words: '',
  named: [],
  people: [],
  after: 'rerun',
  method: 'all',
  signature: '',
  password: '',
  files: [],
  next: [],
}

const asks: Partial<Record<Kind, readonly Ask[]>> = {
  return: ['target'],
  transfer: ['to'],
  delegate: ['to'],
  addSign: ['sign', 'people'],
  cc: ['people'],
  reassign: ['task', 'to'],
  skip: ['run'],
  move: ['run', 'node'],
}

const signs = ({ mine, detail }: { mine: Mine | undefined; detail: Detail }): boolean =>
  mine !== undefined && nodeOf(detail, mine.run.nodeId)?.signature === true

/** Where the document has no amount the step asks always. */
const wantsProof = ({ mine, detail }: { mine: Mine | undefined; detail: Detail }): boolean => {
  const limit = mine && nodeOf(detail, mine.run.nodeId)?.passwordAbove
  return limit !== undefined && (detail.amount === null || compareDecimals(detail.amount, limit) > 0)
}

export const asksOf = (detail: Detail, kind: Kind): readonly Ask[] => {
  const of = { mine: mineIn(detail), detail }
  const approves = kind === 'approve'
  return [
    ...(asks[kind] ?? []),
    ...(approves && signs(of) ? (['signature'] as const) : []),
    ...((approves || kind === 'addSign') && wantsProof(of) ? (['password'] as const) : []),
  ]
}

const wordless: readonly Kind[] = [
  'removeSign',
  'takeBack',
  'claim',
  'urge',
  'resubmit',
  'cc',
  'void',
  'suspend',
  'resume',
]
const reasoned: readonly Kind[] = ['withdraw', 'terminate', 'reassign', 'skip', 'move']

/** Which words a step takes: an opinion others read, a reason, or none. */
export const wordsOf = (kind: Kind): 'opinion' | 'reason' | 'none' => {
  if (wordless.includes(kind)) return 'none'
  return reasoned.includes(kind) ? 'reason' : 'opinion'
}

const always: readonly Kind[] = ['terminate', 'reassign', 'skip', 'move', 'reject', 'return']

export const wordsNeeded = (detail: Detail, kind: Kind): boolean => {
  if (always.includes(kind)) return true
  const mine = mineIn(detail)
  return mine !== undefined && (nodeOf(detail, mine.run.nodeId)?.opinion ?? []).includes(kind)
}

/** Where signers can be put. */
export const placesOf = (detail: Detail): ('before' | 'after' | 'parallel')[] => {
  const actions = mineIn(detail)?.task.actions ?? []
  return [
    ...(actions.includes('signBefore') ? (['before'] as const) : []),
    ...(actions.includes('signAfter') ? (['after'] as const) : []),
    ...(actions.includes('signParallel') ? (['parallel'] as const) : []),
  ]
}

const filled: Readonly<Record<Ask, (values: Values) => boolean>> = {
  to: ({ to }) => Boolean(to),
  people: ({ people }) => people.length > 0,
  target: ({ target }) => Boolean(target),
  sign: ({ place }) => Boolean(place),
  task: ({ taskId }) => Boolean(taskId),
  run: ({ runId }) => Boolean(runId),
  node: ({ nodeId }) => Boolean(nodeId),
  signature: ({ signature }) => signature !== '',
  password: ({ password }) => password !== '',
}

export const isComplete = (detail: Detail, kind: Kind, values: Values): boolean =>
  asksOf(detail, kind).every((ask) => filled[ask](values)) &&
  (!wordsNeeded(detail, kind) || Boolean(values.words.trim()))

const taskOf = (detail: Detail, kind: Kind): string =>
  (kind === 'takeBack' || kind === 'removeSign' ? taskFor(detail, kind) : mineIn(detail)?.task)?.id ?? ''

/** Whoever is still named in the words. */
export const mentionedIn = (words: string, picked: readonly NamedRef[]): { mentions?: string[] } => {
  const ids = picked.filter(({ name }) => words.includes(`@${name}`)).map(({ id }) => id)
  return ids.length > 0 ? { mentions: [...new Set(ids)] } : {}
}

/** What is sent for a step; `chooses` is the step whose people had to be chosen. */
export const bodyOf = (
  detail: Detail,
  kind: Kind,
  values: Values,
  edits: Edits,
  chooses: string | undefined,
): ActBody => {
  const said = values.words.trim()
  const words = wordsOf(kind)
  return {
    do: kind,
    expectedVersion: detail.version,
    ...(said && words === 'opinion' && { opinion: said }),
    ...(said && words === 'reason' && { reason: said }),
    ...(words === 'opinion' && mentionedIn(said, values.named)),
    ...(onTask.includes(kind) && { taskId: taskOf(detail, kind) }),
    ...(words === 'opinion' && values.files.length > 0 && { files: [...values.files] }),
    ...(kind === 'approve' && Object.keys(edits).length > 0 && { edits }),
    ...(kind === 'approve' && values.signature && { signature: values.signature }),
    ...(values.password && asksOf(detail, kind).includes('password') && { confirmed: true }),
    ...(kind === 'approve' && chooses && { choices: { [chooses]: [...values.next] } }),
    ...(kind === 'return' && { target: values.target, after: values.after }),
    ...(asksOf(detail, kind).includes('to') && { to: values.to }),
    ...(asksOf(detail, kind).includes('people') && { people: [...values.people] }),
    ...(kind === 'addSign' && { place: values.place, method: values.method }),
    ...(kind === 'reassign' && { taskId: values.taskId }),
    ...(asksOf(detail, kind).includes('run') && { runId: values.runId }),
    ...(kind === 'move' && { nodeId: values.nodeId }),
  } as ActBody
}

const onTask: readonly Kind[] = [
  'approve',
  'reject',
  'abstain',
  'return',
  'transfer',
  'delegate',
  'addSign',
  'removeSign',
  'takeBack',
  'claim',
]
