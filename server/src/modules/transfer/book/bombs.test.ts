import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { zipOf } from '#test/outside/sample-files.ts'
import { aWorkbook } from '../transfer.fixture.ts'
import { parseBook } from './parse.service.ts'

const u16 = (...numbers: readonly number[]): Buffer => Buffer.from(Uint16Array.from(numbers).buffer)
const u32 = (...numbers: readonly number[]): Buffer => Buffer.from(Uint32Array.from(numbers).buffer)

type Entry = { name: string; packed: Buffer; size: number; method?: number; flags?: number; at?: number }

/** An archive that may lie about itself in every way. */
const packed = (entries: readonly Entry[], count = entries.length): Buffer => {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, packed: data, size, method = 8, flags = 0, at } of entries) {
    const facts = Buffer.concat([u32(0, 0, data.length, size), u16(name.length, 0)])
    const local = Buffer.concat([u32(0x04034b50), u16(20, flags, method), facts, Buffer.from(name)])
    files.push(local, data)
    directory.push(
      u32(0x02014b50),
      u16(20, 20, flags, method),
      facts,
      u16(0, 0, 0),
      u32(0, at ?? offset),
      Buffer.from(name),
    )
    offset += local.length + data.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  return Buffer.concat([...files, ...directory, u32(0x06054b50), u16(0, 0, count, count), u32(size, offset), u16(0)])
}

const zeros = (mb: number): Buffer => deflateRawSync(Buffer.alloc(mb * 1024 * 1024, 'a'), { level: 9 })
const part = (name: string, text: string): Entry => ({
  name,
  packed: deflateRawSync(text),
  size: Buffer.byteLength(text),
})
const types = part('[Content_Types].xml', '<?xml version="1.0"?><Types/>')
const random = (bytes: number): Buffer =>
  Buffer.from(Array.from({ length: bytes }, (_, n) => (n * 7919 + (n >> 3) * 31) % 251))

const sheet = 'xl/worksheets/sheet1.xml'
const billion = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]><worksheet>&b;</worksheet>`
const outside = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><worksheet>&y;</worksheet>`
const huge = zeros(60)

const corpus: readonly (readonly [name: string, file: () => Buffer])[] = [
  ['sixty megabytes that say so', () => packed([types, { name: sheet, packed: huge, size: 60 * 1024 * 1024 }])],
  ['sixty megabytes that claim to be small', () => packed([types, { name: sheet, packed: huge, size: 1000 }])],
  ['a claim of four gigabytes', () => packed([types, { name: sheet, packed: zeros(1), size: 0xffffffff }])],
  ['a ratio beyond belief', () => packed([types, { name: sheet, packed: zeros(20), size: 20 * 1024 * 1024 }])],
  [
    'many entries that add up',
    () =>
      packed([
        types,
        ...Array.from({ length: 30 }, (_, n) => ({ name: `xl/a${n}`, packed: zeros(2), size: 2 * 1024 * 1024 })),
      ]),
  ],
  ['more entries than a workbook has', () => packed(Array.from({ length: 500 }, (_, n) => part(`a${n}`, 'x')))],
  ['a count of entries that is not true', () => packed([types], 60_000)],
  [
    'entries that share their bytes',
    () => packed([types, part(sheet, 'x'.repeat(100)), { ...part('xl/b.xml', 'x'.repeat(100)), at: 70 }]),
  ],
  ['two entries that are one', () => packed([types, { ...types, at: 0, packed: Buffer.alloc(0) }])],
  ['entities that multiply', () => packed([types, part(sheet, billion)])],
  ['an entity from outside', () => packed([types, part('xl/workbook.xml', outside)])],
  [
    'a document type in another encoding',
    () =>
      packed([
        types,
        {
          name: sheet,
          packed: deflateRawSync(Buffer.from(`\ufeff${billion}`, 'utf16le')),
          size: Buffer.byteLength(`\ufeff${billion}`, 'utf16le'),
        },
      ]),
  ],
  [
    'a document type after a long comment',
    () => packed([types, part(sheet, `<?xml version="1.0"?><!--${'-x'.repeat(50_000)}--><!DOCTYPE x><a/>`)]),
  ],
  ['encrypted entries', () => packed([types, { ...part(sheet, 'x'), flags: 1 }])],
  ['an unknown way of packing', () => packed([types, { ...part(sheet, 'x'), method: 99 }])],
  ['packed bytes that are noise', () => packed([types, { name: sheet, packed: random(5000), size: 9000 }])],
  ['an entry that says more than it holds', () => packed([types, { ...part(sheet, 'x'), size: 5000 }])],
  ['an offset outside the file', () => packed([types, { ...part(sheet, 'x'), at: 4_000_000 }])],
  ['a directory cut short', () => packed([types, part(sheet, 'x'.repeat(1000))]).subarray(0, 120)],
  ['nothing', () => Buffer.alloc(0)],
  ['a text', () => Buffer.from('编号,名称\n1,甲\n'.repeat(100))],
  ['an older Excel file', () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(5000)])],
  ['an archive of something else', () => zipOf(['readme.txt', 'hello'])],
  ['a workbook cut in half', () => packed([types, part(sheet, 'x'.repeat(5000))]).subarray(0, 200)],
]

