import { packer, packFile, zip, type Part } from './pack.service.ts'
import type { Cell, CellFormat } from '../values/values.rules.ts'

/**
 * Writes workbooks row by row: every sheet is packed as its rows come, so that only packed bytes are
 * kept however many rows there are, and a workbook exists only when it is whole.
 */

const looks: readonly (readonly [CellFormat, format: string])[] = [
  ['text', '@'],
  ['heading', '@'],
  ['money', '#,##0.00'],
  ['quantity', '#,##0.####'],
  ['percent', '0.00%'],
  ['integer', '0'],
  ['date', 'yyyy-mm-dd'],
  ['dateTime', 'yyyy-mm-dd hh:mm:ss'],
]
const styles = new Map(looks.map(([look], index) => [look, index + 1]))

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const hex = (letter: string): string => `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`

/** What XML cannot hold is written the way spreadsheets do, and what looks like that is kept apart from it. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? '')
    .replaceAll(/\p{Cc}|[\ufffe\uffff]/gu, (letter) => (letter === '\t' || letter === '\n' ? letter : hex(letter)))

const letters: string[] = []
const letterOf = (index: number): string =>
  (letters[index] ??= (index < 26 ? '' : letterOf(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26)))

const cellXml = (cell: Cell, column: number, row: number): string => {
  if (cell === null) return ''
  const at = `r="${letterOf(column)}${row}" s="${styles.get(cell.look) ?? 0}"`
  return typeof cell.value === 'number'
    ? `<c ${at}><v>${cell.value}</v></c>`
    : `<c ${at} t="inlineStr"><is><t xml:space="preserve">${escaped(cell.value)}</t></is></c>`
}

const stylesXml = (): string => {
  const formats = looks.map(
    ([, format], index) => `<numFmt numFmtId="${170 + index}" formatCode="${escaped(format)}"/>`,
  )
  const xfs = looks.map(
    ([look], index) =>
      `<xf numFmtId="${look === 'text' || look === 'heading' ? 49 : 170 + index}" fontId="${look === 'heading' ? 1 : 0}" fillId="${look === 'heading' ? 2 : 0}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"/>`,
  )
  return `${head}<styleSheet xmlns="${main}"><numFmts count="${formats.length}">${formats.join('')}</numFmts><fonts count="2"><font><sz val="11"/></font><font><b/><sz val="11"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFEDF3FE"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${xfs.length + 1}"><xf/>${xfs.join('')}</cellXfs></styleSheet>`
}

const relation = (id: number, type: string, target: string): string =>
  `<Relationship Id="rId${id}" Type="${office}/${type}" Target="${target}"/>`

const frame = (names: readonly string[]): [name: string, text: string][] => {
  const sheets = names.map(
    (name, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  )
  const overrides = names.map(
    (_, n) => `<Override PartName="/xl/worksheets/sheet${n + 1}.xml" ContentType="${types}.worksheet+xml"/>`,
  )
  const relations = names.map((_, n) => relation(n + 1, 'worksheet', `worksheets/sheet${n + 1}.xml`))
  return [
    [
      '[Content_Types].xml',
      `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>${overrides.join('')}</Types>`,
    ],
    [
      '_rels/.rels',
      `${head}<Relationships xmlns="${packages}/relationships">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${head}<Relationships xmlns="${packages}/relationships">${relations.join('')}${relation(names.length + 1, 'styles', 'styles.xml')}</Relationships>`,
    ],
    ['xl/styles.xml', stylesXml()],
  ]
}

const flushAt = 64 * 1024

/** On every printed page, above and below the rows. */
const markXml = (mark: string): string => {
  const text = escaped(`&C${mark.replaceAll('&', '&&')}`)
  return `<headerFooter><oddHeader>${text}</oddHeader><oddFooter>${text}</oddFooter></headerFooter>`
}

const openSheet = (index: number, widths: readonly number[], mark: string | undefined) => {
  const packed = packer(`xl/worksheets/sheet${index + 1}.xml`)
  const columns = widths.map((width, n) => `<col min="${n + 1}" max="${n + 1}" width="${width}" customWidth="1"/>`)
  const frozen =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
  let waiting = `${head}<worksheet xmlns="${main}">${frozen}<cols>${columns.join('')}</cols><sheetData>`
  let row = 0
  return {
    add: async (cells: readonly Cell[]): Promise<void> => {
      row += 1
      waiting += `<row r="${row}">${cells.map((cell, column) => cellXml(cell, column, row)).join('')}</row>`
      if (waiting.length < flushAt) return
      const text = waiting
      waiting = ''
      await packed.write(text)
    },
    finish: async (): Promise<Part> => {
      await packed.write(`${waiting}</sheetData>${mark === undefined ? '' : markXml(mark)}</worksheet>`)
      return packed.finish()
    },
  }
}

export type NewSheet = { readonly name: string; readonly headings: readonly string[] }
export type BookWriter = {
  readonly add: (sheet: number, cells: readonly Cell[]) => Promise<void>
  readonly finish: () => Promise<Buffer>
}

export const writeBook = async (sheets: readonly NewSheet[], mark?: string): Promise<BookWriter> => {
  const open = sheets.map(({ headings }, index) =>
    openSheet(
      index,
      headings.map((heading) => Math.min(40, Math.max(12, heading.length * 2 + 4))),
      mark,
    ),
  )
  for (const [index, { headings }] of sheets.entries())
    await open[index]?.add(headings.map((value) => ({ look: 'heading', value })))
  return {
    add: async (sheet, cells) => open[sheet]?.add(cells),
    finish: async () => {
      const parts: Part[] = []
      for (const [path, text] of frame(sheets.map(({ name }) => name))) parts.push(await packFile(path, text))
      for (const sheet of open) parts.push(await sheet.finish())
      return zip(parts)
    },
  }
}
