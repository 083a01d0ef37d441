import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { LineName, LinesTable } from './lines-table.tsx'
import { draw, prepareScreen } from './screen.fixture.tsx'

prepareScreen()

const lines = [
  { name: '豪华大床房', note: '含双早', amount: '￥27,200.00' },
  { name: '海棠厅', note: null, amount: '￥12,000.00' },
]

test('lines of a document stand in a table with their totals, and each cell knows its heading', () => {
  draw(
    <LinesTable
      label="订单明细"
      columns={[
        { key: 'name', title: '明细', render: ({ name, note }) => <LineName title={name} notes={[note]} /> },
        { key: 'amount', title: '金额', isNumber: true, render: ({ amount }) => amount },
      ]}
      lines={lines}
      keyOf={({ name }) => name}
      toneOf={({ name }) => (name === '海棠厅' ? 'dropped' : 'plain')}
      foot={[{ key: 'total', label: '合计', value: '￥39,200.00', isStrong: true }]}
    />,
  )
  const table = screen.getByRole('table', { name: '订单明细' })
  const [, first, second, total] = within(table).getAllByRole('row')
  expect(first?.textContent).toBe('豪华大床房含双早￥27,200.00')
  expect(second?.dataset['tone']).toBe('dropped')
  expect(total?.textContent).toBe('合计￥39,200.00')
  expect(within(table).getByText('￥12,000.00').closest('td')?.dataset['label']).toBe('金额')
})
