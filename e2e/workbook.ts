import { crc32, inflateRawSync } from 'node:zlib'

const u16 = (...numbers: readonly number[]): Buffer => Buffer.from(Uint16Array.from(numbers).buffer)
const u32 = (...numbers: readonly number[]): Buffer => Buffer.from(Uint32Array.from(numbers).buffer)

const zipOf = (entries: readonly (readonly [name: string, text: string])[]): Buffer => {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of entries) {
    const [path, content] = [Buffer.from(name), Buffer.from(text)]
    const facts = Buffer.concat([u32(0, crc32(content), content.length, content.length), u16(path.length, 0)])
    const local = Buffer.concat([u32(0x04034b50), u16(20, 0, 0), facts, path])
    files.push(local, content)
    directory.push(u32(0x02014b50), u16(20, 20, 0, 0), facts, u16(0, 0, 0), u32(0, offset), path)
    offset += local.length + content.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const end = Buffer.concat([u32(0x06054b50), u16(0, 0, entries.length, entries.length), u32(size, offset), u16(0)])
  return Buffer.concat([...files, ...directory, end])
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const relations = (type: string, target: string): string =>
  `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/${type}" Target="${target}"/></Relationships>`

const rowXml = (cells: readonly string[]): string =>
  `<row>${cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`

/** A workbook as another program would write it: one sheet of texts. */
export const workbookOf = (rows: readonly (readonly string[])[]): Buffer =>
  zipOf([
    [
      '[Content_Types].xml',
      `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/></Types>`,
    ],
    ['_rels/.rels', relations('officeDocument', 'xl/workbook.xml')],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    ['xl/_rels/workbook.xml.rels', relations('worksheet', 'worksheets/sheet1.xml')],
    [
      'xl/worksheets/sheet1.xml',
      `<worksheet xmlns="${main}"><sheetData>${rows.map(rowXml).join('')}</sheetData></worksheet>`,
    ],
  ])

/** The texts of the first sheet, row by row, of a workbook whose texts stand in their cells. */
export const textsIn = (book: Buffer): string[][] => {
  const name = 'xl/worksheets/sheet1.xml'
  const entry = book.lastIndexOf(name) - 46
  const at = book.readUInt32LE(entry + 42)
  const start = at + 30 + book.readUInt16LE(at + 26) + book.readUInt16LE(at + 28)
  const xml = inflateRawSync(book.subarray(start, start + book.readUInt32LE(entry + 20))).toString('utf8')
  return [...xml.matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map(([, text = '']) => text),
  )
}
