import { compareQuotes, prepareComparison, type PriceCell } from '@srm/api/award/comparison'
import { label, type Label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Exchange } from '#kernel/module.ts'
import { archive, type Cell } from '#modules/transfer/index.ts'
import { comparisonInput } from './input.rules.ts'
import { readLines, readQuoteLines, readQuotes, type MatrixLine } from './matrix.store.ts'
import { isPriceClosed, readOpenedHead } from './parity.views.ts'

const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const comparisonWords = {
  sheet: label('比价', 'Comparison'),
  line: label('采购明细', 'Line'),
  quantity: label('数量', 'Quantity'),
  times: label('天/晚/场', 'Times'),
  unit: label('单位', 'Unit'),
  budget: label('预算（含税）', 'Budget incl. tax'),
  lowest: label('最低价', 'Lowest'),
  mean: label('平均价', 'Mean'),
  total: label('合计（可比，含税）', 'Total, comparable, incl. tax'),
  quoted: label('报价原值', 'As quoted'),
  file: label('比价表', 'comparison'),
}

const text = (value: string): Cell => ({ look: 'text', value })
const fen = (value: number | null | undefined): Cell =>
  value === null || value === undefined ? null : { look: 'money', value: value / 100 }
const decimal = (look: 'money' | 'quantity', value: string | null): Cell =>
  value === null ? null : { look, value: Number(value) }

const lineCells = (line: MatrixLine, summary: { lowest: number | null; mean: number | null } | undefined): Cell[] => [
  text(line.name),
  decimal('quantity', line.quantity),
  decimal('quantity', line.times),
  text(line.unit ?? ''),
  decimal('money', line.budgetAmount),
  fen(summary?.lowest),
  fen(summary?.mean),
]

/** Lines, quotes and their comparison, for whoever may take them out of the house. */
export const readForExport = async (ctx: Ctx, purchaseId: string) => {
  const head = await readOpenedHead(ctx, purchaseId)
  const lines = await readLines(ctx, purchaseId)
  const quotes = await readQuotes(ctx, purchaseId)
  if (ctx.session.masks?.has('cost')) fail('award.masked')
  if (isPriceClosed(quotes)) fail('priceParity.price_closed')
  const offers = await readQuoteLines(
    ctx,
    quotes.map(({ id }) => id),
  )
  const { breakfastValue } = head
  const compared = compareQuotes(prepareComparison(comparisonInput(lines, quotes, offers), { breakfastValue }), null)
  return { head, lines, quotes, compared }
}

/** The matrix as a workbook: the same figures as on the screen, for whoever may see them. */
export const exportComparison = async (ctx: Ctx, purchaseId: string, { reply }: Exchange): Promise<undefined> => {
  const { head, lines, quotes, compared } = await readForExport(ctx, purchaseId)
  const say = (one: Label): string => one[ctx.language]
  const fixed = [
    comparisonWords.line,
    comparisonWords.quantity,
    comparisonWords.times,
    comparisonWords.unit,
    comparisonWords.budget,
    comparisonWords.lowest,
    comparisonWords.mean,
  ].map(say)
  const headings = [...fixed, ...quotes.map(({ supplier }) => supplier.name)]
  const book = await archive.writeBook([{ name: say(comparisonWords.sheet), headings }])
  const cellOf = (cell: PriceCell | null | undefined): Cell => fen(cell?.amount)
  for (const [at, line] of lines.entries())
    await book.add(0, [
      ...lineCells(line, compared.lines[at]),
      ...compared.quotes.map(({ cells }) => cellOf(cells[at])),
    ])
  const blank = fixed.slice(1).map((): Cell => null)
  await book.add(0, [text(say(comparisonWords.total)), ...blank, ...compared.quotes.map(({ total }) => fen(total))])
  await book.add(0, [
    text(say(comparisonWords.quoted)),
    ...blank,
    ...quotes.map(({ total }) => decimal('money', total)),
  ])
  const called = encodeURIComponent(`${head.code}-${say(comparisonWords.file)}.xlsx`)
  void reply
    .header('content-type', mime)
    .header('content-disposition', `attachment; filename*=UTF-8''${called}`)
    .send(await book.finish())
  return undefined
}
