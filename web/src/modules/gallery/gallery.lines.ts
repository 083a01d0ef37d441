import { useMemo } from 'react'
import { metaOf, optional } from '@srm/api/shared/field-meta'
import { bool, choice, code, date, money, percent, quantity, text } from '@srm/api/shared/fields'
import { addMoney, timesMoney } from '@srm/api/shared/money'
import { useLabel } from '@/lib/i18n.ts'
import type { GridColumn } from '@/ui/grid/model/types.ts'

export type Line = {
  readonly id: string
  readonly parentId?: string | null
  readonly count?: string | undefined
  readonly price?: string | undefined
  readonly amount?: string | undefined
  readonly rate?: string | undefined
  readonly budget?: string | undefined
} & Readonly<Record<string, unknown>>

const kind = choice('类别', 'Kind', [
  ['build', '搭建', 'Building', '#4e88f3'],
  ['print', '印刷', 'Printing', '#22a45d'],
  ['staff', '人员', 'Staff', '#e8930c'],
])

const amountOf = ({ count, price }: Line): string | undefined => (count && price ? timesMoney(price, count) : undefined)
const taxOf = ({ amount, rate }: Line): string | undefined =>
  amount && rate ? timesMoney(timesMoney(amount, rate), '0.01') : undefined
const leftOf = ({ budget, amount }: Line): string | undefined =>
  budget ? addMoney(budget, timesMoney(amount ?? '0', '-1')) : undefined

const fields = {
  name: text('项目', 'Item'),
  code: optional(code('编号', 'Code')),
  kind: optional(kind),
  unit: optional(text('单位', 'Unit')),
  count: optional(quantity('数量', 'Quantity', { places: 2 })),
  price: optional(money('单价', 'Unit price', { each: true })),
  amount: optional(money('金额', 'Amount', { negative: true })),
  rate: optional(percent('税率', 'Tax rate')),
  tax: optional(money('税额', 'Tax', { negative: true })),
  budget: optional(money('预算', 'Budget')),
  left: optional(money('结余', 'Left', { negative: true })),
  beginsOn: optional(date('开始日期', 'Begins on')),
  endsOn: optional(date('结束日期', 'Ends on')),
  urgent: bool('加急', 'Urgent'),
  remark: optional(text('备注', 'Remark')),
}

type Name = keyof typeof fields
type More = Partial<Pick<GridColumn<Line>, 'formula' | 'sum' | 'readOnly'>>

const widths: Partial<Record<Name, number>> = { name: 220, amount: 136, budget: 136, left: 136, remark: 200 }
const special: Partial<Record<Name, More>> = {
  code: { readOnly: true },
  count: { sum: true },
  amount: { formula: amountOf, sum: true },
  tax: { formula: taxOf, sum: true },
  budget: { sum: true },
  left: { formula: leftOf, sum: true },
}

const names = Object.keys(fields) as Name[]

const columnsIn = (say: ReturnType<typeof useLabel>): GridColumn<Line>[] =>
  names.map((key) => ({
    key,
    title: say(metaOf(fields[key]).label),
    width: widths[key] ?? 112,
    schema: fields[key],
    ...special[key],
  }))

const kinds = ['build', 'print', 'staff'] as const

/** Every tenth line is a heading, and what follows stands below it. */
export const lineAt = (at: number): Line => {
  const number = String(at + 1).padStart(4, '0')
  const base = {
    id: `line-${String(at)}`,
    name: `第 ${String(Math.floor(at / 10) + 1)} 项`,
    code: `L-${number}`,
    urgent: false,
  }
  if (at % 10 === 0) return { ...base, parentId: null }
  return {
    ...base,
    parentId: `line-${String(at - (at % 10))}`,
    name: `明细 ${number}`,
    kind: kinds[at % 3],
    unit: '件',
    count: `${String((at % 17) + 1)}.00`,
    price: `${String((at * 37) % 900)}.50`,
    rate: '6.00',
    budget: `${String(5000 + ((at * 91) % 4000))}.00`,
    beginsOn: `2026-11-${String((at % 28) + 1).padStart(2, '0')}`,
    endsOn: `2026-12-${String((at % 28) + 1).padStart(2, '0')}`,
    urgent: at % 7 === 0,
    remark: at % 5 === 0 ? '进场前确认' : undefined,
  }
}

export const linesOf = (count: number): Line[] => Array.from({ length: count }, (_, at) => lineAt(at))

export const useColumns = (): readonly GridColumn<Line>[] => {
  const say = useLabel()
  return useMemo(() => columnsIn(say), [say])
}
