import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { approval } from '@srm/api/approval'
import type { Strategy } from '@srm/flow/tree/approver'
import { Node, type Flow } from '@srm/flow/tree/node'
import { nodesOf } from '@srm/flow/tree/shape'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import { fillSlots, type InputProps, type KnownRef } from '@/ui/slots.ts'
import { approve, catalog, flowOf } from './drawer.fixture.ts'
import type { NodeMatch } from './drawer.model.ts'
import { t } from './drawer.texts.ts'
import { NodeDrawer } from './drawer.tsx'

prepareScreen()

const one = (id: string) => {
  const One = ({ label, onChange }: InputProps<KnownRef, string>): ReactNode => (
    <button type="button" onClick={() => onChange?.(id)}>
      {`选 ${label ?? ''}`}
    </button>
  )
  return One
}
const many = (id: string) => {
  const Many = ({ label, onChange }: InputProps<readonly KnownRef[], string[]>): ReactNode => (
    <button type="button" onClick={() => onChange?.([id])}>
      {`选 ${label ?? ''}`}
    </button>
  )
  return Many
}

const roleId = '01980000-0000-7000-8000-000000000001'
let given: Node[] = []

/** A slow machine has time to ask who would be found while a test looks at something else. */
const nothingFound = { steps: [], people: {}, blocked: null }

beforeEach(() => {
  given = []
  fillSlots({ person: one('p1'), persons: many('p1'), department: one('d1'), departments: many('d1') })
  vi.stubGlobal('fetch', (address: string) => {
    const isTrial = address.includes(approval.simulate.path)
    const result = isTrial ? nothingFound : [{ id: roleId, code: null, name: '财务' }]
    return Promise.resolve(new Response(JSON.stringify({ code: 200, result }), { status: 200 }))
  })
})

const replaced = (chain: readonly Node[], next: Node): Node[] =>
  chain.map((node) => (node.id === next.id ? next : node))

const Held = ({ first, nodeId, problems = [] }: { first: Flow; nodeId: string; problems?: NodeMatch[] }): ReactNode => {
  const [flow, setFlow] = useState(first)
  const change = (next: Node): void => {
    given.push(next)
    setFlow({ ...flow, chain: replaced(flow.chain, next) })
  }
  return (
    <>
      <button type="button" onClick={() => setFlow(first)}>
        撤销
      </button>
      <NodeDrawer
        flow={flow}
        nodeId={nodeId}
        catalog={catalog}
        problems={problems}
        change={change}
        close={() => null}
      />
    </>
  )
}

const open = (node: Node, problems: NodeMatch[] = []): void => {
  const flow = flowOf(approve('n0', [{ by: 'initiator' }]), node)
  draw(<Held first={flow} nodeId={node.id} problems={problems} />)
}

const last = (): Node => Node.parse(given.at(-1))

const choose = async (label: string, word: string): Promise<void> => {
  fireEvent.mouseDown(await screen.findByLabelText(label, { selector: 'input' }))
  const options = await screen.findAllByText(word, {
    selector: '.ant-select-item-option-content, .ant-select-item-option-content *',
  })
  fireEvent.click(options.at(-1) ?? document.body)
}
const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }))

