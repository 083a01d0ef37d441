// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { diffOf } from '@srm/flow/edit/diff'
import { replaceNode, replaceSettings } from '@srm/flow/edit/nodes'
import { Node } from '@srm/flow/tree/node'
import type { Settings } from '@srm/flow/tree/settings'
import { t as d } from '../flow.texts.ts'
import { approve, catalog, flowOf, settings } from '../drawer/drawer.fixture.ts'
import { t } from '../drawer/drawer.texts.ts'
import { changeLines, settingLines } from './lines.ts'
import type { Texts } from './people.ts'

const say: Texts = { t, d, catalog, names: (id) => ({ p0: '周敏', p1: '王五', n: '初审' })[id] }
const superior = (level: number, skipSelf = false) => ({ by: 'superior', of: 'initiator', level, skipSelf })
const over = (value: string) => ({ match: 'anyOfAll', groups: [[{ op: 'gte', path: 'amount', value }]] })
const day = (amount: number) => ({ amount, unit: 'day' })
const late = (...actions: object[]) => ({ basis: 'task', actions })

const people = { ...approve('n', []), name: '初审' }
const fork = {
  id: 'n',
  type: 'parallel',
  name: 'n',
  branches: ['x', 'y'].map((id) => ({ id, name: id, when: null, chain: [] })),
}
const sub = {
  id: 'n',
  type: 'sub',
  name: 'n',
  flowKey: 'a',
  document: 'same',
  initiator: 'same',
  wait: true,
  childRejected: 'reject',
}
const trigger = { id: 'n', type: 'trigger', name: 'n', act: { do: 'followUp', title: '归档' } }
const delay = { id: 'n', type: 'delay', name: 'n', until: { duration: day(1) } }

