import { evaluate } from '../../src/evaluate.ts'
import { parts as ownParts, type Parts } from '../../src/run/parts.ts'
import type { Condition, FactField, Facts, FactValue, Rule } from '../../src/tree/condition.ts'
import type { ChoiceNode, Flow } from '../../src/tree/node.ts'
import { validate } from '../../src/validate.ts'
import { approval, choice, flowOf } from '../flows.ts'
import { newGame, stateOf, submit } from '../play.ts'
import { tapeOf, type Tape } from '../tape.ts'
import { worldOf } from '../world.ts'
import { must } from './must.ts'

type Evaluate = typeof evaluate
const today = '2026-03-01'
const amounts = ['0', '100', '100.01', '999.99', '1000', '1000.01', '9999999999999.99', '0.1', '0.3']

const one = (rule: Rule): Condition => ({ match: 'anyOfAll', groups: [[rule]] })

const weirdValue = (tape: Tape): FactValue =>
  tape.pick<FactValue>([
    null,
    '',
    '001',
    'abc',
    tape.pick(amounts),
    7,
    true,
    { id: 'p1', roles: ['r1'], depts: ['d1', 'd2'] },
    { id: 'd2', path: ['d1', 'd2'], head: 'p1' },
    [{ price: '1.10' }, { price: 'x' }, {}],
    [],
    '2026-02-28',
    { ids: ['abc', 'd1'], path: ['abc', 'd0', 'd1'] },
    { ids: [], path: [] },
    { from: '2026-02-27', to: '2026-03-02' },
  ])

const anyRule = (tape: Tape): Rule => {
  const path = tape.pick(['a', 'b'])
  const [value, other] = [tape.pick(amounts), tape.pick(amounts)]
  return tape.pick<Rule>([
    { op: tape.pick(['eq', 'ne', 'gt', 'gte', 'lt', 'lte'] as const), path, value },
    { op: 'between', path, from: { value, closed: tape.chance(50) }, to: { value: other, closed: tape.chance(50) } },
    { op: tape.pick(['empty', 'notEmpty', 'isTrue', 'isFalse'] as const), path },
    {
      op: tape.pick(['is', 'isNot', 'contains', 'notContains', 'startsWith'] as const),
      path,
      value: tape.pick(['abc', '0', 'p1']),
    },
    {
      op: tape.pick([
        'in',
        'notIn',
        'inTree',
        'inRole',
        'inDept',
        'inDeptTree',
        'hasAny',
        'hasAll',
        'hasNone',
      ] as const),
      path,
      values: ['abc', 'd1', 'r1'],
    },
    { op: 'levelAtLeast', path, value: 2 },
    { op: 'sizeAtLeast', path, value: 2 },
    { op: 'headIs', path, value: 'p1' },
    { op: tape.pick(['before', 'after'] as const), path, value: '2026-02-28' },
    { op: tape.pick(['withinDays', 'lastsDays'] as const), path, days: tape.below(5) },
    { op: tape.pick(['sum', 'max', 'count'] as const), path, column: 'price', than: 'gte', value: '1' },
    { op: tape.pick(['anyRow', 'everyRow'] as const), path, rule: { op: 'gt', path: 'price', value: '1' } },
  ])
}

const shuffled = <Item>(tape: Tape, items: readonly Item[]): Item[] =>
  items
    .map((item) => [tape.below(1000), item] as const)
    .toSorted((a, b) => a[0] - b[0])
    .map(([, item]) => item)

/** Always an answer; order does not matter; what is missing makes nothing true but `empty`. */
export const judgesTotally = (numbers: readonly number[], judge: Evaluate = evaluate): void => {
  const tape = tapeOf(numbers)
  const facts: Facts = { a: weirdValue(tape), b: weirdValue(tape) }
  const groups = Array.from({ length: 1 + tape.below(3) }, () =>
    Array.from({ length: 1 + tape.below(3) }, () => anyRule(tape)),
  )
  const match = tape.pick(['anyOfAll', 'allOfAny'] as const)
  const verdict = judge({ match, groups }, facts, today).holds
  const other = judge(
    {
      match,
      groups: shuffled(
        tape,
        groups.map((group) => shuffled(tape, group)),
      ),
    },
    facts,
    today,
  ).holds
  must(verdict === other, 'the order of rules changed the answer')
  const rule = anyRule(tape)
  const missing = judge(one(rule), {}, today).holds
  must(missing === (rule.op === 'empty'), `${rule.op} of a missing value`)
}

