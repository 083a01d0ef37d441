import type { Mode } from './tree/approver.ts'
import type { FactValue } from './tree/condition.ts'
import type { Node } from './tree/node.ts'

/** Plain JSON throughout: every list is a table of the store, every object a row. Moments are milliseconds. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

export const activeStatuses = ['running', 'returned'] as const
export const finalStatuses = ['approved', 'rejected', 'withdrawn', 'terminated', 'voided'] as const
export type InstanceStatus = (typeof activeStatuses)[number] | (typeof finalStatuses)[number]
export type Purpose = 'create' | 'change' | 'void'

export type Instance = {
  readonly id: string
  readonly purpose: Purpose
  readonly status: InstanceStatus
  readonly suspended: boolean
  readonly round: number
  readonly version: number
  /** The number of the last event. */
  readonly seq: number
  readonly initiator: string
  readonly submittedBy: string
  readonly submittedAt: number
  readonly endedAt: number | null
  readonly previousId: string | null
  /** People chosen for nodes that ask for a choice. */
  readonly choices: { readonly [nodeId: string]: readonly string[] }
}

export type RunStatus = 'active' | 'passed' | 'rejected' | 'returned' | 'skipped' | 'cancelled'
export type BranchState = 'open' | 'arrived' | 'failed' | 'cancelled'
/** Straight back to the node that returned, provided nothing a condition looks at has changed. */
export type Jump = {
  readonly nodeId: string
  readonly since: number
  readonly facts: { readonly [path: string]: FactValue }
}

export type Run = {
  readonly id: string
  readonly nodeId: string
  readonly nodeType: Node['type']
  readonly visit: number
  readonly round: number
  readonly token: string
  readonly status: RunStatus
  readonly mode: Mode | null
  readonly threshold: number | null
  readonly openedAt: number
  readonly closedAt: number | null
  /** Why it closed as it did: the branch and its rules, the rule that skipped it, what a child said. */
  readonly decision: { readonly [key: string]: Json }
  readonly resolution: { readonly [key: string]: Json }
  /** Forks only: how far each branch is. */
  readonly branches: { readonly [branch: string]: BranchState } | null
  readonly jump: Jump | null
  readonly fromRunId: string | null
  /** Undone by a return, a move, a route back or a take-back: history, no longer the path. */
  readonly superseded: boolean
}

export const openStatuses = ['waiting', 'pending', 'suspended'] as const
export type TaskStatus =
  | (typeof openStatuses)[number]
  | 'approved'
  | 'rejected'
  | 'returned'
  | 'transferred'
  | 'handed_over'
  | 'skipped'
  | 'cancelled'
export type TaskKind = 'vote' | 'sign_before' | 'sign_after' | 'delegate' | 'handle' | 'fix' | 'external'
export type SignMethod = 'any' | 'all' | 'sequential'

export type Task = {
  readonly id: string
  readonly runId: string
  readonly nodeId: string
  readonly kind: TaskKind
  readonly assignee: string
  readonly substitute: string | null
  readonly seqNo: number
  readonly weight: number
  readonly status: TaskStatus
  readonly closeReason: string | null
  readonly actedBy: string | null
  readonly actingFor: string | null
  readonly originTaskId: string | null
  readonly parentTaskId: string | null
  readonly method: SignMethod | null
  readonly addedBy: string | null
  readonly opinion: string
  readonly signature: string | null
  readonly draft: string | null
  readonly viewedAt: number | null
  readonly openedAt: number | null
  readonly decidedAt: number | null
  readonly factsHash: string | null
  readonly urgeCount: number
  readonly urgedAt: number | null
  readonly auto: boolean
}

export type TimerKind = 'timeout' | 'delay' | 'callback' | 'child'
export type Timer = {
  readonly id: string
  readonly runId: string
  readonly taskId: string | null
  readonly kind: TimerKind
  /** Which of the node's timeout actions. */
  readonly action: number
  readonly attempt: number
  readonly fireAt: number
  readonly status: 'armed' | 'paused' | 'fired' | 'cancelled'
  readonly pausedLeft: number | null
}

export type Cc = {
  readonly id: string
  readonly person: string
  readonly source: string
  readonly sentAt: number | null
  readonly confirm: boolean
  readonly confirmedAt: number | null
}

/** What one admin wants done over others' heads, in the words of the command. */
export type Proposal = {
  readonly id: string
  readonly act: { readonly do: string; readonly [key: string]: Json }
  readonly by: string
  readonly at: number
  readonly reason: string
  readonly status: 'open' | 'confirmed' | 'refused' | 'withdrawn' | 'lapsed'
  readonly answeredBy: string | null
  readonly answeredAt: number | null
  readonly answer: string
}

export type State = {
  readonly instance: Instance
  readonly runs: readonly Run[]
  readonly tasks: readonly Task[]
  readonly timers: readonly Timer[]
  readonly ccs: readonly Cc[]
  readonly proposals: readonly Proposal[]
}

export const isOpen = (task: Task): boolean =>
  task.status === 'waiting' || task.status === 'pending' || task.status === 'suspended'
export const isVoter = (task: Task): boolean => task.parentTaskId === null && task.kind !== 'fix'
export const isActive = (state: State): boolean =>
  state.instance.status === 'running' || state.instance.status === 'returned'