test.for<[string, object, object, object]>([
  ['name', people, { name: '甲' }, { name: '乙' }],
  ['note', people, {}, { note: '看合同' }],
  ['level', people, { approvers: [superior(1)] }, { approvers: [superior(2)] }],
  ['skip oneself', people, { approvers: [superior(1)] }, { approvers: [superior(1, true)] }],
  ['people', people, { approvers: [{ by: 'person', ids: ['p0'] }] }, { approvers: [{ by: 'person', ids: ['p1'] }] }],
  [
    'scope',
    people,
    { approvers: [{ by: 'role', ids: ['r'], scope: 'tenant' }] },
    { approvers: [{ by: 'role', ids: ['r'], scope: 'initiatorDept' }] },
  ],
  [
    'heads',
    people,
    { approvers: [{ by: 'deptHead', of: 'initiator', level: 1 }] },
    { approvers: [{ by: 'deptHead', of: { depts: ['q'] }, level: 1 }] },
  ],
  [
    'chain',
    people,
    { approvers: [{ by: 'superiorChain', of: 'initiator', from: 1, until: 'top', order: 'up' }] },
    { approvers: [{ by: 'superiorChain', of: 'initiator', from: 1, until: { fromTop: 2 }, order: 'up' }] },
  ],
  [
    'choice',
    people,
    { approvers: [{ by: 'selfSelect', min: 1, max: 2 }] },
    { approvers: [{ by: 'selfSelect', min: 1, max: 2, scope: { people: ['p1'] } }] },
  ],
  ['mode', people, { mode: { kind: 'any', reject: 'first' } }, { mode: { kind: 'any', reject: 'everyone' } }],
  [
    'weights',
    people,
    { mode: { kind: 'weight', threshold: 3, weights: { p0: 2 } } },
    { mode: { kind: 'weight', threshold: 3, weights: { p0: 3 } } },
  ],
  ['empty', people, {}, { empty: { do: 'people', ids: ['p1'] } }],
  ['self', people, {}, { self: 'skip' }],
  [
    'deadline',
    people,
    { timeout: late({ do: 'pass', after: day(1), upTo: null }) },
    { timeout: late({ do: 'pass', after: day(1), upTo: '500' }) },
  ],
  [
    'reminders',
    people,
    { timeout: late({ do: 'remind', after: day(1), every: day(1), times: 1 }) },
    { timeout: late({ do: 'remind', after: day(1), every: day(1), times: 2 }) },
  ],
  [
    'rejection',
    people,
    { onReject: { to: 'initiator', after: 'rerun' } },
    { onReject: { to: 'initiator', after: 'jumpBack' } },
  ],
  ['actions', people, { off: [] }, { off: ['transfer'] }],
  ['words', people, { opinion: ['reject'] }, { opinion: ['approve', 'reject'] }],
  ['signature', people, { signature: false }, { signature: true }],
  ['password', people, {}, { passwordAbove: '50000' }],
  ['skipping', people, { skipWhen: over('1') }, { skipWhen: over('2') }],
  ['a field', people, { fields: { amount: 'read' } }, { fields: { amount: 'edit' } }],
  ['a column', people, {}, { fields: { 'lines.price': 'hidden' } }],
  [
    'copies',
    { id: 'n', type: 'cc', name: 'n', recipients: [{ by: 'initiator' }] },
    { when: 'reached' },
    { when: 'end' },
  ],
  [
    'rules',
    { id: 'n', type: 'route', name: 'n' },
    { rules: [{ when: over('1'), to: 'start' }] },
    { rules: [{ when: over('1'), to: 'n' }] },
  ],
  ['waiting', delay, {}, { until: { date: '2026-12-01' } }],
  [
    'waiting for a field',
    delay,
    { until: { field: 'due', offsetDays: 1 } },
    { until: { field: 'due', offsetDays: 2 } },
  ],
  ['a trigger', trigger, {}, { act: { do: 'update', set: { subject: '急' } } }],
  ['failing', trigger, { onFailure: 'continue' }, { onFailure: 'reject' }],
  ['a child', sub, { each: null }, { each: 'lines' }],
  ['joining', fork, { join: 'all' }, { join: 'first' }],
  ['failing branches', fork, {}, { failure: { of: 'branch', percent: 50 } }],
])('%s is told in words that differ', ([, node, one, other]) => {
  const [before, after] = [Node.parse({ ...node, ...one }), Node.parse({ ...node, ...other })]
  const flow = flowOf(before)
  const changed = diffOf(flow, replaceNode(flow, after)).rows.filter(({ state }) => state === 'changed')
  const lines = changed.flatMap((row) => changeLines(row, say))
  expect(lines).toHaveLength(1)
  for (const line of lines) {
    expect(line.before).not.toBe(line.after)
    expect(line.label).toMatch(/\p{Script=Han}/u)
  }
})

test('a field is called as on the document, a column by its table', () => {
  const flow = flowOf(people)
  const [row] = diffOf(flow, replaceNode(flow, { ...people, fields: { 'lines.price': 'hidden' } })).rows.filter(
    ({ state }) => state === 'changed',
  )
  expect(row && changeLines(row, say)).toEqual([{ label: '字段“明细 / 单价”', before: '未设置', after: '隐藏' }])
})

test('every setting of the flow has words', () => {
  const other: Settings = {
    ...settings,
    admins: ['p1'],
    withdraw: 'never',
    withdrawReason: true,
    takeBack: false,
    void: 'never',
    rejected: 'initiator',
    dedupe: 'once',
    self: 'skip',
    empty: { do: 'block' },
    substitutes: false,
    batch: false,
    comments: false,
    urgeMinutes: 5,
    allowNoHuman: true,
    dualControl: true,
    amountPath: 'amount',
    factChange: 'warn',
    chooseApprovers: true,
    ccOnSubmit: ['p1'],
    ccOnEnd: ['p1'],
    starters: { people: ['p1'], roles: [], depts: [] },
    title: '{initiator}的{document}',
    serialCode: 'CG',
  }
  const flow = flowOf()
  const { settings: changes } = diffOf(flow, replaceSettings(flow, other))
  const lines = settingLines(changes, settings, other, say)
  expect(lines).toHaveLength(Object.keys(other).length)
  for (const { label, before, after } of lines) {
    expect(label).toMatch(/\p{Script=Han}/u)
    expect(before).not.toBe(after)
  }
})