const fen = (text: string): bigint => {
  const [whole = '0', part = ''] = text.split('.')
  return BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'))
}

const aFenMore = (text: string): string => {
  const digits = String(fen(text) + 1n).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Money as whole fen, opposites as opposites. */
export const comparesExactly = (numbers: readonly number[], judge: Evaluate = evaluate): void => {
  const tape = tapeOf(numbers)
  const money = (): string =>
    `${String(tape.below(10_000))}${String(tape.below(10_000))}${String(tape.below(100_000))}.${String(tape.below(100)).padStart(2, '0')}`.replace(
      /^0+(?=\d)/,
      '',
    )
  const a = money()
  const b = tape.pick([a, aFenMore(a), money()])
  const holds = (rule: Rule, value: FactValue = a): boolean => judge(one(rule), { x: value }, today).holds
  must(holds({ op: 'lt', path: 'x', value: b }) === fen(a) < fen(b), `${a} < ${b}`)
  must(holds({ op: 'eq', path: 'x', value: b }) === (fen(a) === fen(b)), `${a} = ${b}`)
  const [from, to] = [money(), money()]
  const both = holds({ op: 'gte', path: 'x', value: from }) && holds({ op: 'lte', path: 'x', value: to })
  const closed = { from: { value: from, closed: true }, to: { value: to, closed: true } }
  must(holds({ op: 'between', path: 'x', ...closed }) === both, 'between is both ends')
  const values = [tape.pick(['k1', 'k2']), 'k3']
  const kind = tape.pick(['k1', 'k2', 'k3'])
  must(
    holds({ op: 'in', path: 'x', values }, kind) !== holds({ op: 'notIn', path: 'x', values }, kind),
    'in and not in',
  )
}

const fields: readonly FactField[] = [
  { path: 'amount', type: 'money', required: true },
  { path: 'urgent', type: 'flag', required: true },
]
const edges = ['100', '200', '300']

const randomCondition = (tape: Tape): Condition => {
  const rule = (): Rule =>
    tape.chance(75)
      ? { op: tape.pick(['gt', 'gte', 'lt', 'lte', 'eq', 'ne'] as const), path: 'amount', value: tape.pick(edges) }
      : { op: tape.pick(['isTrue', 'isFalse'] as const), path: 'urgent' }
  const groups = Array.from({ length: 1 + tape.below(2) }, () => Array.from({ length: 1 + tape.below(2) }, rule))
  return { match: tape.pick(['anyOfAll', 'allOfAny'] as const), groups }
}

const everyFact = (): readonly Facts[] =>
  edges.flatMap((edge) =>
    [-1, 0, 1].flatMap((step) =>
      [true, false].map((urgent) => ({ amount: (Number(edge) + step / 100).toFixed(2), urgent })),
    ),
  )

const branchTaken = (flow: Flow, facts: Facts, parts: Parts): readonly string[] => {
  const game = newGame(flow, worldOf({ facts }), parts)
  submit(game)
  return stateOf(game)
    .runs.filter(({ nodeType }) => nodeType === 'approve')
    .map(({ nodeId }) => nodeId)
}

/** One branch for every document, the first that fits; a branch called unreachable is, and no other. */
export const choosesOne = (numbers: readonly number[], parts: Parts = ownParts): void => {
  const tape = tapeOf(numbers)
  const conditions = Array.from({ length: 1 + tape.below(3) }, () => randomCondition(tape))
  const branches = [...conditions, null].map(
    (condition, at) => [condition, [approval(`n${String(at)}`, 'ann')]] as const,
  )
  const flow = flowOf([choice('c', branches)])
  const node = flow.chain[1] as ChoiceNode
  const taken = new Set<string>()
  for (const facts of everyFact()) {
    const [branch, ...more] = branchTaken(flow, facts, parts)
    must(branch !== undefined && more.length === 0, 'exactly one branch')
    const first = node.branches.findIndex(({ when }) => when === null || evaluate(when, facts, today).holds)
    must(branch === `n${String(first)}`, `took ${String(branch)} instead of n${String(first)}`)
    taken.add(`b${String(first + 1)}`)
  }
  const never = validate(flow, { fields })
    .filter(({ code }) => code === 'neverHit')
    .map(({ path }) => path.at(-1))
  const missed = node.branches.filter(({ id, when }) => when !== null && !taken.has(id)).map(({ id }) => id)
  must(
    JSON.stringify(never) === JSON.stringify(missed),
    `called unreachable: ${String(never)}, never taken: ${String(missed)}`,
  )
}
