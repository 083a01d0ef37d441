import { describe, expect, it } from 'vitest'
import type { SheetTable } from '../sheet/sheet.rules.ts'
import { columnWidths } from './widths.rules.ts'

const aTable = (rows: readonly (readonly string[])[], numbers: readonly number[] = []): SheetTable => ({
  title: '明细',
  columns: (rows[0] ?? []).map((_, index) => ({ label: `列${index}`, isNumber: numbers.includes(index) })),
  rows,
  totals: undefined,
  capitals: '',
})

const long = '上海市浦东新区张江高科技园区博云路2号浦软大厦三层东侧会议中心'

describe('columns of a table', () => {
  it('fill the page and no more', () => {
    const widths = columnWidths(aTable([['1', '桌子', long]]), 500, 8)
    expect(widths.reduce((total, width) => total + width, 0)).toBeCloseTo(500)
  })

  it('leave numbers and days whole, and let long texts break', () => {
    const row = ['1', '￥12,800.00', '2026-12-01', long, long, long]
    const widths = columnWidths(aTable([row], [1]), 400, 8)
    expect(widths[1]).toBeGreaterThan(8 * 6)
    expect(widths[2]).toBeGreaterThan(8 * 5.5)
    expect(widths[3]).toBeGreaterThan(widths[1] ?? 0)
  })

  it('are wide enough for their sums', () => {
    const table = {
      ...aTable([['1', '￥1.00', long, long, long]], [1]),
      totals: ['合计', '￥1,234,567.89', '', '', ''],
    }
    expect(columnWidths(table, 400, 8)[1]).toBeGreaterThan(8 * 7.5)
  })

  it('share what there is where it is too little for all', () => {
    const row = Array.from({ length: 30 }, () => '￥12,800.00')
    const widths = columnWidths(aTable([row], [...row.keys()]), 500, 8)
    expect(widths.reduce((total, width) => total + width, 0)).toBeCloseTo(500)
  })
})
