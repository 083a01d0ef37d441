import { completeCreditCode } from '@srm/api/shared/checks'
import * as field from '@srm/api/shared/fields'
import { metaOf } from '@srm/api/shared/field-meta'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromCell, toCell } from './kinds.rules.ts'
import { plainNumber, type Cell, type Meanings, type ReadCell, type Words } from './values.rules.ts'

const words: Words = {
  language: 'zh',
  option: (_, value) => `选项${value}`,
  name: (_, id) => `名${id}`,
  file: () => '合同.pdf',
  region: (code) => `上海市/浦东新区 (${code})`,
}
const meanings: Meanings = {
  option: (_, text) => /^选项(.*)$/s.exec(text)?.[1],
  named: (_, text) => /^名(.*)$/s.exec(text)?.[1],
  file: () => true,
  region: (text) => /(\d{6})\)?$/.exec(text)?.[1],
}

const epoch = Date.UTC(1899, 11, 30)
/** What a spreadsheet hands back for a cell it was given. */
const readAs = (cell: Cell): ReadCell => {
  if (cell === null || typeof cell.value === 'string') return cell?.value ?? null
  if (cell.look === 'percent') return { percent: cell.value * 100 }
  if (cell.look !== 'date' && cell.look !== 'dateTime') return cell.value
  const at = new Date(Math.round(epoch + cell.value * 86_400_000)).toISOString()
  return {
    at: at
      .replace('T', ' ')
      .replace('Z', '')
      .replace(/\.000$/, ''),
  }
}

const id = '01890000-0000-7000-8000-000000000001'
const samples: readonly (readonly [name: string, schema: Parameters<typeof metaOf>[0], value: unknown])[] = [
  ['text', field.text('名', 'Name'), '=1+1'],
  ['longText', field.longText('注', 'Note'), '一\n二'],
  ['richText', field.richText('文', 'Story'), '<p>@甲</p>'],
  ['code', field.code('编', 'Code'), 'GS-001'],
  ['mobile', field.mobile('机', 'Phone'), '13800000000'],
  ['email', field.email('邮', 'Mail'), 'a@b.cn'],
  ['creditCode', field.creditCode('信', 'Credit'), completeCreditCode('91310000MA1FL0EL8')],
  ['bankAccount', field.bankAccount('账', 'Account'), '6222020000000001234'],
  ['url', field.url('网', 'Site'), 'https://example.com/a?b=c'],
  ['color', field.color('色', 'Colour'), '#ff0000'],
  ['money', field.money('价', 'Price', { negative: true }), '-9999999999999.99'],
  ['quantity', field.quantity('量', 'Amount'), '12345678901.2345'],
  ['percent', field.percent('率', 'Rate'), '12.35'],
  ['integer', field.integer('数', 'Count'), 2_147_483_647],
  ['date', field.date('日', 'Day'), '2026-01-31'],
  ['date', field.date('日', 'Day'), '1899-12-31'],
  ['dateTime', field.dateTime('时', 'Moment'), '2026-01-31T09:30:05+08:00'],
  ['dateTime', field.dateTime('时', 'Moment'), '2026-01-31T09:30:05.123456+08:00'],
  ['dateRange', field.dateRange('期', 'Period'), { from: '2026-01-01', to: '2026-12-31' }],
  ['bool', field.bool('是', 'Flag'), false],
  ['choice', field.choice('态', 'State', [['on', '开', 'On']]), 'on'],
  ['dict', field.dict('类', 'Kind', 'kind'), 'a'],
  ['multiDict', field.multiDict('类', 'Kinds', 'kind'), ['a', '丁']],
  ['ref', field.ref('上', 'Parent', 'ourCompany'), id],
  ['refs', field.refs('旁', 'Others', 'ourCompany'), [id, id]],
  ['person', field.person('人', 'Owner'), id],
  ['persons', field.persons('众', 'People'), [id]],
  ['department', field.department('部', 'Department'), id],
  ['region', field.region('区', 'Region'), '310115'],
  ['location', field.location('地', 'Place'), { address: '浦东 (陆家嘴)', lat: 31.2, lng: -0.000001 }],
  ['location', field.location('地', 'Place'), { address: '浦东新区世纪大道 1 号', lat: null, lng: null }],
  ['attachments', field.attachments('附', 'Papers'), [id]],
  ['images', field.images('图', 'Pictures'), [id]],
  ['tags', field.tags('签', 'Labels'), ['急', 'a"b', 'c、d', '-e']],
]

