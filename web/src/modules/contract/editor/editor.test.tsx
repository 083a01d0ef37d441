import { fireEvent, screen, within } from '@testing-library/dom'
import { Form } from 'antd'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '@/lib/session/session.ts'
import { Contract } from '@srm/api/contract'
import { metaOf } from '@srm/api/shared/field-meta'
import type { Line } from '@/ui/record-form/rows/rows-paste.ts'
import type { LinesProps } from '@/ui/record-form/rows/rows-grid.tsx'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import { ClausesInput } from './clauses.input.tsx'
import { Instalments } from './plans.input.tsx'
import { SumsPanel } from './sums.panel.tsx'

prepareScreen()

const start = {
  direction: 'sale',
  template: { id: 't1', name: '活动服务合同范本' },
  clauses: [
    { key: 'pay', title: '付款方式', text: '签约后五日内付 30%', isFixed: false },
    { key: 'law', title: '争议解决', text: '提交上海仲裁委员会', isFixed: true },
    { key: 'secret', title: '保密', text: '双方保密三年', isFixed: false },
  ],
  requiredPapers: ['报价单'],
  isSealRequired: true,
}
const project = { id: 'p1', setupDate: '2027-03-18', eventStart: '2027-03-20', eventEnd: '2027-03-21' }

beforeEach(() => {
  useSession.setState({ profile: { permissions: [], isSuper: true } as never })
  vi.stubGlobal('fetch', (url: string) => {
    const result = url.includes('/project/') ? project : start
    return Promise.resolve(new Response(JSON.stringify({ code: 200, message: '', result })))
  })
})

const held = vi.fn<(values: Readonly<Record<string, unknown>>) => void>()

const drawForm = (
  name: 'clauses' | 'plans',
  values: Readonly<Record<string, unknown>>,
  days?: typeof project,
): void => {
  const Plans = (props: LinesProps): ReactNode => <Instalments {...props} days={days} />
  const Lines = name === 'clauses' ? ClausesInput : Plans
  draw(
    <Form initialValues={values} onValuesChange={(_, all: Readonly<Record<string, unknown>>) => held(all)}>
      <Form.Item name={name}>
        <Lines meta={metaOf(Contract.fields[name])} name={name} />
      </Form.Item>
    </Form>,
  )
}

const linesHeld = (name: string): readonly Line[] => (held.mock.lastCall?.[0][name] ?? []) as readonly Line[]

const clauses = [
  { key: 'pay', title: '付款方式', text: '签约后十日内付 50%' },
  { key: 'law', title: '争议解决', text: '提交上海仲裁委员会' },
  { title: '不可抗力', text: '疫情顺延' },
]

test('clauses say how they stand to the template, which stands beside those that were changed', async () => {
  drawForm('clauses', { type: 'y1', clauses })
  expect(await screen.findByText('3 处与范本不同')).toBeTruthy()
  const [pay, law, own] = within(screen.getByRole('list', { name: '合同条款' })).getAllByRole('listitem')
  expect(pay?.dataset['state']).toBe('changed')
  expect([...(pay?.querySelectorAll('del') ?? [])].map(({ textContent }) => textContent)).toEqual(['五', '30'])
  expect([...(pay?.querySelectorAll('ins') ?? [])].map(({ textContent }) => textContent)).toEqual(['十', '50'])
  expect(law?.dataset['state']).toBe('standard')
  expect(own?.dataset['state']).toBe('own')
})

test('fixed clause of a template is neither written in nor taken out', async () => {
  drawForm('clauses', { type: 'y1', clauses })
  expect(await screen.findByText('不可修改')).toBeTruthy()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '第 2 条内容' }).readOnly).toBe(true)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '删除第 2 条' }).disabled).toBe(true)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '删除第 1 条' }).disabled).toBe(false)
})

test('clause goes back to the words of the template, and one that was left out comes back', async () => {
  drawForm('clauses', { type: 'y1', clauses })
  fireEvent.click(await screen.findByRole('button', { name: '恢复范本原文' }))
  expect(linesHeld('clauses')[0]?.['text']).toBe('签约后五日内付 30%')
  fireEvent.click(screen.getByRole('button', { name: '恢复此条 保密' }))
  expect(linesHeld('clauses').map(({ title }) => title)).toEqual(['付款方式', '争议解决', '保密', '不可抗力'])
  expect(screen.getByText('1 处与范本不同')).toBeTruthy()
})

const plans = [
  { name: '首款', trigger: 'setup', offsetDays: -3, ratio: '30.00' },
  { name: '尾款', trigger: 'eventEnd', offsetDays: 15, amount: '600.00' },
]

test('instalments show the day they come to by the project and what is missing of the amount', () => {
  drawForm('plans', { amount: '1000.00', plans }, project)
  expect(screen.getByText('2027-03-15')).toBeTruthy()
  expect(screen.getByText('2027-04-05')).toBeTruthy()
  expect(screen.getByText('2 期合计 ￥900.00')).toBeTruthy()
  expect(screen.getByText('占合同金额 90.00%')).toBeTruthy()
  expect(screen.getByText('还差 ￥100.00')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '余额放到最后一期' }))
  expect(linesHeld('plans')[1]?.['amount']).toBe('700.00')
  expect(screen.getByText('与合同金额一致')).toBeTruthy()
})

test('instalments without a project say what they wait for', () => {
  drawForm('plans', { amount: '1000.00', plans })
  expect(screen.getByText('项目定了进场日期后算出')).toBeTruthy()
  expect(screen.getByText('项目定了活动日期后算出')).toBeTruthy()
})

test('three instalments are put down at once', () => {
  drawForm('plans', { amount: '1000.00', plans: [] })
  fireEvent.click(screen.getByRole('button', { name: '三期：30% / 40% / 30%' }))
  expect(linesHeld('plans').map(({ name, ratio }) => [name, ratio])).toEqual([
    ['首款', '30.00'],
    ['中期款', '40.00'],
    ['尾款', '30.00'],
  ])
  expect(screen.getByText('与合同金额一致')).toBeTruthy()
})

test('sums say where items and instalments do not come to the amount', () => {
  const values = {
    amount: '1000.00',
    taxRate: '6.00',
    lines: [{ price: '333.33', quantity: '3' }],
    plans: [{ ratio: '100' }],
  }
  draw(<SumsPanel values={values} />)
  expect(screen.getByText('不含税 ￥943.40')).toBeTruthy()
  expect(screen.getByText('少 ￥0.01')).toBeTruthy()
  expect(screen.getByText('一致')).toBeTruthy()
  expect(screen.getByRole('button', { name: '用标的合计作为合同金额' })).toBeTruthy()
})
