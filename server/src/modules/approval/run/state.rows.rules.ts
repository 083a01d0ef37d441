import type { Change } from '@srm/flow/events'
import type { Cc, Instance, Proposal, Run, State, Task, Timer } from '@srm/flow/state'
import { keysOf } from '@srm/api/shared/keys'

export type StateTable = Change['table']
type Table = StateTable
type Kind = 'plain' | 'moment' | 'json'
type Column = readonly [name: string, kind: Kind]
type Columns<T> = { readonly [K in keyof Required<T>]: Column }

const plain = (name: string): Column => [name, 'plain']
const moment = (name: string): Column => [name, 'moment']
const json = (name: string): Column => [name, 'json']

const instance: Omit<Columns<Instance>, 'id'> = {
  purpose: plain('purpose'),
  status: plain('status'),
  suspended: plain('suspended'),
  round: plain('round'),
  version: plain('version'),
  seq: plain('seq'),
  initiator: plain('initiator_id'),
  submittedBy: plain('submitted_by'),
  submittedAt: moment('submitted_at'),
  endedAt: moment('ended_at'),
  previousId: plain('previous_id'),
  choices: json('choices'),
}

const run: Omit<Columns<Run>, 'id'> = {
  nodeId: plain('node_id'),
  nodeType: plain('node_type'),
  visit: plain('visit'),
  round: plain('round'),
  token: plain('token'),
  status: plain('status'),
  mode: json('mode'),
  threshold: plain('threshold'),
  openedAt: moment('opened_at'),
  closedAt: moment('closed_at'),
  decision: json('decision'),
  resolution: json('resolution'),
  branches: json('branches'),
  jump: json('jump'),
  superseded: plain('superseded'),
  fromRunId: plain('from_run_id'),
}

const task: Omit<Columns<Task>, 'id'> = {
  runId: plain('run_id'),
  nodeId: plain('node_id'),
  kind: plain('kind'),
  assignee: plain('assignee_id'),
  substitute: plain('substitute_id'),
  seqNo: plain('seq_no'),
  weight: plain('weight'),
  status: plain('status'),
  closeReason: plain('close_reason'),
  actedBy: plain('acted_by'),
  actingFor: plain('acting_for'),
  originTaskId: plain('origin_task_id'),
  parentTaskId: plain('parent_task_id'),
  method: plain('method'),
  addedBy: plain('added_by'),
  opinion: plain('opinion'),
  signature: plain('signature'),
  draft: plain('draft'),
  viewedAt: moment('viewed_at'),
  openedAt: moment('opened_at'),
  decidedAt: moment('decided_at'),
  factsHash: plain('facts_hash'),
  urgeCount: plain('urge_count'),
  urgedAt: moment('urged_at'),
  auto: plain('auto'),
}

const timer: Omit<Columns<Timer>, 'id'> = {
  runId: plain('run_id'),
  taskId: plain('task_id'),
  kind: plain('kind'),
  action: plain('action'),
  attempt: plain('attempt'),
  fireAt: moment('fire_at'),
  status: plain('status'),
  pausedLeft: plain('paused_left'),
}

const cc: Omit<Columns<Cc>, 'id'> = {
  person: plain('user_id'),
  source: plain('source'),
  sentAt: moment('sent_at'),
  confirm: plain('needs_confirm'),
  confirmedAt: moment('confirmed_at'),
}

const proposal: Omit<Columns<Proposal>, 'id'> = {
  act: json('act'),
  by: plain('by_id'),
  at: moment('at'),
  reason: plain('reason'),
  status: plain('status'),
  answeredBy: plain('answered_by'),
  answeredAt: moment('answered_at'),
  answer: plain('answer'),
}

const columnsOf: Readonly<Record<Table, Readonly<Record<string, Column>>>> = {
  instance,
  run,
  task,
  timer,
  cc,
  proposal,
}

export const columnNames = (table: Table): readonly string[] => Object.values(columnsOf[table]).map(([name]) => name)

/** Every value of a row by its own name, with the column it is kept in. */
export const stateColumns = (table: Table): readonly { key: string; column: string; kind: Kind }[] =>
  Object.entries(columnsOf[table]).map(([key, [column, kind]]) => ({ key, column, kind }))

const toColumn = (kind: Kind, value: unknown): unknown =>
  kind === 'moment' && typeof value === 'number' ? new Date(value).toISOString() : value
const fromColumn = (kind: Kind, value: unknown): unknown =>
  kind === 'moment' && typeof value === 'string' ? Date.parse(value) : value

type Row = Readonly<Record<string, unknown>>

/** A row of the state as its table keeps it. */
export const toRow = (table: Table, value: Row): Row => ({
  id: value['id'],
  ...Object.fromEntries(
    Object.entries(columnsOf[table]).map(([key, [name, kind]]) => [name, toColumn(kind, value[key] ?? null)]),
  ),
})

export const fromRow = <T>(table: Table, row: Row): T =>
  ({
    id: row['id'],
    ...Object.fromEntries(
      Object.entries(columnsOf[table]).map(([key, [name, kind]]) => [key, fromColumn(kind, row[name] ?? null)]),
    ),
  }) as T

type RowList = 'runs' | 'tasks' | 'timers' | 'ccs' | 'proposals'
const tableOf: Readonly<Record<RowList, Exclude<Table, 'instance'>>> = {
  runs: 'run',
  tasks: 'task',
  timers: 'timer',
  ccs: 'cc',
  proposals: 'proposal',
}

export type Difference = {
  readonly table: Exclude<Table, 'instance'>
  readonly added: readonly Row[]
  readonly changed: readonly Row[]
}

/** Rows that are new and rows that differ; nothing is ever taken away. */
export const differences = (before: State | null, after: State): readonly Difference[] =>
  keysOf(tableOf).map((list) => {
    const table = tableOf[list]
    const old = new Map<string, unknown>((before?.[list] ?? []).map((row) => [row.id, row]))
    const rows: readonly (Row & { readonly id: string })[] = after[list]
    return {
      table,
      added: rows.filter(({ id }) => !old.has(id)).map((row) => toRow(table, row)),
      changed: rows.filter((row) => old.has(row.id) && old.get(row.id) !== row).map((row) => toRow(table, row)),
    }
  })