describe('a value of kind', () => {
  it.each(samples)('%s comes back from its cell as it was', (_, schema, value) => {
    const meta = metaOf(schema)
    const taken = fromCell(meta, readAs(toCell(meta, value, words)), meanings)
    expect(taken).toHaveProperty('value')
    const parsed = schema.safeParse('value' in taken ? taken.value : undefined)
    expect(parsed.error?.issues).toBeUndefined()
    expect(parsed.data).toEqual(value)
  })

  it('money survives every amount there can be', () => {
    const meta = metaOf(field.money('价', 'Price', { negative: true }))
    fc.assert(
      fc.property(fc.bigInt({ min: -999_999_999_999_999n, max: 999_999_999_999_999n }), (fen) => {
        const sign = fen < 0n ? '-' : ''
        const digits = String(fen < 0n ? -fen : fen).padStart(3, '0')
        const amount = `${fen === 0n ? '' : sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
        const cell = toCell(meta, amount, words)
        expect(typeof cell?.value).toBe('number')
        const taken = fromCell(meta, readAs(cell), meanings)
        const parsed = field.money('价', 'Price', { negative: true }).parse('value' in taken ? taken.value : '')
        expect(parsed).toBe(amount)
      }),
      { numRuns: 3000 },
    )
  })
})

describe('a cell filled in by hand', () => {
  it.each([
    [field.date('日', 'Day'), '2026/1/5', '2026-01-05'],
    [field.date('日', 'Day'), '2026年1月5日', '2026-01-05'],
    [field.date('日', 'Day'), '20260105', '2026-01-05'],
    [field.date('日', 'Day'), { at: '2026-01-05 00:00:00' }, '2026-01-05'],
    [field.dateTime('时', 'Moment'), '2026-1-5 9:05', '2026-01-05T09:05:00+08:00'],
    [field.dateRange('期', 'Period'), '2026-1-1～2026-2-1', { from: '2026-01-01', to: '2026-02-01' }],
    [field.money('价', 'Price'), '￥1,234.5', '1234.5'],
    [field.money('价', 'Price'), 0.1 + 0.2, '0.3'],
    [field.percent('率', 'Rate'), '12.5%', '12.5'],
    [field.percent('率', 'Rate'), { percent: 12.5 }, '12.5'],
    [field.percent('率', 'Rate'), 12.5, '12.5'],
    [field.mobile('机', 'Phone'), 13_800_000_000, '13800000000'],
    [field.bool('是', 'Flag'), true, true],
    [field.bool('是', 'Flag'), '√', true],
    [field.bool('是', 'Flag'), 'No', false],
    [field.region('区', 'Region'), '310115', '310115'],
  ] as const)('%# is understood', (schema, cell, value) => {
    expect(fromCell(metaOf(schema), cell, meanings)).toEqual({ value })
  })

  it.each([
    [field.date('日', 'Day'), '昨天'],
    [field.dateTime('时', 'Moment'), '九点'],
    [field.money('价', 'Price'), '一百'],
    [field.integer('数', 'Count'), '1.5'],
    [field.bool('是', 'Flag'), '也许'],
    [field.choice('态', 'State', [['on', '开', 'On']]), '关'],
    [field.bankAccount('账', 'Account'), 6.222020000000001e18],
    [field.attachments('附', 'Papers'), '合同.pdf'],
    [field.text('名', 'Name'), { broken: true }],
  ] as const)('%# is refused', (schema, cell) => {
    expect(fromCell(metaOf(schema), cell, meanings)).toHaveProperty('problem')
  })

  it('says a number plainly', () => {
    expect([0.1 + 0.2, 1e15, 9_999_999_999_999.99, 1e-7, 0].map(plainNumber)).toEqual([
      '0.3',
      '1000000000000000',
      '9999999999999.99',
      '0.0000001',
      '0',
    ])
  })
})
