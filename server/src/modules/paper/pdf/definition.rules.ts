import type { Content, ContentTable, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { Fact, Sheet, SheetPicture, SheetTable } from '../sheet/sheet.rules.ts'
import type { TrailLine } from '../sheet/trail.store.ts'
import { pageOf, say } from '../sheet/words.rules.ts'
import { columnWidths, maxRun } from './widths.rules.ts'

/**
 * A definition is a program for the library that draws it: a node that names a picture or a drawing makes it open
 * files. Words of people therefore stand only as values of `text`, made here and nowhere else, and pictures come as
 * data that was drawn anew.
 */
const text = (value: string, more: object = {}): { text: string } => ({ ...more, text: value })

const grey = '#6b7280'
const line = '#d1d5db'
const paleGrey = '#f3f4f6'
const margin = 40

/** More columns than these want the paper lying. */
const maxUpright = 8

const padding = 5
const border = 0.5
const [a4Short, a4Long] = [595.28, 841.89]

const isWide = ({ columns }: SheetTable): boolean => columns.length > maxUpright
const isLying = ({ tables }: Pick<Sheet, 'tables'>): boolean => tables.some(isWide)

/** What is left for the words of a table between its lines. */
const roomFor = ({ columns }: SheetTable, isLandscape: boolean): number =>
  (isLandscape ? a4Long : a4Short) - 2 * margin - columns.length * (2 * padding + border) - border

const layout: ContentTable['layout'] = {
  hLineWidth: () => border,
  vLineWidth: () => border,
  hLineColor: () => line,
  vLineColor: () => line,
  paddingTop: () => 4,
  paddingBottom: () => 4,
  paddingLeft: () => padding,
  paddingRight: () => padding,
}

const heading = (value: string): Content => text(value, { fontSize: 11, bold: true, margin: [0, 14, 0, 6] })
const headCell = (value: string, more: object = {}): TableCell =>
  text(value, { bold: true, fillColor: paleGrey, ...more })

/** Numbers, accounts and addresses without a space break where the column ends instead of running out of it. */
const cell = (value: string, more: object = {}): TableCell => text(value, { ...more, wordBreak: breakFor(value) })
const longRun = new RegExp(`[!-~]{${String(maxRun)}}`)
const breakFor = (value: string): 'break-all' | 'normal' => (longRun.test(value) ? 'break-all' : 'normal')

const factCells = ({ label, text: value, capitals }: Fact, language: Sheet['language'], colSpan = 1): TableCell[] => [
  text(label, { color: grey, fillColor: paleGrey }),
  capitals === ''
    ? cell(value, { colSpan })
    : { stack: [text(value), text(say(language, 'capitals') + capitals, { fontSize: 8, color: grey })], colSpan },
  ...Array.from({ length: colSpan - 1 }, () => text('')),
]

/** Two facts stand side by side; a long one has the line to itself. */
const factRows = (facts: readonly Fact[], language: Sheet['language']): TableCell[][] => {
  const rows: TableCell[][] = []
  let waiting: Fact | undefined
  const whole = (fact: Fact): void => void rows.push(factCells(fact, language, 3))
  for (const fact of facts) {
    if (fact.wide) {
      if (waiting) whole(waiting)
      waiting = undefined
      whole(fact)
    } else if (waiting) {
      rows.push([...factCells(waiting, language), ...factCells(fact, language)])
      waiting = undefined
    } else waiting = fact
  }
  if (waiting) whole(waiting)
  return rows
}

const factsPart = ({ facts, language }: Sheet): Content[] =>
  facts.length === 0
    ? []
    : [
        {
          table: { widths: ['14%', '36%', '14%', '36%'], body: factRows(facts, language), dontBreakRows: true },
          layout,
        },
      ]

const alignment = (isNumber: boolean) => ({ alignment: isNumber ? ('right' as const) : ('left' as const) })

const tablePart = (table: SheetTable, { language, tables }: Sheet): Content[] => {
  const { title, columns, rows, totals, capitals } = table
  const fontSize = isWide(table) ? 7.5 : 8.5
  const widths = columnWidths(table, roomFor(table, isLying({ tables })), fontSize)
  const aligned = (values: readonly string[], make: typeof cell, more: object = {}): TableCell[] =>
    columns.map(({ isNumber }, index) => make(values[index] ?? '', { ...alignment(isNumber), ...more }))
  const body = [
    aligned(
      columns.map(({ label }) => label),
      headCell,
    ),
    ...rows.map((row) => aligned(row, cell)),
    ...(totals ? [aligned(totals, cell, { bold: true, fillColor: paleGrey })] : []),
  ]
  return [
    heading(title),
    { table: { headerRows: 1, dontBreakRows: true, widths, body }, layout, fontSize },
    ...(capitals === '' ? [] : [text(say(language, 'capitals') + capitals, { margin: [0, 4, 0, 0], bold: true })]),
  ]
}

const trailKeys = ['step', 'who', 'result', 'opinion', 'at'] as const satisfies readonly (keyof TrailLine)[]

const trailPart = ({ lines, language }: Sheet): Content[] =>
  lines.length === 0
    ? []
    : [
        heading(say(language, 'trail')),
        {
          table: {
            headerRows: 1,
            dontBreakRows: true,
            widths: ['18%', '15%', '12%', '35%', '20%'],
            body: [
              trailKeys.map((key) => headCell(say(language, key))),
              ...lines.map((one) => trailKeys.map((key) => cell(one[key]))),
            ],
          },
          layout,
          fontSize: 8.5,
        },
      ]

const pictureRoom: [number, number] = [360, 360]

const picturesPart = (pictures: readonly SheetPicture[]): Content[] =>
  pictures.map(({ label, jpeg }) => ({
    stack: [heading(label), { image: `data:image/jpeg;base64,${jpeg.toString('base64')}`, fit: pictureRoom }],
    unbreakable: true,
  }))

const titlePart = ({ title, kind, code, address, language }: Sheet): Content => ({
  columns: [
    {
      width: '*',
      stack: [
        text(title || code, { fontSize: 16, bold: true }),
        text([kind, code].filter(Boolean).join(' · '), { color: grey, margin: [0, 4, 0, 0] }),
      ],
    },
    ...(address === ''
      ? []
      : [
          {
            width: 70,
            stack: [
              { qr: address, fit: 62, alignment: 'right' as const },
              text(say(language, 'scan'), { fontSize: 7, color: grey, alignment: 'right', margin: [0, 2, 0, 0] }),
            ],
          },
        ]),
  ],
  margin: [0, 0, 0, 10],
})

const headOf = ({ company, code }: Sheet): Content => ({
  margin: [margin, 22, margin, 0],
  columns: [text(company, { color: grey }), text(code, { color: grey, alignment: 'right' })],
  fontSize: 8,
})

const footOf = ({ madeBy, madeAt, language }: Sheet, page: number, count: number): Content => ({
  margin: [margin, 14, margin, 0],
  columns: [
    text([madeBy, say(language, 'made'), madeAt].join(' '), { color: grey }),
    text(pageOf(language, page, count), { color: grey, alignment: 'right' }),
  ],
  fontSize: 8,
})

/** The paper of one record, as the library draws it. */
export const definitionOf = (sheet: Sheet): TDocumentDefinitions => ({
  pageSize: 'A4',
  pageOrientation: isLying(sheet) ? 'landscape' : 'portrait',
  pageMargins: [margin, 48, margin, 44],
  info: { title: [sheet.code, sheet.title].filter(Boolean).join(' '), author: sheet.company },
  defaultStyle: { font: 'NotoSansSC', fontSize: 9, lineHeight: 1.15 },
  header: () => headOf(sheet),
  footer: (page, count) => footOf(sheet, page, count),
  ...(sheet.mark !== null && {
    watermark: { text: sheet.mark, color: '#9ca3af', opacity: 0.18, bold: true, angle: -35, fontSize: 84 },
  }),
  content: [
    titlePart(sheet),
    ...factsPart(sheet),
    ...sheet.tables.flatMap((table) => tablePart(table, sheet)),
    ...picturesPart(sheet.pictures),
    ...trailPart(sheet),
  ],
})
