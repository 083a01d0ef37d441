import { describe, expect, it } from 'vitest'
import { aSheet } from '../paper.fixture.ts'
import type { Sheet } from '../sheet/sheet.rules.ts'
import { definitionOf } from './definition.rules.ts'

const hostile = [
  '<svg><image href="file:///etc/passwd"/></svg>',
  'data:image/svg+xml;base64,PHN2Zy8+',
  '/etc/passwd',
  '{"svg":"<svg/>"}',
  '{"image":"/etc/passwd"}',
]

/** Every text of a sheet is one somebody may have written. */
const everywhere = (said: string): Sheet => ({
  ...aSheet(1),
  company: said,
  kind: said,
  title: said,
  code: said,
  mark: said,
  facts: [{ label: said, text: said, wide: false, capitals: said }],
  tables: [
    { title: said, columns: [{ label: said, isNumber: false }], rows: [[said]], totals: [said], capitals: said },
  ],
  lines: [{ step: said, who: said, result: said, opinion: said, at: said }],
  address: said,
  madeBy: said,
  madeAt: said,
  pictures: [{ label: said, jpeg: Buffer.from([0xff, 0xd8]) }],
})

type Pair = readonly [key: string, value: unknown]

/** Everything a definition says, however deep; what it computes for a page is computed. */
const pairsIn = (value: unknown): Pair[] => {
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return []
  return Object.entries(value).flatMap(([key, inner]: Pair): Pair[] => [[key, inner], ...pairsIn(inner)])
}

const definitionPairs = (sheet: Sheet): Pair[] => {
  const { header, footer, ...rest } = definitionOf(sheet)
  const size = { width: 595, height: 842, orientation: 'portrait' as const }
  const parts = [
    rest,
    typeof header === 'function' && header(1, 2, size),
    typeof footer === 'function' && footer(1, 2, size),
  ]
  return parts.flatMap(pairsIn)
}

/** Keys by which the library opens something. */
const opening = ['svg', 'image', 'images', 'attachments', 'file', 'files', 'link', 'src', 'url']
/** Where words may stand: as text, as what a code of squares says, and in the facts about the file. */
const wordKeys = ['text', 'qr', 'title', 'author']

describe('what people wrote', () => {
  it.each(hostile)('stays text on paper: %s', (said) => {
    const pairs = definitionPairs(everywhere(said))
    expect(pairs.filter(([key]) => opening.includes(key))).toEqual([['image', 'data:image/jpeg;base64,/9g=']])
    const places = pairs.flatMap(([key, value]) => (typeof value === 'string' && value.includes(said) ? [key] : []))
    expect(new Set(places)).toEqual(new Set(wordKeys))
  })

  it('never becomes a node of its own', () => {
    const keys = new Set(definitionPairs(everywhere('x')).map(([key]) => key))
    expect(keys.has('svg')).toBe(false)
    expect(keys.has('attachments')).toBe(false)
  })
})

describe('a sheet', () => {
  it('lies where a table has many columns, and stands otherwise', () => {
    expect(definitionOf(aSheet(3)).pageOrientation).toBe('portrait')
    const [table] = aSheet(3).tables
    const columns = Array.from({ length: 10 }, (_, index) => ({ label: `第${index}列`, isNumber: false }))
    const wide = { ...aSheet(3), tables: table ? [{ ...table, columns, rows: [], totals: undefined }] : [] }
    expect(definitionOf(wide).pageOrientation).toBe('landscape')
  })

  it('is marked until there is nothing to mark', () => {
    expect(definitionOf(aSheet(1, { mark: '审批中' })).watermark).toMatchObject({ text: '审批中' })
    expect(definitionOf(aSheet(1)).watermark).toBeUndefined()
  })
})
