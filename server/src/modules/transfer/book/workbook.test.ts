import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aWorkbook } from '../transfer.fixture.ts'
import { parseBook } from './parse.service.ts'
import { guard, unguard } from './text.rules.ts'
import { readBook, writeTemplate } from './workbook.service.ts'
import type { Cell } from '../values/values.rules.ts'

afterEach(() => vi.unstubAllEnvs())

const checksum = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)

const looks: readonly Cell[] = [
  { look: 'text', value: '6222020000000001234567' },
  { look: 'money', value: 9_999_999_999_999.99 },
  { look: 'quantity', value: 0.0001 },
  { look: 'percent', value: 0.1235 },
  { look: 'integer', value: -5 },
  { look: 'date', value: 46_053 },
  { look: 'dateTime', value: 46_053.396_585_648_15 },
  null,
  { look: 'text', value: 'a\r\n\tb _x000D_ <&>" \u0001 𠮷 ' },
]

/** 1,000 rows of every look; the library that reads them must say the same in every version. */
const manyRows = () =>
  aWorkbook(
    {
      name: '样张',
      rows: [
        looks.map((_, index) => `列${index}`),
        ...Array.from({ length: 1000 }, (_, row): Cell[] => [{ look: 'text', value: `行${row}` }, ...looks]),
      ],
    },
    { name: '第二张', rows: [['甲'], ['乙']] },
  )

describe('the workbook adapter', () => {
  it('reads what we write, cell by cell', async () => {
    const [sheet, second] = await readBook(await manyRows(), 5000)
    expect(sheet?.rows).toHaveLength(1001)
    expect(sheet?.rows[1]).toEqual([
      2,
      [
        '行0',
        '6222020000000001234567',
        9_999_999_999_999.99,
        0.0001,
        { percent: 12.35 },
        -5,
        { at: '2026-01-31 00:00:00' },
        { at: '2026-01-31 09:31:05' },
        null,
        'a\r\n\tb _x000D_ <&>" \u0001 𠮷 ',
      ],
    ])
    expect(second?.rows).toEqual([
      [1, ['甲']],
      [2, ['乙']],
    ])
  })

  it('gives the same rows in every version of its library', async () => {
    const sheets = await readBook(await manyRows(), 5000)
    expect(checksum(sheets)).toBe('3bc342997fd53daf')
  })

  it('writes the same bytes for the same rows', async () => {
    expect(checksum([...(await manyRows())])).toBe(checksum([...(await manyRows())]))
    const template = () => writeTemplate([{ name: '甲', columns: [{ heading: '乙', note: '丙', required: true }] }])
    expect(checksum([...(await template())])).toBe(checksum([...(await template())]))
  })

  it('never writes a formula: any text reads back as that text', async () => {
    const starts = ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠', "'=", '=cmd|', '@SUM(1)', '=HYPERLINK("x")']
    const hostile = fc.tuple(fc.constantFrom(...starts), fc.string({ unit: 'binary' })).map(([a, b]) => a + b)
    const text = fc.oneof(hostile, fc.string({ unit: 'grapheme' })).filter((one) => one.trim() !== '')
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 20 }), async (texts) => {
        const book = await aWorkbook({ name: '文', rows: [['头'], ...texts.map((one) => [guard(one)])] })
        expect(book.includes('<f>')).toBe(false)
        const [sheet] = await readBook(book, 100)
        const read = (sheet?.rows ?? []).slice(1).map(([, [cell]]) => (typeof cell === 'string' ? cell : 'not a text'))
        for (const cell of read) expect(/^[=+\-@\t\0＝＋－＠]/.test(cell)).toBe(false)
        expect(read.map((cell) => unguard(cell))).toEqual(texts.map((one) => one.toWellFormed()))
      }),
      { numRuns: 150 },
    )
  })

  it('is run in a thread, which gives the same answer', async () => {
    const book = await manyRows()
    expect(checksum(await parseBook(book))).toBe(checksum(await readBook(book, 5000)))
  })

  it('takes no message of Node for the answer of the thread, as under --watch', async () => {
    // With this variable, which `--watch` sets, a thread reports every file it loads to whoever listens.
    vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1')
    const book = await aWorkbook({ name: '甲', rows: [['名称'], ['云采']] })
    expect(await parseBook(book)).toEqual(await readBook(book, 5000))
  })
})

describe('a template', () => {
  it('has its headings, marks and a hidden sheet of options that is not read back', async () => {
    const content = await writeTemplate([
      {
        name: '公司',
        columns: [
          { heading: '名称', note: '必填', required: true, format: '@' },
          { heading: '状态', note: '选择', required: false, options: ['启用', '停用'] },
        ],
      },
    ])
    const sheets = await readBook(content, 100)
    expect(sheets).toEqual([{ name: '公司', rows: [[1, ['名称*', '状态']]] }])
  })
})
