import { label, type Language } from '@srm/api/shared/label'
import { outcomeLabels, type Outcome } from '../counts.rules.ts'
import type { Plan } from './plan.service.ts'
import { guard } from '../book/text.rules.ts'
import { textOf, type Cell, type ReadCell } from '../values/values.rules.ts'
import { writeBook } from '../book/writer.service.ts'

const headings = {
  row: label('行号', 'Row'),
  outcome: label('导入结果', 'Outcome'),
  why: label('说明', 'Reason'),
} as const

const asText = (text: string): Cell => (text === '' ? null : { look: 'text', value: text })
/** As it stood in the file, guard and all. */
const asRead = (cell: ReadCell): Cell => asText(typeof cell === 'string' ? guardOnce(cell) : textOf(cell))
const guardOnce = (text: string): string => (text.startsWith("'") ? text : guard(text))

const wordFor = (outcome: Outcome, language: Language, undone: boolean): string => {
  if (typeof outcome === 'string') return outcomeLabels[undone ? 'undone' : outcome][language]
  return outcomeLabels[outcome.failed === '' ? 'undone' : 'failed'][language]
}

/** The rows as they were sent, each with how it ended, ready to be mended and sent again. */
export const writeReport = async (
  { tables, rows }: Plan,
  outcomes: readonly Outcome[],
  language: Language,
  undone: boolean,
): Promise<Buffer> => {
  const [main] = tables
  const columns = (main?.table.columns ?? []).filter(({ key }) => main?.keys.includes(key))
  const book = await writeBook([
    {
      name: main?.table.name[language] ?? 'report',
      headings: [
        headings.row[language],
        headings.outcome[language],
        headings.why[language],
        ...columns.map(({ heading }) => heading[language]),
      ],
    },
  ])
  const cells = new Map(main?.rows.map((row) => [row.row, row.cells]))
  for (const [index, { row }] of rows.entries()) {
    const outcome = outcomes[index] ?? { failed: '' }
    await book.add(0, [
      { look: 'integer', value: row },
      asText(wordFor(outcome, language, undone)),
      asText(typeof outcome === 'string' ? '' : guard(outcome.failed)),
      ...columns.map(({ key }) => asRead(cells.get(row)?.get(key) ?? null)),
    ])
  }
  return book.finish()
}
