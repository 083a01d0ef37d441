import type { Strategy } from '../src/tree/approver.ts'
import type { Condition, Rule } from '../src/tree/condition.ts'
import { Flow, type PeopleNode } from '../src/tree/node.ts'
import type { Settings } from '../src/tree/settings.ts'

export const settings: Settings = {
  admins: ['admin'],
  withdraw: 'anyTime',
  withdrawReason: false,
  takeBack: true,
  void: 'direct',
  rejected: 'end',
  dedupe: 'none',
  self: 'approve',
  empty: { do: 'admin' },
  substitutes: true,
  batch: true,
  comments: true,
  urgeMinutes: 30,
  allowNoHuman: false,
  dualControl: false,
  amountPath: 'amount',
  factChange: 'refuse',
  chooseApprovers: true,
  ccOnSubmit: [],
  ccOnEnd: [],
}

export const people = (...ids: string[]): Strategy[] => [{ by: 'person', ids }]
export const all: PeopleNode['mode'] = { kind: 'all', reject: 'one' }

/** A flow from its nodes in between, completed by the schema's own defaults. */
export const flowOf = (nodes: readonly unknown[], over: Partial<Settings> = {}): Flow =>
  Flow.parse({
    schemaVersion: 2,
    settings: { ...settings, ...over },
    chain: [{ id: 'start', type: 'start', name: 'start' }, ...nodes, { id: 'end', type: 'end', name: 'end' }],
  })

type Loose = Readonly<Record<string, unknown>>

export const approval = (id: string, ids: string | readonly string[], over: Loose = {}): Loose => ({
  id,
  type: 'approve',
  name: id,
  approvers: people(...[ids].flat()),
  mode: all,
  ...over,
})

export const cc = (id: string, ...ids: string[]): Loose => ({ id, type: 'cc', name: id, recipients: people(...ids) })

export const when = (...rules: Rule[]): Condition => ({ match: 'anyOfAll', groups: [rules] })
export const above = (value: string): Condition => when({ op: 'gt', path: 'amount', value })

export const fork = (id: string, chains: readonly (readonly unknown[])[], over: Loose = {}): Loose => ({
  id,
  type: 'parallel',
  name: id,
  branches: chains.map((chain, at) => ({
    id: `b${String(at + 1)}`,
    name: `branch ${String(at + 1)}`,
    when: null,
    chain,
  })),
  ...over,
})

export const choice = (
  id: string,
  branches: readonly (readonly [Condition | null, readonly unknown[]])[],
  type = 'exclusive',
): Loose => ({
  id,
  type,
  name: id,
  branches: branches.map(([condition, chain], at) => ({
    id: `b${String(at + 1)}`,
    name: `branch ${String(at + 1)}`,
    when: condition,
    chain,
  })),
})
