import { expect, test } from 'vitest'
import { problemCodes, textKey, type CheckContext } from '../src/check/problem.ts'
import type { Condition, Rule } from '../src/tree/condition.ts'
import type { Flow } from '../src/tree/node.ts'
import { mayPublish, validate } from '../src/validate.ts'
import { above, approval, choice, flowOf, fork, when } from './flows.ts'
import { by, newGame, send, submit, taskOf } from './play.ts'
import { worldOf } from './world.ts'

const known: CheckContext = {
  fields: [
    { path: 'amount', type: 'money', required: true },
    { path: 'kind', type: 'enum', required: true, options: ['goods', 'service'] },
    { path: 'memo', type: 'text', required: false },
  ],
  people: new Map([
    ['ann', 'active'],
    ['bob', 'active'],
    ['gone', 'left'],
  ]),
  roles: new Map([
    ['buyers', 2],
    ['empty', 0],
  ]),
}

const a = approval('a', 'ann')
const b = approval('b', 'bob')
const on = (...rules: Rule[]): unknown =>
  choice('c', [
    [when(...rules), [a]],
    [null, [b]],
  ])
const late = (action: object): Record<string, unknown> => ({ timeout: { basis: 'task', actions: [action] } })
const hour = { amount: 1, unit: 'hour' }
const deep = (levels: number): unknown => fork(`f${String(levels)}`, [[levels === 0 ? b : deep(levels - 1)], []])
const wide = (forks: number, steps: number): unknown =>
  fork(
    'w',
    Array.from({ length: forks }, (_, x) => [
      fork(
        `w${String(x)}`,
        Array.from({ length: steps }, (__, y) => [approval(`w${String(x)}s${String(y)}`, 'ann')]),
      ),
    ]),
  )
const raw = (flow: Flow, chain: (nodes: Flow['chain']) => Flow['chain']): Flow => ({
  ...flow,
  chain: chain(flow.chain),
})

/** One flow for everything that can be wrong with one. */
const wrong: Readonly<Record<string, Flow>> = {
  startMissing: raw(flowOf([a]), (nodes) => nodes.slice(1)),
  endMissing: raw(flowOf([a]), (nodes) => nodes.slice(0, -1)),
  misplaced: flowOf([a, { id: 'x', type: 'end', name: 'x' }]),
  idTwice: flowOf([a, a]),
  tooDeep: flowOf([a, deep(4)]),
  tooWide: flowOf([a, wide(20, 20)]),
  defaultMissing: flowOf([
    choice('c', [
      [above('1'), [a]],
      [above('2'), [b]],
    ]),
  ]),
  defaultNotLast: flowOf([
    choice('c', [
      [null, [a]],
      [above('2'), [b]],
    ]),
  ]),
  conditionMissing: flowOf([
    choice('c', [
      [null, [a]],
      [null, [b]],
    ]),
  ]),
  fieldUnknown: flowOf([on({ op: 'isTrue', path: 'weather' })]),
  fieldOptional: flowOf([on({ op: 'is', path: 'memo', value: 'x' })]),
  operatorUnfit: flowOf([on({ op: 'contains', path: 'amount', value: '1' })]),
  optionGone: flowOf([on({ op: 'is', path: 'kind', value: 'cattle' })]),
  neverHit: flowOf([
    choice('c', [
      [above('100'), [a]],
      [above('200'), []],
      [null, [b]],
    ]),
  ]),
  overlap: flowOf([
    choice('c', [
      [above('100'), [a]],
      [above('50'), []],
      [null, [b]],
    ]),
  ]),
  gap: flowOf([
    choice('c', [
      [above('100'), [a]],
      [when({ op: 'lt', path: 'amount', value: '50' }), []],
      [null, [b]],
    ]),
  ]),
  noApprover: flowOf([
    choice('c', [
      [above('100'), [a]],
      [null, []],
    ]),
  ]),
  unreachable: flowOf([approval('x', [], { approvers: [], kind: 'reject' }), a]),
  routeTarget: flowOf([
    fork('p', [[a], [b]]),
    { id: 'r', type: 'route', name: 'r', rules: [{ when: above('1'), to: 'a' }] },
  ]),
  routeLoop: flowOf([
    approval('x', [], { approvers: [], kind: 'pass' }),
    a,
    { id: 'r', type: 'route', name: 'r', rules: [{ when: above('1'), to: 'x' }] },
  ]),
  noPeople: flowOf([approval('x', [], { approvers: [] })]),
  personGone: flowOf([approval('x', 'gone')]),
  roleEmpty: flowOf([approval('x', [], { approvers: [{ by: 'role', ids: ['empty'], scope: 'tenant' }] })]),
  firstApproverSelect: flowOf([approval('x', [], { approvers: [{ by: 'approverSelect', min: 1, max: 1 }] })]),
  prevApproverLater: flowOf([approval('x', [], { approvers: [{ by: 'prevApprover', nodeId: 'a' }] }), a]),
  handleMode: flowOf([approval('x', 'ann', { type: 'handle', mode: { kind: 'percent', percent: 50 } })]),
  requiredHidden: flowOf([
    approval('x', 'ann', { fields: { memo: 'hidden' } }),
    approval('y', 'bob', { fields: { memo: 'required' } }),
  ]),
  factEditable: flowOf([
    on({ op: 'gt', path: 'amount', value: '1' }),
    approval('x', 'ann', { fields: { amount: 'edit' } }),
  ]),
  timeoutShort: flowOf([approval('x', 'ann', late({ do: 'reject', after: { amount: 5, unit: 'minute' } }))]),
  timeoutLong: flowOf([approval('x', 'ann', late({ do: 'reject', after: { amount: 32, unit: 'day' } }))]),
  autoPassMoney: flowOf([approval('x', 'ann', late({ do: 'pass', after: hour, upTo: null }))]),
  autoPassNeedsWords: flowOf([
    approval('x', 'ann', { ...late({ do: 'pass', after: hour, upTo: null }), signature: true }),
  ]),
  rejectTarget: flowOf([approval('x', 'ann', { onReject: { to: 'node', nodeId: 'nowhere', after: 'rerun' } })]),
  jumpAcross: flowOf([fork('p', [[approval('x', 'ann', { onReject: { to: 'initiator', after: 'jumpBack' } })], [b]])]),
  rejectsForEver: flowOf([
    approval('x', 'ann', { empty: { do: 'reject' }, onReject: { to: 'initiator', after: 'rerun' } }),
  ]),
}

