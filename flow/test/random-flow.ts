import type { Condition } from '../src/tree/condition.ts'
import type { Flow } from '../src/tree/node.ts'
import type { Settings } from '../src/tree/settings.ts'
import { approval, flowOf, when } from './flows.ts'
import type { Tape } from './tape.ts'
import { staff } from './world.ts'

type Loose = Readonly<Record<string, unknown>>
type MakeOptions = { readonly tape: Tape; ids: number; readonly plain: boolean }

const nextId = (making: MakeOptions): string => {
  making.ids += 1
  return `n${String(making.ids)}`
}

export const thresholds = ['100', '1000', '1000.01', '50000'] as const

const randomCondition = ({ tape }: MakeOptions): Condition =>
  tape.chance(80)
    ? when({ op: tape.pick(['gt', 'gte', 'lt', 'lte', 'eq', 'ne']), path: 'amount', value: tape.pick(thresholds) })
    : when({ op: tape.pick(['isTrue', 'isFalse']), path: 'urgent' })

const randomMode = ({ tape }: MakeOptions): Loose =>
  tape.pick<Loose>([
    { kind: 'all', reject: 'one' },
    { kind: 'sequential' },
    { kind: 'any', reject: 'first' },
    { kind: 'sequential' },
    { kind: 'all', reject: 'everyone' },
    { kind: 'any', reject: 'everyone' },
    { kind: 'percent', percent: 1 + tape.below(100) },
    { kind: 'count', count: 1 + tape.below(4) },
    { kind: 'weight', threshold: 1 + tape.below(6), weights: { ann: 3, bob: 2 } },
    { kind: 'claim' },
  ])

const randomApprovers = (making: MakeOptions): readonly unknown[] => {
  const { tape } = making
  const ids = [...new Set(Array.from({ length: 1 + tape.below(3) }, () => tape.pick(staff)))]
  const named = { by: 'person', ids }
  if (making.plain || tape.chance(70)) return [named]
  return [
    tape.pick<Loose>([
      { by: 'superior', of: 'initiator', level: 1 + tape.below(3), skipSelf: true },
      { by: 'superiorChain', of: 'initiator', from: 1, until: 'top', order: 'up' },
      { by: 'role', ids: [tape.pick(['r1', 'r2'])], scope: 'tenant' },
      { by: 'deptHead', of: 'initiator', level: 1 },
      { by: 'initiator' },
      { by: 'field', path: 'owner' },
      { by: 'person', ids: [...ids, 'ini', 'gone', 'nobody'] },
    ]),
  ]
}

const randomTimeout = ({ tape }: MakeOptions): Loose => {
  const after = { amount: 10 + tape.below(100), unit: tape.pick(['minute', 'hour', 'workday'] as const) }
  const action = tape.pick<Loose>([
    { do: 'remind', times: 2, every: { amount: 10, unit: 'minute' } },
    { do: 'pass', upTo: null },
    { do: 'reject' },
    { do: 'return' },
    { do: 'transfer', to: 'superior' },
    { do: 'addSuperior' },
    { do: 'urgeSuperior' },
  ])
  return {
    basis: tape.pick(['task', 'node'] as const),
    actions: [{ ...action, after: { ...after, amount: after.unit === 'workday' ? 2 : after.amount } }],
  }
}

const randomPeople = (making: MakeOptions): Loose => {
  const { tape } = making
  return approval(nextId(making), [], {
    approvers: randomApprovers(making),
    mode: randomMode(making),
    ...(!making.plain && tape.chance(25) && { timeout: randomTimeout(making) }),
    ...(!making.plain &&
      tape.chance(30) && {
        onReject: tape.pick<Loose>([
          { to: 'initiator', after: 'rerun' },
          { to: 'previous', after: 'rerun' },
          { to: 'previous', after: 'jumpBack' },
          { to: 'end' },
          { to: 'choose', after: 'rerun' },
        ]),
      }),
    ...(tape.chance(10) && { skipWhen: randomCondition(making) }),
    ...(tape.chance(10) && { signerReject: 'rejects' }),
    ...(!making.plain && tape.chance(8) && { kind: 'pass' }),
  })
}

const randomBranches = (making: MakeOptions, depth: number, conditional: boolean): readonly Loose[] => {
  const count = 2 + making.tape.below(2)
  return Array.from({ length: count }, (_, at) => ({
    id: `b${String(at + 1)}`,
    name: `branch ${String(at + 1)}`,
    when: conditional && at < count - 1 ? randomCondition(making) : null,
    chain: randomChain(making, depth - 1, 0),
  }))
}

const randomMachine = (making: MakeOptions): Loose => {
  const base = { id: nextId(making), name: 'machine' }
  return making.tape.pick<Loose>([
    { ...base, type: 'cc', recipients: [{ by: 'person', ids: [making.tape.pick(staff)] }] },
    { ...base, type: 'delay', until: { duration: { amount: 30, unit: 'minute' } } },
    { ...base, type: 'trigger', act: { do: 'followUp', title: 'follow' } },
    {
      ...base,
      type: 'trigger',
      act: { do: 'webhook', url: 'https://example.com/', wait: { amount: 1, unit: 'hour' } },
      onFailure: making.tape.pick(['continue', 'reject', 'return']),
    },
    {
      ...base,
      type: 'sub',
      flowKey: 'child',
      document: 'same',
      initiator: 'same',
      wait: true,
      childRejected: making.tape.pick(['reject', 'return', 'continue']),
    },
  ])
}

const randomNode = (making: MakeOptions, depth: number): Loose => {
  const { tape } = making
  const kind = tape.below(100)
  if (depth === 0 || kind < 50) return randomPeople(making)
  if (kind < 60) return randomMachine(making)
  const type = kind < 72 ? 'exclusive' : kind < 90 ? 'parallel' : 'inclusive'
  const id = nextId(making)
  const concurrent = type !== 'exclusive'
  return {
    id,
    type,
    name: id,
    branches: randomBranches(making, depth, type !== 'parallel'),
    ...(concurrent && !making.plain && tape.chance(15) && { join: 'first' }),
    ...(concurrent && !making.plain && tape.chance(20) && { failure: { of: 'branch', percent: 1 + tape.below(100) } }),
  }
}

const randomChain = (making: MakeOptions, depth: number, least: number): readonly Loose[] => {
  const nodes = Array.from({ length: least + making.tape.below(3) }, () => randomNode(making, depth))
  const first = nodes.find(({ type }) => type === 'approve')
  if (making.plain || !first || !making.tape.chance(15)) return nodes
  return [
    ...nodes,
    {
      id: nextId(making),
      type: 'route',
      name: 'route',
      rules: [{ when: randomCondition(making), to: first['id'] }],
      cap: 2,
    },
  ]
}

const randomSettings = ({ tape, plain }: MakeOptions): Partial<Settings> => ({
  dedupe: plain ? 'none' : tape.pick(['none', 'consecutive', 'once']),
  self: tape.pick(['approve', 'skip', 'superior', 'admin'] as const),
  empty: tape.pick([{ do: 'admin' }, { do: 'pass' }, { do: 'superior' }, { do: 'reject' }] as const),
  rejected: tape.pick(['end', 'initiator'] as const),
  ...(!plain && tape.chance(20) && { dualControl: true, admins: ['admin', 'boss'] }),
})

/** Trees of every kind; `plain` ones leave out what decides by itself. */
export const randomFlow = (tape: Tape, plain = false, depth = 3): Flow => {
  const making: MakeOptions = { tape, ids: 0, plain }
  const over = randomSettings(making)
  return flowOf(randomChain(making, depth, 2), over)
}
