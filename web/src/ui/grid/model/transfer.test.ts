import { describe, expect, test } from 'vitest'
import { metaOf, optional } from '@srm/api/shared/field-meta'
import { bool, choice, date, money, person, text } from '@srm/api/shared/fields'
import { textOf, toTsv } from './clipboard.ts'
import { diffOf } from './diff.ts'
import { dropAt } from './drop.ts'
import { errorAt, errorsOf } from './errors.ts'
import { sheetOf } from './outline.ts'
import { planPaste, type PasteTarget } from './paste.ts'
import type { GridColumn } from './types.ts'

const state = choice('状态', 'State', [
  ['open', '进行中', 'Open'],
  ['done', '已完成', 'Done'],
])
const columns: readonly GridColumn[] = [
  { key: 'name', title: '名称', width: 200, schema: text('名称', 'Name') },
  { key: 'price', title: '单价', width: 100, schema: money('单价', 'Price') },
  { key: 'due', title: '日期', width: 100, schema: optional(date('日期', 'Date')) },
  { key: 'state', title: '状态', width: 100, schema: state },
  { key: 'keeper', title: '负责人', width: 100, schema: optional(person('负责人', 'Keeper')) },
  { key: 'no', title: '序号', width: 100, schema: text('序号', 'No.'), readOnly: true },
]
const zh = (label: { zh: string }): string => label.zh
let serial = 0

const target = (more: Partial<PasteTarget> = {}): PasteTarget => ({
  columns,
  visible: ['a', 'b'],
  box: { top: 0, bottom: 0, left: 0, right: 0 },
  room: 10,
  newRow: () => ({ id: `new${String((serial += 1))}` }),
  isFixed: () => false,
  problemOf: (schema, value) => (schema.safeParse(value).success ? undefined : '不对'),
  copied: undefined,
  ...more,
})

describe('grid paste', () => {
  test('cells are read by the kind of their column, and rows beyond the last are added', () => {
    const { changes, added, problems } = planPaste(
      '舞台\t￥1,200.50\t2026年3月1日\t已完成\r\n灯光\t30\r\n音响\t40\r\n',
      target(),
    )
    expect(changes).toEqual([
      { id: 'a', key: 'name', value: '舞台' },
      { id: 'a', key: 'price', value: '1200.50' },
      { id: 'a', key: 'due', value: '2026-03-01' },
      { id: 'a', key: 'state', value: 'done' },
      { id: 'b', key: 'name', value: '灯光' },
      { id: 'b', key: 'price', value: '30' },
    ])
    expect(added).toMatchObject([{ name: '音响', price: '40' }])
    expect(problems).toEqual([])
  })

  test('what does not fit is told with its place and reason, the rest goes in', () => {
    const block = '舞台\t很贵\t\t\t周敏\t7\t多余\n灯光\t1'
    const { changes, problems } = planPaste(block, target({ visible: ['a'], room: 0 }))
    expect(problems.map(({ row, column, title, reason }) => [row, column, title, reason])).toEqual([
      [1, 2, '单价', { text: '不对' }],
      [1, 5, '负责人', 'byHand'],
      [1, 6, '序号', 'readOnly'],
      [1, 7, '', 'noColumn'],
      [2, 1, '名称', 'noRoom'],
      [2, 2, '单价', 'noRoom'],
    ])
    expect(changes).toContainEqual({ id: 'a', key: 'name', value: '舞台' })
  })

  test('a first row of column names says which column is which', () => {
    const { changes } = planPaste('单价\t名称\n5\t舞台', target())
    expect(changes).toEqual([
      { id: 'a', key: 'price', value: '5' },
      { id: 'a', key: 'name', value: '舞台' },
    ])
  })

  test('one cell fills all that is selected; an empty row keeps its place', () => {
    const box = { top: 0, bottom: 1, left: 0, right: 0 }
    expect(planPaste('同', target({ box })).changes.map(({ id, value }) => [id, value])).toEqual([
      ['a', '同'],
      ['b', '同'],
    ])
    expect(planPaste('\n乙', target()).changes).toEqual([
      { id: 'a', key: 'name', value: undefined },
      { id: 'b', key: 'name', value: '乙' },
    ])
  })

  test('what was copied here keeps more than its words', () => {
    const keeper = { id: 'p1', name: '周敏' }
    const box = { top: 1, bottom: 1, left: 4, right: 4 }
    const plan = planPaste('周敏', target({ box, copied: { text: '周敏', values: [[keeper]] } }))
    expect(plan).toMatchObject({ changes: [{ id: 'b', key: 'keeper', value: keeper }], problems: [] })
  })
})

describe('grid copy', () => {
  test('values are copied in words, and quoted where a spreadsheet needs it', () => {
    expect(textOf(metaOf(state), 'done', zh)).toBe('已完成')
    expect(textOf(metaOf(bool('是', 'Yes')), true, zh)).toBe('是')
    expect(textOf(metaOf(person('人', 'Person')), { id: '1', name: '周敏' }, zh)).toBe('周敏')
    expect(
      toTsv([
        ['a', 'b\nc'],
        ['say "hi"', ''],
      ]),
    ).toBe('a\t"b\nc"\r\n"say ""hi"""\t')
  })
})

describe('grid errors', () => {
  const sheet = sheetOf([
    { id: 'a', price: '1' },
    { id: 'b', price: '2' },
  ])

  test('paths of the server find their cells, and an error goes with the value it was about', () => {
    const errors = errorsOf(sheet, 'lines', [
      { path: 'lines.1.price', message: '太贵' },
      { path: 'lines.0', message: '重复' },
      { path: 'name', message: '别处' },
    ])
    expect(errorAt(errors, sheet.rows.get('b'), 'price')).toBe('太贵')
    expect(errorAt(errors, { id: 'b', price: '3' }, 'price')).toBeUndefined()
    expect(errorAt(errors, sheet.rows.get('a'), '')).toBe('重复')
    expect(errors.size).toBe(2)
  })
})

describe('grid diff', () => {
  test('added, removed and changed rows are told, and removed ones stand where they stood', () => {
    const older = [
      { id: 'a', x: 1 },
      { id: 'b', x: 2 },
      { id: 'c', parentId: 'b', x: 3 },
      { id: 'd', x: null },
    ]
    const newer = [{ id: 'a', x: 9 }, { id: 'd' }, { id: 'n', parentId: 'd', x: 5 }]
    const { rows, marks } = diffOf(older, newer, ['x'])
    expect(rows.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'n'])
    const kinds = Object.fromEntries([...marks].map(([id, { kind }]) => [id, kind]))
    expect(kinds).toEqual({ a: 'changed', b: 'removed', c: 'removed', n: 'added' })
    expect(marks.get('a')?.cells.get('x')).toBe(1)
  })
})

describe('grid drop', () => {
  const sheet = sheetOf([{ id: 'a' }, { id: 'b', parentId: 'a' }, { id: 'c' }])

  test.each([
    [
      { gap: 2, shift: 1 },
      { parentId: 'a', before: null },
    ],
    [
      { gap: 2, shift: 9 },
      { parentId: 'b', before: null },
    ],
    [
      { gap: 1, shift: 0 },
      { parentId: 'a', before: 'b' },
    ],
    [
      { gap: 0, shift: 3 },
      { parentId: null, before: 'a' },
    ],
  ])('at %j', (position, place) => {
    expect(dropAt(sheet, sheet.order, 'c', position, true)).toMatchObject(place)
  })
})
