import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Condition, type Rule } from '@srm/flow/tree/condition'
import { Settings } from '@srm/flow/tree/settings'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import { fillSlots, type InputProps, type KnownRef } from '@/ui/slots.ts'
import { ConditionDrawer } from '../drawer/branch.tsx'
import { catalog, settings } from '../drawer/drawer.fixture.ts'
import { typeOf } from '../drawer/drawer.model.ts'
import { operatorsOf } from './rules.ts'
import { t } from '../drawer/drawer.texts.ts'
import { SettingsForm } from '../drawer/settings.form.tsx'

prepareScreen()

const One = ({ label, onChange }: InputProps<KnownRef, string>): ReactNode => (
  <button type="button" onClick={() => onChange?.('x1')}>{`选 ${label ?? ''}`}</button>
)
const Many = ({ label, onChange }: InputProps<readonly KnownRef[], string[]>): ReactNode => (
  <button type="button" onClick={() => onChange?.(['x1'])}>{`选 ${label ?? ''}`}</button>
)

let given: (Condition | null)[] = []

beforeEach(() => {
  given = []
  fillSlots({ person: One, persons: Many, department: One, departments: Many })
  vi.stubGlobal('fetch', () => {
    const result = [{ id: '01980000-0000-7000-8000-000000000001', code: null, name: '财务' }]
    return Promise.resolve(new Response(JSON.stringify({ code: 200, result }), { status: 200 }))
  })
})

const Held = ({ when }: { when: Condition | null }): ReactNode => {
  const [branch, setBranch] = useState({ id: 'b', name: '大额', when, chain: [] })
  return (
    <ConditionDrawer
      branch={branch}
      catalog={catalog}
      change={(next) => {
        given.push(next.when)
        setBranch({ ...branch, when: next.when, name: next.name })
      }}
      close={() => null}
    />
  )
}

const last = (): Condition => Condition.parse(given.at(-1))

const choose = async (label: string, word: string, at = 0): Promise<void> => {
  const boxes = await screen.findAllByLabelText(label, { selector: 'input' })
  const box = boxes[at] ?? document.body
  fireEvent.mouseDown(box)
  // A long list draws what is in sight; typing brings the rest there.
  if (label === '字段') fireEvent.change(box, { target: { value: word } })
  const options = await screen.findAllByText(word, {
    selector: '.ant-select-item-option-content, .ant-select-item-option-content *',
  })
  fireEvent.click(options.at(-1) ?? document.body)
}

const type = async (label: string, value: string): Promise<void> => {
  const box = await screen.findByLabelText(label, { selector: 'input' })
  fireEvent.focusIn(box)
  fireEvent.change(box, { target: { value } })
  fireEvent.focusOut(box)
}
const day = async (label: string): Promise<void> => {
  const box = await screen.findByLabelText(label, { selector: 'input' })
  fireEvent.mouseDown(box)
  fireEvent.change(box, { target: { value: '2026-12-31' } })
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 })
}
const press = async (name: string): Promise<void> => {
  const named = await screen.findAllByText((_, element) => {
    if (element?.tagName !== 'BUTTON') return false
    return (element.getAttribute('aria-label') ?? element.textContent) === name
  })
  fireEvent.click(named[0] ?? document.body)
}
const tag = async (value: string): Promise<void> => {
  const box = await screen.findByLabelText('取值', { selector: 'input' })
  fireEvent.change(box, { target: { value: `${value}，` } })
}

/** One of the tree. */
const branch = async (): Promise<void> => {
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: '取值' }))
  fireEvent.click(await screen.findByText('财务', { selector: '.ant-select-tree-title' }))
}
const lastOf = (selector: string): Element => [...document.querySelectorAll(selector)].at(-1) ?? document.body
/** From province to district, always the first. */
const district = async (): Promise<void> => {
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: '取值' }))
  for (let level = 1; level <= 3; level += 1) {
    await waitFor(() => expect(document.querySelectorAll('.ant-cascader-menu').length).toBeGreaterThanOrEqual(level))
    const item = lastOf('.ant-cascader-menu').querySelector('.ant-cascader-menu-item')
    fireEvent.click(item ?? document.body)
    if (item && !item.classList.contains('ant-cascader-menu-item-expand')) return
  }
}
const province = async (): Promise<void> => {
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: '取值' }))
  await waitFor(() => expect(document.querySelector('.ant-cascader-checkbox')).not.toBeNull())
  fireEvent.click(document.querySelector('.ant-cascader-checkbox') ?? document.body)
}

const nothing = (): Promise<void> => Promise.resolve()
const number = (): Promise<void> => type('取值', '100')

