// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { Node } from '@srm/flow/tree/node'
import { setLanguage } from '@/lib/i18n.ts'
import { approve } from './drawer.fixture.ts'
import { nodeSummary } from './summary.ts'
import { t } from './drawer.texts.ts'

const known: Readonly<Record<string, string>> = {
  p1: '张三',
  p2: '李四',
  p3: '王五',
  p4: '赵六',
  r1: '财务',
  n1: '初审',
}
const names = (id: string): string | undefined => known[id]
const head = { by: 'deptHead', of: 'initiator', level: 1 } as const
const late = { basis: 'task', actions: [{ do: 'reject', after: { amount: 3, unit: 'day' } }] } as const
const branch = (id: string) => ({ id, name: '', when: null, chain: [] })
const parsed = (node: object): Node => Node.parse({ id: 'x', name: '节点', ...node })
const person = { by: 'person', ids: ['p1'] }

const cases: readonly (readonly [string, Node])[] = [
  ['部门负责人 · 会签 · 3天超时', approve('x', [head], { timeout: { ...late, actions: [...late.actions] } })],
  ['张三、李四 · 依次审批', approve('x', [{ by: 'person', ids: ['p1', 'p2'] }], { mode: { kind: 'sequential' } })],
  ['张三、李四、王五等 4 个 · 会签', approve('x', [{ by: 'person', ids: ['p1', 'p2', 'p3', 'p4'] }])],
  ['2 位成员 · 会签', approve('x', [{ by: 'person', ids: ['p1', 'gone'] }])],
  [
    '财务 + 直属主管 · 60% 通过',
    approve(
      'x',
      [
        { by: 'role', ids: ['r1'], scope: 'tenant' },
        { by: 'superior', of: 'initiator', level: 1, skipSelf: true },
      ],
      { mode: { kind: 'percent', percent: 60 } },
    ),
  ],
  [
    '“初审”的审批人 · 2 票通过',
    approve('x', [{ by: 'prevApprover', nodeId: 'n1' }], { mode: { kind: 'count', count: 2 } }),
  ],
  ['自动通过', approve('x', [], { kind: 'pass' })],
  ['请设置成员', approve('x', [])],
  ['请设置成员', approve('x', [{ by: 'person', ids: [] }], { mode: { kind: 'any', reject: 'first' } })],
  [
    '直属主管 · 会签',
    approve('x', [
      { by: 'role', ids: [], scope: 'tenant' },
      { by: 'superior', of: 'initiator', level: 1, skipSelf: true },
    ]),
  ],
  ['张三 · 需要确认已读', parsed({ type: 'cc', recipients: [person], confirm: true })],
  ['等待 2个工作日', parsed({ type: 'delay', until: { duration: { amount: 2, unit: 'workday' } } })],
  ['等到 2026-12-31', parsed({ type: 'delay', until: { date: '2026-12-31' } })],
  [
    '通知 hooks.example.com',
    parsed({ type: 'trigger', act: { do: 'webhook', url: 'https://hooks.example.com/a', wait: null } }),
  ],
  ['通知张三', parsed({ type: 'trigger', act: { do: 'notify', to: [person], text: '' } })],
  ['修改 1 个字段', parsed({ type: 'trigger', act: { do: 'update', set: { kind: 'a' } } })],
  [
    'pay · 等待结束',
    parsed({ type: 'sub', flowKey: 'pay', document: 'same', initiator: 'same', wait: true, childRejected: 'reject' }),
  ],
  ['2 个分支 · 任一完成后继续', parsed({ type: 'parallel', join: 'first', branches: [branch('a'), branch('b')] })],
  ['2 个分支 · 走第一个满足的', parsed({ type: 'exclusive', branches: [branch('a'), branch('b')] })],
  ['提交单据时开始', parsed({ type: 'start' })],
  ['流程到此结束', parsed({ type: 'end' })],
]

test.each(cases)('%s', (words, node) => {
  expect(nodeSummary(node, names, t)).toBe(words)
})

test('the same in English', async () => {
  await setLanguage('en')
  expect(nodeSummary(approve('x', [head], { timeout: { ...late, actions: [...late.actions] } }), names, t)).toBe(
    'Department head · All · 3 d deadline',
  )
  await setLanguage('zh')
})