describe('ways of finding people', () => {
  const finish: Partial<Record<Strategy['by'], () => void | Promise<void>>> = {
    person: () => void press('选 成员'),
    role: () => choose('角色', '财务'),
  }
  const ways: readonly (readonly [Strategy['by'], object])[] = [
    ['person', { ids: ['p1'] }],
    ['role', { ids: [roleId], scope: 'tenant' }],
    ['deptHead', { of: 'initiator', level: 1 }],
    ['superior', { of: 'initiator', level: 1, skipSelf: true }],
    ['superiorChain', { from: 1, until: 'top', order: 'up' }],
    ['selfSelect', { min: 1, max: 1 }],
    ['approverSelect', { min: 1, max: 1 }],
    ['initiator', {}],
    ['field', { path: 'owner' }],
    ['relation', { name: 'projectOwner' }],
    ['prevApprover', { nodeId: 'n0' }],
    ['supplierContact', { path: 'supplier', contact: 'business' }],
  ]

  test.each(ways)('%s can be added and gives a node that holds', async (by, parts) => {
    open(approve('n1', []))
    press(/添加审批人/)
    fireEvent.click(await screen.findByRole('menuitem', { name: t(`by.${by}`) }))
    await finish[by]?.()
    await waitFor(() => expect(last()).toMatchObject({ approvers: [{ by, ...parts }] }))
  })

  test('one that is not finished says so and is not handed on, while the rest is', async () => {
    open(approve('n1', [{ by: 'initiator' }]))
    press(/添加审批人/)
    fireEvent.click(await screen.findByRole('menuitem', { name: '指定成员' }))
    expect(screen.getByRole('alert').textContent).toBe('请选择成员')
    expect(given).toEqual([])
    fireEvent.click(screen.getByRole('radio', { name: /或签/ }))
    expect(last()).toMatchObject({ approvers: [{ by: 'initiator' }], mode: { kind: 'any', reject: 'first' } })
    expect(screen.getByRole('alert')).toBeTruthy()
    press('选 成员')
    expect(last()).toMatchObject({ approvers: [{ by: 'initiator' }, { by: 'person', ids: ['p1'] }] })
  })

  test('they are moved and removed', () => {
    open(approve('n1', [{ by: 'initiator' }, { by: 'person', ids: ['p2'] }]))
    press('上移 指定成员')
    expect(last()).toMatchObject({ approvers: [{ by: 'person' }, { by: 'initiator' }] })
    press('移除 发起人自己')
    expect(last()).toMatchObject({ approvers: [{ by: 'person', ids: ['p2'] }] })
  })
})

test.each(['sequential', 'all', 'any', 'percent', 'count', 'weight', 'claim'] as const)(
  'several people decide by %s',
  (kind) => {
    open(approve('n1', [{ by: 'initiator' }], { mode: { kind: kind === 'claim' ? 'sequential' : 'claim' } }))
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(t(`mode.${kind}`)) }))
    expect(last()).toMatchObject({ mode: { kind } })
  },
)

test('a name that is cleared says so, and the old one stays; undoing brings everything back', async () => {
  open(approve('n1', [{ by: 'initiator' }]))
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: '名称' })
  fireEvent.change(name, { target: { value: '' } })
  expect(screen.getByRole('alert').textContent).toContain('请填写名称')
  expect(given).toEqual([])
  fireEvent.change(name, { target: { value: '终审' } })
  expect(last().name).toBe('终审')
  fireEvent.click(screen.getByText('撤销'))
  await waitFor(() => expect(name.value).toBe('节点n1'))
})