/** What completes a rule, by operator, and by the type of the field where that differs. */
const fills: Readonly<Record<string, () => Promise<void>>> = {
  eq: number,
  ne: number,
  gt: number,
  gte: number,
  lt: number,
  lte: number,
  sum: number,
  max: number,
  count: number,
  between: async () => {
    await type('下限', '1')
    await type('上限', '2')
  },
  empty: nothing,
  notEmpty: nothing,
  isTrue: nothing,
  isFalse: nothing,
  levelAtLeast: nothing,
  withinDays: nothing,
  lastsDays: nothing,
  sizeAtLeast: nothing,
  'tree.is': branch,
  'tree.isNot': branch,
  'tree.in': branch,
  'tree.notIn': branch,
  'tree.inTree': branch,
  'set.inTree': branch,
  hasAny: branch,
  hasAll: branch,
  hasNone: branch,
  'region.is': district,
  'region.isNot': district,
  'region.inTree': province,
  contains: number,
  notContains: number,
  startsWith: number,
  'text.is': number,
  'text.isNot': number,
  'text.in': () => tag('甲'),
  'text.notIn': () => tag('甲'),
  'enum.is': () => choose('取值', '货物'),
  'enum.isNot': () => choose('取值', '货物'),
  'enum.in': () => choose('取值', '货物'),
  'enum.notIn': () => choose('取值', '货物'),
  'enum.inTree': () => choose('取值', '货物'),
  inRole: () => choose('取值', '财务'),
  before: () => day('取值'),
  after: () => day('取值'),
  betweenDates: async () => {
    await day('下限')
    await day('上限')
  },
  anyRow: number,
  everyRow: number,
}

const seen = new Set<string>()
const questions = catalog.fields.flatMap((field) =>
  operatorsOf(field)
    .filter((op) => !seen.has(`${field.type}.${op}`) && seen.add(`${field.type}.${op}`))
    .map((op) => [`${field.label} ${op}`, field.label, op, `${typeOf(field)}.${op}`, field.path] as const),
)

/** Every build asks a third of them, another third with another commit; the nightly run asks all. */
const isFullDepth = import.meta.env['TEST_DEPTH'] === 'full'
const turn = Number.parseInt(String(import.meta.env['TEST_SEED'] ?? '').slice(0, 6), 16) || 0
const asked = questions.filter((_, index) => isFullDepth || index % 3 === turn % 3)

test.each(asked)('%s can be asked and gives a condition that holds', async (_, label, op, key, path) => {
  const start: Rule = { op: 'notEmpty', path: 'supplier' }
  draw(<Held when={{ match: 'anyOfAll', groups: [[start]] }} />)
  await choose('字段', label)
  if (screen.queryByTitle(t(`op.${op}`)) === null) await choose('比较方式', t(`op.${op}`))
  await (fills[key] ?? fills[op] ?? (() => press('选 取值')))()
  await waitFor(() => expect(last().groups).toMatchObject([[{ op, path }]]))
})

test('a branch without a condition begins with one, which is kept once it is whole', async () => {
  draw(<Held when={null} />)
  expect(screen.getByText('条件填写完整后才会保存')).toBeTruthy()
  await number()
  expect(last()).toEqual({ match: 'anyOfAll', groups: [[{ op: 'eq', path: 'amount', value: '100' }]] })
  expect(screen.getByText('金额 等于 ￥100')).toBeTruthy()
})

test('rules and groups are added and removed, and half a rule changes nothing', async () => {
  draw(<Held when={{ match: 'anyOfAll', groups: [[{ op: 'isTrue', path: 'urgent' }]] }} />)
  await press('添加条件')
  expect(given).toEqual([])
  await number()
  expect(last().groups[0]).toHaveLength(2)
  await press('添加条件组')
  expect(last().groups).toHaveLength(1)
  await press('移除 条件组 2')
  fireEvent.click(screen.getByRole('radio', { name: /每组都要满足/ }))
  expect(last().match).toBe('allOfAny')
  await press('移除第 1 组的第 1 个条件')
  expect(last().groups).toEqual([[{ op: 'eq', path: 'amount', value: '100' }]])
})

test('settings of the flow are changed one by one and always hold', async () => {
  const told: Settings[] = []
  const HeldSettings = (): ReactNode => {
    const [value, setValue] = useState(settings)
    const change = (next: Settings): void => {
      told.push(Settings.parse(next))
      setValue(next)
    }
    return <SettingsForm settings={value} catalog={catalog} change={change} />
  }
  draw(<HeldSettings />)
  for (const box of screen.getAllByRole('switch')) fireEvent.click(box)
  fireEvent.click(screen.getByRole('radio', { name: '有人审批之前' }))
  await choose('同一人多次出现', '审批过一次就自动通过')
  await choose('金额字段', '金额')
  await choose('找不到人时', '转给指定成员')
  expect(told.at(-1)).toMatchObject({ empty: { do: 'admin' } })
  await press('选 转给')
  await press('选 提交时抄送')
  expect(told.at(-1)).toMatchObject({
    dualControl: true,
    batch: false,
    withdraw: 'beforeFirst',
    dedupe: 'once',
    amountPath: 'amount',
    empty: { do: 'people', ids: ['x1'] },
    ccOnSubmit: ['x1'],
  })
})
