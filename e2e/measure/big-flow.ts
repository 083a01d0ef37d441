/** A flow of three hundred nodes as a large company would draw it: conditions in conditions, and long lines. */

type Step = Readonly<Record<string, unknown>> & { readonly id: string }

const person = (id: string): Step => ({
  id,
  type: 'approve',
  name: `审批 ${id}`,
  approvers: [{ by: 'superior', of: 'initiator', level: 1, skipSelf: true }],
  mode: { kind: 'any', reject: 'first' },
})

const over = (value: number) => ({
  match: 'anyOfAll',
  groups: [[{ op: 'gte', path: 'amount', value: String(value) }]],
})

const line = (prefix: string, many: number): Step[] =>
  Array.from({ length: many }, (_, at) => person(`${prefix}-${String(at)}`))

const choice = (id: string, chains: readonly (readonly Step[])[]): Step => ({
  id,
  type: 'exclusive',
  name: `条件 ${id}`,
  branches: chains.map((chain, at) => ({
    id: `b${String(at)}`,
    name: `分支 ${String(at + 1)}`,
    when: at === chains.length - 1 ? null : over(10_000 * (chains.length - at)),
    chain,
  })),
})

/** Twenty-four nodes: a condition of four ways, one of which divides again, and a line after it. */
const stretch = (id: string): Step[] => [
  choice(id, [
    line(`${id}a`, 4),
    [...line(`${id}b`, 2), choice(`${id}x`, [line(`${id}c`, 3), line(`${id}d`, 3), line(`${id}e`, 2)])],
    line(`${id}f`, 3),
    line(`${id}g`, 2),
  ]),
  ...line(`${id}h`, 3),
]

const stretches = 12

export const bigFlow = (settings: unknown): Record<string, unknown> => ({
  schemaVersion: 2,
  settings,
  chain: [
    { id: 'start', type: 'start', name: '发起人' },
    ...Array.from({ length: stretches }, (_, at) => stretch(`n${String(at)}`)).flat(),
    ...line('last', 12),
    { id: 'end', type: 'end', name: '结束' },
  ],
})