test('problems of this node are told, those of others are not', async () => {
  const problem = (id: string, code: string): NodeMatch => ({ level: 'error', code, path: [id], data: {} })
  open(approve('n1', []), [problem('n1', 'noPeople'), problem('n0', 'handleMode')])
  const list = await screen.findByRole('list', { name: '这一步的问题' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['没有设置审批人'])
})

const tab = async (name: string): Promise<void> => {
  fireEvent.click(screen.getByRole('tab', { name }))
  await waitFor(() => expect(screen.getByRole('tabpanel', { name })).toBeTruthy())
}

test('buttons are taken away and opinions asked for', async () => {
  open(approve('n1', [{ by: 'initiator' }]))
  await tab('操作')
  fireEvent.click(screen.getByRole('switch', { name: '可用：转交' }))
  fireEvent.click(screen.getByRole('checkbox', { name: '意见必填：拒绝' }))
  fireEvent.click(screen.getByRole('switch', { name: '需要手写签名' }))
  expect(last()).toMatchObject({ off: ['transfer'], opinion: ['reject'], signature: true })
})

test('fields are found and opened one by one or all at once, columns too', async () => {
  open(approve('n1', [{ by: 'initiator' }]))
  await tab('表单权限')
  fireEvent.click(screen.getByRole('radio', { name: '单价 可编辑' }))
  expect(last()).toMatchObject({ fields: { 'lines.price': 'edit' } })
  fireEvent.change(screen.getByRole('searchbox', { name: '搜索字段' }), { target: { value: '金额' } })
  press('全部设为隐藏')
  expect(last()).toMatchObject({ fields: { 'lines.price': 'edit', amount: 'hidden' } })
})

test.each(['remind', 'urgeSuperior', 'addSuperior', 'transfer', 'pass', 'reject', 'return'] as const)(
  'when time is over: %s',
  async (act) => {
    open(approve('n1', [{ by: 'initiator' }]))
    await tab('超时')
    fireEvent.click(screen.getByRole('switch', { name: '开启超时处理' }))
    press(/添加超时动作/)
    fireEvent.click(await screen.findByRole('menuitem', { name: t(`late.${act}`) }))
    expect(last()).toMatchObject({ timeout: { basis: 'task', actions: [{ do: 'remind' }, { do: act }] } })
  },
)

test('exceptions and rejections are set', async () => {
  open(approve('n1', [{ by: 'initiator' }]))
  await tab('高级')
  await choose('找不到人时', '转给指定成员')
  expect(given).toEqual([])
  press('选 转给')
  expect(last()).toMatchObject({ empty: { do: 'people', ids: ['p1'] } })
  await choose('与发起人相同时', '自动跳过')
  await choose('单据去向', '退回指定节点')
  fireEvent.click(screen.getByRole('radio', { name: '直接回到这里' }))
  expect(last()).toMatchObject({ self: 'skip', onReject: { to: 'node', nodeId: 'n0', after: 'jumpBack' } })
})

const base = { id: 'n1', name: '节点', note: '' }
const person = { by: 'person', ids: ['p2'] }
const branch = (id: string) => ({ id, name: id, when: null, chain: [] })

const others: readonly (readonly [string, object, () => void, object])[] = [
  [
    'cc',
    { recipients: [person] },
    () => fireEvent.click(screen.getByRole('radio', { name: '流程结束时' })),
    { when: 'end' },
  ],
  [
    'delay',
    { until: { date: '2026-12-31' } },
    () => fireEvent.click(screen.getByRole('radio', { name: '单据中的日期' })),
    { until: { field: 'due', offsetDays: 0 } },
  ],
  [
    'trigger',
    { act: { do: 'followUp', title: '跟进' } },
    () => {
      fireEvent.click(screen.getByRole('radio', { name: /通知外部系统/ }))
      fireEvent.change(screen.getByRole('textbox', { name: '地址' }), { target: { value: 'https://a.example.com' } })
    },
    { act: { do: 'webhook', url: 'https://a.example.com' } },
  ],
  [
    'sub',
    { flowKey: 'pay', document: 'same', initiator: 'same', wait: false, childRejected: 'reject' },
    () => fireEvent.click(screen.getByRole('switch', { name: '等待子流程结束' })),
    { wait: true },
  ],
  [
    'parallel',
    { branches: [branch('a'), branch('b')] },
    () => fireEvent.click(screen.getByRole('radio', { name: /只算该分支不通过/ })),
    { failure: { of: 'branch', percent: 50 } },
  ],
]

test.each(others)('a %s node has a form of its own', (type, parts, act, expected) => {
  open(Node.parse({ ...base, type, ...parts }))
  act()
  expect(last()).toMatchObject(expected)
})

test('every node of the flow can be opened', async () => {
  const flow = flowOf(
    approve('n0', []),
    Node.parse({ ...base, type: 'exclusive', branches: [branch('a'), branch('b')] }),
  )
  for (const { id, name } of nodesOf(flow)) {
    draw(<Held first={flow} nodeId={id} />)
    expect(await screen.findByDisplayValue(name)).toBeTruthy()
  }
})
