import { fireEvent, screen, within } from '@testing-library/dom'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { optional } from '@srm/api/shared/field-meta'
import { longText, money, rows, text } from '@srm/api/shared/fields'
import { draw, prepareScreen } from '../screen.fixture.tsx'
import { diffFields, diffLines } from './record-diff.ts'
import { VersionCompare } from './version-compare.tsx'
import { diffWords } from './word-diff.ts'

const line = { name: text('物料', 'Item'), price: money('单价', 'Price') }
const fields = {
  name: text('名称', 'Name'),
  remark: optional(longText('备注', 'Remark', { max: 200 })),
  amount: money('金额', 'Amount'),
  lines: rows('明细', 'Lines', line, { max: 9 }),
}
const older = {
  name: '车展主展台搭建',
  remark: null,
  amount: '100.00',
  lines: [
    { id: '1', name: '铝合金展架', price: '10.00' },
    { id: '2', name: '射灯', price: '5.00' },
    { id: '3', name: '地毯', price: '1.00' },
  ],
}
const newer = {
  name: '车展副展台搭建',
  remark: '夜间施工',
  amount: '100.00',
  lines: [
    { id: '1', name: '铝合金展架 A2', price: '10.00' },
    { id: '3', name: '地毯', price: '1.00' },
    { id: '4', name: '背板', price: '2.00' },
  ],
}

prepareScreen()

test('words that changed are told from those that stayed, in Chinese, in Latin letters and in numbers', () => {
  expect(diffWords('车展主展台搭建', '车展副展台搭建')).toEqual([
    { kind: 'same', text: '车展' },
    { kind: 'removed', text: '主' },
    { kind: 'added', text: '副' },
    { kind: 'same', text: '展台搭建' },
  ])
  expect(diffWords('pay 1,200 now', 'pay 1,300 now').filter(({ kind }) => kind !== 'same')).toEqual([
    { kind: 'removed', text: '1,200' },
    { kind: 'added', text: '1,300' },
  ])
  expect(diffWords('', '新')).toEqual([{ kind: 'added', text: '新' }])
  expect(diffWords('同', '同')).toEqual([{ kind: 'same', text: '同' }])
})

test('whatever the texts, what stayed and what went make the older, what stayed and what came the newer', () => {
  const words = fc.string({ unit: fc.constantFrom('云', '采', 'a', 'b', ' ', '1', '\n', '😀'), maxLength: 30 })
  fc.assert(
    fc.property(words, words, (before, after) => {
      const pieces = diffWords(before, after)
      const without = (kind: string): string => pieces.flatMap((one) => (one.kind === kind ? [] : one.text)).join('')
      expect(without('added')).toBe(before)
      expect(without('removed')).toBe(after)
      expect(pieces.every(({ text: part }) => part !== '')).toBe(true)
    }),
  )
})

test('fields and lines say what became of them', () => {
  expect(diffFields(fields, older, newer).map(({ name, kind }) => [name, kind])).toEqual([
    ['name', 'changed'],
    ['remark', 'added'],
    ['amount', 'same'],
  ])
  expect(diffLines(line, older.lines, newer.lines).map(({ row, mark }) => [row.id, mark?.kind])).toEqual([
    ['1', 'changed'],
    ['2', 'removed'],
    ['3', undefined],
    ['4', 'added'],
  ])
})

test('version comparison shows the changes side by side and the rest on request', () => {
  draw(
    <VersionCompare
      fields={fields}
      older={{ title: '第 1 版', values: older }}
      newer={{ title: '第 2 版', values: newer }}
    />,
  )
  expect(screen.getByText('2 个字段、3 行有变化')).toBeTruthy()
  const [before, after] = within(screen.getByRole('row', { name: /^名称/ })).getAllByRole('cell')
  expect(before?.querySelector('del')?.textContent).toBe('主')
  expect(after?.querySelector('ins')?.textContent).toBe('副')
  expect(screen.queryByRole('row', { name: /^金额/ })).toBeNull()
  const lines = screen.getByRole('region', { name: '明细' })
  expect(within(lines).queryByText('地毯')).toBeNull()
  expect(within(lines).getByText('射灯').closest('del')).toBeTruthy()
  fireEvent.click(screen.getByRole('switch'))
  expect(screen.getByRole('row', { name: /^金额/ })).toBeTruthy()
  expect(within(lines).getByText('地毯').closest('del, ins')).toBeNull()
})
