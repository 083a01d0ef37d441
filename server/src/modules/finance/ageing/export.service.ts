import type { AgeingGroup, AgeingSum, finance as calls, OpenItem } from '@srm/api/finance'
import type { Parsed } from '@srm/api/endpoint'
import { label, type Label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import type { Exchange } from '#kernel/module.ts'
import { archive, type Cell } from '#modules/transfer/index.ts'
import { ageingOf, openItems } from './ageing.views.ts'
import type { MonitorSide } from './items.rules.ts'

const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Far more than a company has open; beyond it the last line says so. */
const most = 20_000

const words = {
  ageing: label('账龄', 'Ageing'),
  documents: label('明细', 'Documents'),
  total: label('合计', 'Total'),
  count: label('笔数', 'Documents'),
  undated: label('日期未定', 'No date yet'),
  current: label('未到期', 'Not due'),
  none: label('（未填）', '(none)'),
  code: label('编号', 'Code'),
  title: label('单据', 'Document'),
  project: label('项目', 'Project'),
  owner: label('负责人', 'Owner'),
  dueDate: label('到期日', 'Due'),
  daysOver: label('逾期天数', 'Days over'),
  amount: label('金额（含税）', 'Amount incl. tax'),
  settled: label('已结', 'Settled'),
  open: label('未结', 'Open'),
  cut: label('只列出最早到期的 20,000 笔', 'Only the 20,000 that are due first'),
}

const parties = { receivable: label('客户', 'Customer'), payable: label('供应商', 'Supplier') } as const
const files = { receivable: label('应收账龄', 'receivables'), payable: label('应付账龄', 'payables') } as const

const text = (value: string | null | undefined): Cell => (value ? { look: 'text', value } : null)
const whole = (value: number | null): Cell => (value === null ? null : { look: 'integer', value })
/** What a role covers is covered in a file as well. */
const money = (amount: string | null): Cell =>
  amount === null ? { look: 'text', value: '***' } : { look: 'money', value: Number(amount) }

const bucketNames = (days: readonly number[]): Label[] => [
  words.undated,
  words.current,
  ...days.map((day, at) => {
    const from = String((days[at - 1] ?? 0) + 1)
    return label(`${from}–${String(day)} 天`, `${from}–${String(day)} days`)
  }),
  label(`> ${String(days.at(-1) ?? 0)} 天`, `> ${String(days.at(-1) ?? 0)} days`),
]

type Row = { readonly total: AgeingSum; readonly buckets: readonly AgeingSum[] }

const sums = ({ total, buckets }: Row): Cell[] => [
  money(total.amount),
  whole(total.count),
  ...buckets.map(({ amount }) => money(amount)),
]

const itemCells = ({ code, title, party, project, owner, dueDate, daysOver, ...item }: OpenItem): Cell[] => [
  text(code),
  text(title),
  ...[party, project, owner].map((one) => text(one?.name)),
  dueDate === null ? null : archive.dayCell(dueDate),
  whole(daysOver === null || daysOver <= 0 ? null : daysOver),
  money(item.amount),
  money(item.settled),
  money(item.open),
]

type Query = Parsed<typeof calls.receivable.export>['query']

/** The ageing as a workbook: the figures of the screen, and every document they are the sum of. */
export const exportAgeing = async (
  ctx: Ctx,
  side: MonitorSide,
  query: Query,
  { reply }: Exchange,
): Promise<undefined> => {
  const say = (one: Label): string => one[ctx.language]
  const ageing = await ageingOf(ctx, side, query, most)
  const { items, count } = await openItems(ctx, side, { asOf: query.asOf, page: 1 }, most)
  const grouped: Readonly<Record<AgeingGroup, Label>> = {
    party: parties[side],
    project: words.project,
    owner: words.owner,
  }
  const figures = [grouped[query.group], words.total, words.count, ...bucketNames(ageing.days)]
  const documents = [words.code, words.title, parties[side], words.project, words.owner, words.dueDate]
  const amounts = [words.daysOver, words.amount, words.settled, words.open]
  const book = await archive.writeBook([
    { name: say(words.ageing), headings: figures.map(say) },
    { name: say(words.documents), headings: [...documents, ...amounts].map(say) },
  ])
  for (const row of ageing.rows) await book.add(0, [text(row.name ?? say(words.none)), ...sums(row)])
  await book.add(0, [text(say(words.total)), ...sums(ageing.total)])
  for (const item of items) await book.add(1, itemCells(item))
  if (count > items.length) await book.add(1, [text(say(words.cut))])
  await ctx.systemLog('record.exported', { subject: side, asOf: query.asOf, rows: items.length })
  const called = encodeURIComponent(`${say(files[side])}-${query.asOf}.xlsx`)
  void reply
    .header('content-type', mime)
    .header('content-disposition', `attachment; filename*=UTF-8''${called}`)
    .send(await book.finish())
  return undefined
}
