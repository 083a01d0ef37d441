import { abstain, approve, reject, sendBack } from './act/decide.ts'
import { handOver, resume, substitute, suspend } from './act/admin.ts'
import { comment, confirm, copy, save, urge, view } from './act/comments.ts'
import { claim, release } from './act/claim.ts'
import { requireSystem } from './act/guards.ts'
import { delegate, reassignContact, transfer } from './act/reassign.ts'
import { resubmit, submit, voided, voidIt, withdraw } from './act/instance.ts'
import { fire } from './act/timeouts.ts'
import { callback, childEnded, childRefused, parentEnded } from './act/machine.ts'
import { confirmProposal, lapse, adminOverrides, refuseProposal, withdrawProposal } from './act/admin-overrides.ts'
import { addSign, removeSign } from './act/sign.ts'
import { takeBack } from './act/take-back.ts'
import type { ActOf, Command, Verb } from './commands.ts'
import type { Effect } from './effects.ts'
import { newInstance, type Event } from './events.ts'
import type { Dialogue } from './questions.ts'
import { isRefusal, refuse, type Refusal } from './refusal.ts'
import { parts as ownParts, type Parts } from './run/parts.ts'
import { pauseTimers } from './run/timers.ts'
import type { Turn } from './run/turn.ts'
import { walk } from './run/walk.ts'
import { isActive, type State } from './state.ts'
import type { Flow } from './tree/node.ts'

export type Input = {
  readonly flow: Flow
  /** Null before the first submit. */
  readonly state: State | null
  readonly command: Command
  readonly now: number
  readonly newId: () => string
  /** Nobody commands it: it is asked what would happen, and what is still to be chosen may be missing. */
  readonly isPreview?: boolean
}
export type Outcome =
  | { readonly ok: true; readonly state: State; readonly events: readonly Event[]; readonly effects: readonly Effect[] }
  | { readonly ok: false; readonly refusal: Refusal }

type Verbs = { readonly [V in Verb]: (turn: Turn, command: ActOf<V>) => Dialogue<void> | void }

const bySystem = <V extends Verb>(verb: (turn: Turn, command: ActOf<V>) => Dialogue<void>) =>
  function* (turn: Turn, command: ActOf<V>): Dialogue<void> {
    requireSystem(turn)
    yield* verb(turn, command)
  }

const verbs: Verbs = {
  submit,
  approve,
  reject,
  abstain,
  return: sendBack,
  transfer,
  delegate,
  addSign,
  removeSign,
  takeBack,
  claim,
  release,
  view,
  save,
  withdraw,
  resubmit,
  urge,
  cc: copy,
  confirm,
  comment,
  suspend,
  resume,
  ...adminOverrides,
  reassignContact,
  confirmProposal,
  refuseProposal,
  withdrawProposal,
  handOver,
  substitute,
  void: voidIt,
  voided: bySystem<'voided'>(voided),
  timer: bySystem<'timer'>(fire),
  callback: bySystem<'callback'>(callback),
  childEnded: bySystem<'childEnded'>(childEnded),
  childRefused: bySystem<'childRefused'>(childRefused),
  parentEnded: bySystem<'parentEnded'>(parentEnded),
}

const anyTime = new Set<Verb>(['comment', 'view', 'confirm', 'childRefused'])
const afterApproval = new Set<Verb>(['void', 'voided'])
const whileStopped = new Set<Verb>([
  'comment',
  'view',
  'confirm',
  'resume',
  'handOver',
  'substitute',
  'timer',
  'refuseProposal',
  'withdrawProposal',
  'childRefused',
  'parentEnded',
])

/** What has to be true before any verb is looked at. */
const requireReady = ({ state, command }: Turn): void => {
  const { status, suspended, version } = state.instance
  if (command.expectedVersion !== undefined && command.expectedVersion !== version) refuse('stale', { version })
  if (afterApproval.has(command.do)) {
    if (status !== 'approved') refuse('handled', { status })
  } else if (!anyTime.has(command.do) && !isActive(state)) refuse('ended', { status })
  if (suspended && !whileStopped.has(command.do)) refuse('suspended', {})
}

const startOf = (state: State | null, command: Command): State => {
  if (state) return state
  return command.do === 'submit' ? newInstance(command.instanceId, command.initiator) : refuse('unknown', {})
}

const begin = ({ flow, state, command, now, newId, isPreview = false }: Input, parts: Parts): Turn => ({
  isPreview,
  flow,
  parts,
  command,
  now,
  newId,
  state: startOf(state, command),
  events: [],
  effects: [],
  todo: [],
  entered: [],
  edits: {},
  facts: null,
  owners: null,
  over: null,
})

function* perform(turn: Turn): Dialogue<void> {
  requireReady(turn)
  const verb = verbs[turn.command.do] as (turn: Turn, command: Command) => Dialogue<void> | void
  const work = verb(turn, turn.command)
  if (work) yield* work
  yield* walk(turn)
  lapse(turn)
  if (turn.state.instance.suspended) pauseTimers(turn, () => true)
}

/** The interpreter with its judgements given from outside. */
export function* stepWith(parts: Parts, input: Input): Dialogue<Outcome> {
  try {
    const turn = begin(input, parts)
    yield* perform(turn)
    return { ok: true, state: turn.state, events: turn.events, effects: turn.effects }
  } catch (error) {
    if (isRefusal(error)) return { ok: false, refusal: error.refusal }
    throw error
  }
}

/** One command against one instance: all of it, or a refusal and nothing. */
export const step = (input: Input): Dialogue<Outcome> => stepWith(ownParts, input)
