import type { Command, Verb } from '../commands.ts'
import type { Effect } from '../effects.ts'
import type { Actor, Change, Event } from '../events.ts'
import { ask, type AnswerTo, type Dialogue, type Edits } from '../questions.ts'
import { refuse } from '../refusal.ts'
import type { Cc, Jump, Proposal, Run, State, Task, Timer } from '../state.ts'
import type { Flow } from '../tree/node.ts'
import type { Parts } from './parts.ts'

/** A voter as he is put on a node. */
export type Slot = {
  readonly id: string
  readonly substitute: string | null
  readonly weight: number
  readonly external: boolean
}

/** What is still to be done in this turn, in order. */
export type Todo =
  | {
      readonly do: 'enter'
      readonly nodeId: string
      readonly from: string | null
      readonly voters?: readonly string[]
      readonly jump?: Jump | null
    }
  | { readonly do: 'leave'; readonly runId: string }
  | { readonly do: 'settle'; readonly runId: string }
  | { readonly do: 'fail'; readonly runId: string }
  | { readonly do: 'failBlock'; readonly nodeId: string; readonly from: string }
  | { readonly do: 'pass'; readonly nodeId: string; readonly from: string }

/** One command being carried out: the state so far, what has happened, what is still to do. */
export type Turn = {
  readonly flow: Flow
  readonly parts: Parts
  readonly command: Command
  readonly now: number
  readonly newId: () => string
  readonly isPreview: boolean
  state: State
  readonly events: Event[]
  readonly effects: Effect[]
  readonly todo: Todo[]
  readonly entered: string[]
  edits: Edits
  facts: AnswerTo<'facts'> | null
  /** Whose document it is, as far as the module knows; asked once a turn. */
  owners: ReadonlySet<string> | null
  /** Those over whose names it is done to others' heads, and why: every event of it says so. */
  over: { readonly admins: readonly string[]; readonly reason: string } | null
}

type TurnEvent = {
  readonly actor?: Actor
  readonly actingFor?: string | null
  readonly taskId?: string | null
  readonly runId?: string | null
  readonly note?: Event['note']
  readonly changes?: readonly Change[]
}

/** What changes nothing another person's screen depends on leaves the version alone. */
const quiet = new Set<Verb>([
  'view',
  'save',
  'comment',
  'urge',
  'cc',
  'confirm',
  'refuseProposal',
  'withdrawProposal',
  'childRefused',
])

const isQuiet = (turn: Turn, type: string): boolean => quiet.has(turn.command.do) || type === 'proposal.made'

/** What somebody says and brings along stands in the log with the first thing it does to his task. */
const brought = ({ command, events }: Turn, taskId: string | null): Event['note'] => {
  const files = 'files' in command ? (command.files ?? []) : []
  const opinion = 'opinion' in command ? (command.opinion ?? '') : ''
  const elsewhere = 'taskId' in command && command.taskId !== taskId
  if (elsewhere || events.some(({ note }) => 'files' in note || 'opinion' in note)) return {}
  return { ...(opinion && { opinion }), ...(files.length > 0 && { files }) }
}

/** The only way the state changes: by an event that carries the change. */
export const emit = (turn: Turn, type: string, what: TurnEvent): number => {
  const { instance } = turn.state
  const bump: readonly Change[] =
    turn.events.length === 0 && !isQuiet(turn, type)
      ? [{ table: 'instance', id: instance.id, set: { version: instance.version + 1 } }]
      : []
  const event: Event = {
    seq: instance.seq + 1,
    at: turn.now,
    type,
    actor: what.actor ?? turn.command.actor,
    actingFor: what.actingFor ?? null,
    taskId: what.taskId ?? null,
    runId: what.runId ?? null,
    note: {
      ...brought(turn, what.taskId ?? null),
      ...what.note,
      ...(turn.over && !what.actor && { admins: turn.over.admins, reason: turn.over.reason }),
    },
    changes: [...bump, ...(what.changes ?? [])],
  }
  turn.state = turn.parts.apply(turn.state, event)
  turn.events.push(event)
  return event.seq
}

export const setRun = (id: string, set: Partial<Run>): Change => ({ table: 'run', id, set })
export const setTask = (id: string, set: Partial<Task>): Change => ({ table: 'task', id, set })
export const setTimer = (id: string, set: Partial<Timer>): Change => ({ table: 'timer', id, set })
export const setCc = (id: string, set: Partial<Cc>): Change => ({ table: 'cc', id, set })
export const setProposal = (id: string, set: Partial<Proposal>): Change => ({ table: 'proposal', id, set })
export const setInstance = (turn: Turn, set: Partial<State['instance']>): Change => ({
  table: 'instance',
  id: turn.state.instance.id,
  set,
})

export const runById = (state: State, id: string): Run =>
  state.runs.find((run) => run.id === id) ?? refuse('unknown', { run: id })
export const taskById = (state: State, id: string): Task =>
  state.tasks.find((task) => task.id === id) ?? refuse('unknown', { task: id })

/** Each person hears of one event once. */
export const tell = (turn: Turn, cause: number, to: readonly (string | null)[], about: string): void => {
  for (const person of new Set(to)) {
    if (person !== null) turn.effects.push({ kind: 'notify', cause, to: person, about })
  }
}

/** The document's facts, asked once a turn, with the edits of this very command. */
export function* factsOf(turn: Turn): Dialogue<AnswerTo<'facts'>> {
  turn.facts ??= yield* ask<'facts'>({ ask: 'facts', edits: turn.edits })
  return turn.facts
}

const shanghai = 8 * 3_600_000
export const dayOf = (moment: number): string => new Date(moment + shanghai).toISOString().slice(0, 10)

export function* adminsOf(turn: Turn): Dialogue<readonly string[]> {
  return [...turn.flow.settings.admins, ...(yield* ask<'tenantAdmins'>({ ask: 'tenantAdmins' }))]
}
