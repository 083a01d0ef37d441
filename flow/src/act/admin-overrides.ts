import type { ActOf } from '../commands.ts'
import type { Dialogue } from '../questions.ts'
import { refuse } from '../refusal.ts'
import type { Proposal, State } from '../state.ts'
import { ownersOf } from '../people/own.ts'
import { adminsOf, emit, setProposal, tell, type Turn } from '../run/turn.ts'
import { walk } from '../run/walk.ts'
import { move, skip } from './admin.ts'
import { requireAdmin } from './guards.ts'
import { reassign } from './reassign.ts'
import { terminate } from './instance.ts'

const verbs = { reassign, skip, move, terminate }
type OverVerb = keyof typeof verbs
type OverAct = ActOf<OverVerb>

function* carryOut(turn: Turn, act: OverAct, admins: readonly string[]): Dialogue<void> {
  turn.over = { admins, reason: act.reason ?? '' }
  const verb = verbs[act.do] as (turn: Turn, act: OverAct) => Dialogue<void> | void
  const work = verb(turn, act)
  if (work) yield* work
}

/** What cannot be done now is not worth a second person's time: tried on a copy, of which nothing is kept. */
function* rehearse(turn: Turn, act: OverAct, admin: string): Dialogue<void> {
  let ids = 0
  const newId = (): string => `rehearsal-${String((ids += 1))}`
  const copy: Turn = { ...turn, newId, events: [], effects: [], todo: [], entered: [] }
  yield* carryOut(copy, act, [admin])
  yield* walk(copy)
}

const targetOf = (act: { readonly do: string; readonly taskId?: unknown; readonly runId?: unknown }): unknown =>
  act.taskId ?? act.runId

const actIn = ({ act }: Proposal): OverAct => act as unknown as OverAct

const said = new Set(['actor', 'expectedVersion'])

/** The command as it was given, without who gave it and what his screen showed. */
const plain = (command: Turn['command']): Proposal['act'] =>
  Object.fromEntries(Object.entries(command).filter(([key]) => !said.has(key))) as Proposal['act']

const isAsked = (state: State, act: OverAct): boolean =>
  state.proposals.some(
    (other) => other.status === 'open' && other.act.do === act.do && targetOf(other.act) === targetOf(act),
  )

function* propose(turn: Turn, act: OverAct, by: string): Dialogue<void> {
  const reason = act.reason?.trim() ?? ''
  if (reason === '') refuse('reason', {})
  if (isAsked(turn.state, act)) refuse('handled', { need: 'secondAdmin' })
  yield* rehearse(turn, act, by)
  const id = turn.newId()
  const row: Proposal = {
    id,
    act: plain(turn.command),
    by,
    at: turn.now,
    reason,
    status: 'open',
    answeredBy: null,
    answeredAt: null,
    answer: '',
  }
  const note = { proposal: id, act: act.do, reason }
  const cause = emit(turn, 'proposal.made', { note, changes: [setProposal(id, row)] })
  const others = (yield* adminsOf(turn)).filter((admin) => admin !== by)
  tell(turn, cause, others, 'proposal.made')
}

/** Over others' heads nobody helps their own document along; ending it harms no one else. */
function* requireOther(turn: Turn, verb: string, admin: string): Dialogue<void> {
  if (verb === 'terminate' || turn.flow.settings.self === 'approve') return
  if ((yield* ownersOf(turn)).has(admin)) refuse('ownDocument', { person: admin })
}

const overHead = <V extends OverVerb>(name: V) =>
  function* (turn: Turn, command: ActOf<V>): Dialogue<void> {
    const admin = yield* requireAdmin(turn)
    yield* requireOther(turn, name, admin)
    const act = { ...command, do: name } as unknown as OverAct
    if (turn.flow.settings.dualControl) yield* propose(turn, act, admin)
    else yield* carryOut(turn, act, [admin])
  }

/** Deciding over others' heads: one admin does it, or proposes it where the flow wants two. */
export const adminOverrides = {
  reassign: overHead('reassign'),
  skip: overHead('skip'),
  move: overHead('move'),
  terminate: overHead('terminate'),
}

const openProposal = (turn: Turn, id: string): Proposal => {
  const found = turn.state.proposals.find((proposal) => proposal.id === id) ?? refuse('unknown', { proposal: id })
  return found.status === 'open' ? found : refuse('handled', { status: found.status, by: found.answeredBy })
}

const answer = (
  turn: Turn,
  { id, act, by }: Proposal,
  status: 'confirmed' | 'refused' | 'withdrawn',
  person: string,
  words = '',
): void => {
  const note = { proposal: id, act: act.do, by, ...(words && { answer: words }) }
  const set = { status, answeredBy: person, answeredAt: turn.now, answer: words }
  const cause = emit(turn, `proposal.${status}`, { note, changes: [setProposal(id, set)] })
  if (person !== by) tell(turn, cause, [by], `proposal.${status}`)
}

/** The second of two: another admin than the first, who must still be one. Done under both names, in this very turn. */
export function* confirmProposal(turn: Turn, command: ActOf<'confirmProposal'>): Dialogue<void> {
  const second = yield* requireAdmin(turn)
  const proposal = openProposal(turn, command.proposalId)
  const first = (yield* adminsOf(turn)).includes(proposal.by)
  if (proposal.by === second || !first) refuse('notAllowed', { need: 'secondAdmin' })
  yield* requireOther(turn, proposal.act.do, second)
  turn.over = { admins: [proposal.by, second], reason: proposal.reason }
  answer(turn, proposal, 'confirmed', second)
  yield* carryOut(turn, actIn(proposal), [proposal.by, second])
}

export function* refuseProposal(turn: Turn, command: ActOf<'refuseProposal'>): Dialogue<void> {
  const second = yield* requireAdmin(turn)
  const proposal = openProposal(turn, command.proposalId)
  if (proposal.by === second) refuse('notAllowed', { need: 'secondAdmin' })
  answer(turn, proposal, 'refused', second, command.reason?.trim() ?? '')
}

export function* withdrawProposal(turn: Turn, command: ActOf<'withdrawProposal'>): Dialogue<void> {
  const admin = yield* requireAdmin(turn)
  const proposal = openProposal(turn, command.proposalId)
  if (proposal.by !== admin) refuse('notAllowed', { who: admin })
  answer(turn, proposal, 'withdrawn', admin)
}

/** What others decided meanwhile leaves nothing to confirm; looked at after every command. */
export const lapse = (turn: Turn): void => {
  for (const proposal of turn.state.proposals) {
    if (proposal.status !== 'open' || turn.parts.stillApplies(turn.state, proposal)) continue
    const { id, act, by } = proposal
    const cause = emit(turn, 'proposal.lapsed', {
      actor: { system: 'proposal' },
      note: { proposal: id, act: act.do },
      changes: [setProposal(id, { status: 'lapsed', answeredAt: turn.now })],
    })
    tell(turn, cause, [by], 'proposal.lapsed')
  }
}