const verdict = async (file: Buffer): Promise<{ key: string; ms: number }> => {
  const began = performance.now()
  const key = await parseBook(file).then(
    () => 'read',
    (error: { key?: string; message: string }) => error.key ?? error.message,
  )
  return { key, ms: performance.now() - began }
}

describe('a workbook in bad faith', () => {
  it.each(corpus)('%s is refused at once', async (_, make) => {
    const file = make()
    const before = process.memoryUsage().rss
    const { key, ms } = await verdict(file)
    expect(['transfer.suspicious', 'transfer.not_a_workbook']).toContain(key)
    expect(ms).toBeLessThan(200)
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
  })

  const frame = (sheetXml: string, strings = ''): Buffer => {
    const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
    const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
    const rel = (id: number, type: string, target: string) =>
      `<Relationship Id="rId${id}" Type="${office}/${type}" Target="${target}"/>`
    const rels = (inner: string) =>
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`
    return packed([
      part(
        '[Content_Types].xml',
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
      ),
      part('_rels/.rels', rels(rel(1, 'officeDocument', 'xl/workbook.xml'))),
      part(
        'xl/workbook.xml',
        `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
      part(
        'xl/_rels/workbook.xml.rels',
        rels(rel(1, 'worksheet', 'worksheets/sheet1.xml') + rel(2, 'sharedStrings', 'sharedStrings.xml')),
      ),
      part('xl/sharedStrings.xml', `<sst xmlns="${main}">${strings}</sst>`),
      part(sheet, `<worksheet xmlns="${main}"><sheetData>${sheetXml}</sheetData></worksheet>`),
    ])
  }
  const noisy = (n: number): string => `${n}${(n * 2_654_435_761) % 4_294_967_296}`

  it('one text shared by a hundred thousand cells is not multiplied', async () => {
    const text = Array.from({ length: 4000 }, (_, n) => noisy(n))
      .join('')
      .slice(0, 32_000)
    const cells = Array.from(
      { length: 100_000 },
      (_, n) => `<row r="${n + 1}"><c r="A${n + 1}" t="s"><v>0</v></c><!--${noisy(n)}--></row>`,
    )
    const { key } = await verdict(frame(cells.join(''), `<si><t>${text}</t></si>`))
    expect(key).toBe('transfer.too_many_rows')
  })

  it('two cells at far corners do not make a sheet between them', async () => {
    const { key } = await verdict(
      frame('<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
    )
    expect(key).not.toBe('read')
  })

  it('an honest one of many rows passes', async () => {
    const rows = Array.from({ length: 15_000 }, (_, n) => [`公司${n}`, '启用', n])
    const sheets = await parseBook(await aWorkbook({ name: '甲', rows: [['名称', '状态', '数'], ...rows] }))
    expect(sheets[0]?.rows).toHaveLength(15_001)
  })
})
