import type { Cc, Instance, Json, Proposal, Run, State, Task, Timer } from './state.ts'

type ChangeOf<Table extends string, Shape> = {
  readonly table: Table
  readonly id: string
  readonly set: Partial<Shape>
}
export type Change =
  | ChangeOf<'instance', Instance>
  | ChangeOf<'run', Run>
  | ChangeOf<'task', Task>
  | ChangeOf<'timer', Timer>
  | ChangeOf<'cc', Cc>
  | ChangeOf<'proposal', Proposal>

export type Actor = { readonly person: string } | { readonly system: string }

/** What happened, who did it, and exactly which rows it changed: the log alone gives the state back. */
export type Event = {
  readonly seq: number
  readonly at: number
  readonly type: string
  readonly actor: Actor
  readonly actingFor: string | null
  readonly taskId: string | null
  readonly runId: string | null
  readonly note: { readonly [key: string]: Json }
  readonly changes: readonly Change[]
}

const put = <Row extends { readonly id: string }>(
  rows: readonly Row[],
  id: string,
  set: Partial<Row>,
): readonly Row[] => {
  const at = rows.findIndex((row) => row.id === id)
  const old = rows[at]
  // a first change carries the whole row
  return old ? rows.with(at, { ...old, ...set }) : [...rows, { ...set, id } as Row]
}

const applyChange = (state: State, change: Change): State => {
  switch (change.table) {
    case 'instance':
      return { ...state, instance: { ...state.instance, ...change.set } }
    case 'run':
      return { ...state, runs: put(state.runs, change.id, change.set) }
    case 'task':
      return { ...state, tasks: put(state.tasks, change.id, change.set) }
    case 'timer':
      return { ...state, timers: put(state.timers, change.id, change.set) }
    case 'cc':
      return { ...state, ccs: put(state.ccs, change.id, change.set) }
    case 'proposal':
      return { ...state, proposals: put(state.proposals, change.id, change.set) }
  }
}

export const applyEvent = (state: State, event: Event): State => {
  const next = event.changes.reduce(applyChange, state)
  return { ...next, instance: { ...next.instance, seq: event.seq } }
}

export const newInstance = (id: string, initiator: string): State => ({
  instance: {
    id,
    purpose: 'create',
    status: 'running',
    suspended: false,
    round: 1,
    version: 0,
    seq: 0,
    initiator,
    submittedBy: initiator,
    submittedAt: 0,
    endedAt: null,
    previousId: null,
    choices: {},
  },
  runs: [],
  tasks: [],
  timers: [],
  ccs: [],
  proposals: [],
})

export const fold = (start: State, events: readonly Event[]): State => events.reduce(applyEvent, start)
