import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { draw, prepareScreen } from '@/ui/screen.fixture.tsx'
import { ComparisonView } from './comparison.view.tsx'

prepareScreen()

const nothing = { figures: [], lines: [], plans: [], clauses: [] }

test('comparison shows changed figures with their difference, lines by column and clauses word by word', () => {
  draw(
    <ComparisonView
      comparison={{
        figures: [
          { field: 'amount', name: '合同金额（含税）', before: '100000.00', after: '120000.00' },
          { field: 'endDate', name: '结束日期', before: '2027-01-31', after: '2027-02-28' },
        ],
        lines: [],
        plans: [
          {
            name: '尾款',
            kind: 'changed',
            columns: [{ field: 'amount', name: '金额（含税）', before: '30000.00', after: '50000.00' }],
          },
        ],
        clauses: [
          { title: '付款方式', kind: 'same', pieces: [{ kind: 'same', text: '……' }] },
          {
            title: '服务期限',
            kind: 'changed',
            pieces: [
              { kind: 'same', text: '服务至' },
              { kind: 'removed', text: '一月底' },
              { kind: 'added', text: '二月底' },
            ],
          },
        ],
      }}
    />,
  )
  const [amount, end] = within(screen.getByRole('table', { name: '变更的数据' }))
    .getAllByRole('row')
    .slice(1)
  expect(amount?.textContent).toBe('合同金额（含税）￥100,000.00￥120,000.00+￥20,000.00')
  expect(end?.textContent).toBe('结束日期2027-01-312027-02-28')
  const plan = screen.getByRole('region', { name: '收付款约定变化' })
  expect(within(plan).getByText('30,000.00').closest('del')).toBeTruthy()
  const clauses = screen.getByRole('region', { name: '条款变化' })
  expect(within(clauses).getByText('1 条未变')).toBeTruthy()
  expect(within(clauses).getByText('一月底').tagName).toBe('DEL')
  expect(within(clauses).getByText('二月底').tagName).toBe('INS')
})

test('comparison of what is the same says so', () => {
  draw(<ComparisonView comparison={nothing} />)
  expect(screen.getByText('合同内容没有变化')).toBeTruthy()
})
