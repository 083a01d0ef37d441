import { awardPages } from '@srm/api/award/pages'
import { shanghaiTime } from '@srm/api/shared/date'
import { addressOf } from '@srm/api/shared/pages'
import { label, type Label } from '@srm/api/shared/label'
import { fromFen } from '@srm/api/award/fen'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { OnBehalfOf } from '#kernel/jobs/job-names.ts'
import type { JobRun } from '#kernel/jobs/jobs.ts'
import { makeModulePaper, type Sheet, type SheetTable } from '#modules/paper/index.ts'
import { fileRun } from '#modules/transfer/index.ts'
import { comparisonWords as words, readForExport } from './export.service.ts'

type Order = { readonly id: string; readonly as: OnBehalfOf }

/** Whoever may not read it hears so at once, not from a job. */
export const startComparisonPaper = async (ctx: Ctx, id: string): Promise<{ id: string }> => {
  await readForExport(ctx, id)
  const title = `PDF · ${words.sheet[ctx.language]}`
  const job = await ctx.job('award.comparisonPaper', { id, as: fileRun.behalfOf(ctx) }, { title })
  if (!job) return fail('request.in_progress')
  await fileRun.open(ctx, job, 'paper', 'purchase')
  return { id: job }
}

/** So many suppliers stand side by side on one paper; the others in tables below. */
const maxSuppliers = 5

const more = {
  suppliers: label('供应商', 'Suppliers'),
  buyer: label('采购员', 'Buyer'),
  project: label('项目', 'Project'),
  round: label('轮次', 'Round'),
  invited: label('邀请/报价', 'Asked and quoted'),
}

const money = (fen: number | null | undefined): string =>
  fen === null || fen === undefined ? '—' : `￥${fromFen(fen)}`

const trimmed = (decimal: string): string => (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal)

type Comparison = Awaited<ReturnType<typeof readForExport>>

const tableOf = ({ lines, quotes, compared }: Comparison, from: number, say: (one: Label) => string): SheetTable => {
  const some = quotes.slice(from, from + maxSuppliers)
  const column = (name: string, isNumber = true) => ({ label: name, isNumber })
  const totals = compared.quotes.slice(from, from + maxSuppliers).map(({ total }) => money(total))
  return {
    title: `${say(more.suppliers)} ${String(from + 1)}–${String(from + some.length)}`,
    columns: [
      column(say(words.line), false),
      column(say(words.quantity)),
      column(say(words.lowest)),
      ...some.map(({ supplier }) => column(supplier.name)),
    ],
    rows: lines.map(({ name, quantity, times, unit }, at) => [
      name,
      `${trimmed(quantity)}${unit ?? ''}${trimmed(times) === '1' ? '' : ` × ${trimmed(times)}`}`,
      money(compared.lines[at]?.lowest),
      ...compared.quotes.slice(from, from + maxSuppliers).map(({ cells }) => money(cells[at]?.amount)),
    ]),
    totals: [say(words.total), '', '', ...totals],
    capitals: '',
  }
}

const fact = (name: string, text: string) => ({ label: name, text, wide: false, capitals: '' })

const madeBySql = `select (select company_name from tenant_ref where tenant_id = $1) as company,
  (select name from user_ref where tenant_id = $1 and id = $2) as "madeBy"`

const readSheet = async (ctx: Ctx, id: string): Promise<Sheet> => {
  const found = await readForExport(ctx, id)
  const { head, quotes } = found
  const say = (one: Label): string => one[ctx.language]
  const { rows } = await ctx.db.run<{ company: string; madeBy: string }>(madeBySql, [ctx.tenantId, ctx.userId])
  const places = Array.from({ length: Math.ceil(quotes.length / maxSuppliers) }, (_, at) => at * maxSuppliers)
  return {
    language: ctx.language,
    company: rows[0]?.company ?? '',
    kind: say(words.sheet),
    title: head.title,
    code: head.code,
    facts: [
      fact(say(more.project), head.project?.name ?? '—'),
      fact(say(more.buyer), head.buyer?.name ?? '—'),
      fact(say(more.round), String(head.roundNo)),
      fact(say(more.invited), `${String(head.invited)} / ${String(quotes.length)}`),
    ],
    tables: places.map((from) => tableOf(found, from, say)),
    pictures: [],
    address: `${ctx.config.PUBLIC_URL}#${addressOf(awardPages.priceParity, id)}`,
    madeBy: rows[0]?.madeBy ?? '',
    madeAt: shanghaiTime(new Date()).slice(0, 16).replace('T', ' '),
    mark: null,
    lines: [],
  }
}

export const runComparisonPaper = (run: JobRun, { id, as }: Order): Promise<void> =>
  makeModulePaper(run, { subject: 'purchase', as, read: (ctx) => readSheet(ctx, id) })