test.for(problemCodes)('found: %s', (code) => {
  const flow = wrong[code]
  const problems = flow ? validate(flow, known) : []
  expect(problems.map((problem) => problem.code)).toContain(code)
})

test('a plain flow has no problems, and problems say where they are', () => {
  expect(validate(flowOf([a, b]), known)).toEqual([])
  const problems = validate(wrong['optionGone'] ?? flowOf([a]), known)
  expect(problems).toEqual([
    { level: 'error', code: 'optionGone', path: ['c', 'b1'], data: { field: 'kind', value: 'cattle' } },
  ])
  expect(problems.map(textKey)).toEqual(['approval.problem.optionGone'])
  expect(mayPublish(problems)).toBe(false)
})

test('as many steps as may be reached at once are, and one more is refused before anybody submits it', () => {
  const begun = (flow: Flow) => {
    const game = newGame(flow, worldOf())
    submit(game)
    return send(game, by('ann', { do: 'approve', taskId: taskOf(game, 'ann').id }))
  }
  const fits = flowOf([a, wide(9, 20)])
  expect(validate(fits, known).map(({ code }) => code)).toEqual([])
  expect(begun(fits).ok).toBe(true)
  const over = flowOf([a, wide(10, 19)])
  expect(validate(over, known)).toEqual([
    { level: 'error', code: 'tooWide', path: ['w'], data: { count: 201, most: 200 } },
  ])
  expect(begun(over)).toMatchObject({ ok: false, refusal: { key: 'loop' } })
})

test('steps one after the other, choices between many and branches that wait for somebody are no more than one at once', () => {
  const many = (chain: (n: number) => unknown[]) => Array.from({ length: 15 }, (_, n) => chain(n))
  const line = Array.from({ length: 250 }, (_, n) => approval(`l${String(n)}`, 'ann'))
  const chosen = choice('c', [
    ...many((n) => [
      fork(
        `f${String(n)}`,
        many((m) => [approval(`f${String(n)}s${String(m)}`, 'ann')]),
      ),
    ]).map((chain, n) => [above(String(n)), chain] as [Condition, unknown[]]),
    [null, []],
  ])
  const waiting = fork(
    'w',
    many((n) => Array.from({ length: 15 }, (_, m) => approval(`w${String(n)}s${String(m)}`, 'ann'))),
  )
  for (const nodes of [line, [chosen], [waiting]])
    expect(validate(flowOf(nodes), known).map(({ code }) => code)).not.toContain('tooWide')
})

test('a flow of many choices is checked in a moment', () => {
  const rules = Array.from({ length: 15 }, (_, n): Rule => ({ op: 'gt', path: 'amount', value: String(n * 7) }))
  const choices = Array.from({ length: 150 }, (_, n) =>
    choice(`c${String(n)}`, [
      ...rules.map((rule) => [when(rule, { op: 'is', path: 'kind', value: 'goods' }), []] as [Condition, unknown[]]),
      [null, []],
    ]),
  )
  const flow = flowOf([...choices, a])
  const began = performance.now()
  validate(flow, known)
  expect(performance.now() - began).toBeLessThan(2000)
})
