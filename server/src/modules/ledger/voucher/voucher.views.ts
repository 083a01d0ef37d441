import { JournalLine, type Voucher, type Vouchers } from '@srm/api/ledger'
import { metaOf } from '@srm/api/shared/field-meta'
import { label } from '@srm/api/shared/label'
import { addMoney, compareMoney, subtractMoney } from '@srm/api/shared/money'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { isCovered } from '../journal/masks.rules.ts'
import { endOfMonth } from '../month/month.rules.ts'
import { defaultCompany } from '../posting/books.views.ts'
import { codeFinder, type CodeFinder } from './codes.views.ts'

export type Period = { readonly companyId?: string | undefined; readonly from: string; readonly to: string }

/** More than this is more than accounting programs take at once. */
const maxVouchers = 20_000
const shownVouchers = 100

/** Opening balances stand in the accounting program as such: what was posted against them makes no voucher. */
const isOpening = `exists (select 1 from ledger_entry o join ledger_account x on x.tenant_id = o.tenant_id and x.id = o.account_id
    where o.tenant_id = p.tenant_id and o.posting_id = p.id and x.kind = 'opening')`
const within = `p.tenant_id = $1 and p.company_id = $2 and p.day between $3::date and $4::date`

const totalsSql = `select count(*) filter (where not ${isOpening})::int as count, count(*) filter (where ${isOpening})::int as openings
  from ledger_posting p where ${within}`

/** One voucher a posting, numbered by month in the order of days and of what was posted first. */
const vouchersSql = `with numbered as (select p.id, p.day, p.event, p.document_code, p.reverses, p.by, to_char(p.day, 'YYYY-MM') as month,
      row_number() over (partition by date_trunc('month', p.day) order by p.day, p.at, p.id)::int as no
    from ledger_posting p where ${within} and not ${isOpening})
  select n.id, n.no, n.day::text as day, n.event, n.document_code as "documentCode", n.reverses is not null as "isReversal",
    u.name as maker, l.lines
  from numbered n left join user_ref u on u.tenant_id = $1 and u.id = n.by
    cross join lateral (select json_agg(json_build_object('account', a.kind, 'fund', a.fund_account_id, 'amount', e.amount::text,
        'project', j.name, 'supplier', s.name, 'customer', c.name, 'person', w.name) order by e.amount < 0, e.id) as lines
      from ledger_entry e join ledger_account a on a.tenant_id = e.tenant_id and a.id = e.account_id
        left join project_ref j on j.tenant_id = e.tenant_id and j.id = e.project_id
        left join supplier_ref s on s.tenant_id = e.tenant_id and s.id = e.supplier_id
        left join customer_ref c on c.tenant_id = e.tenant_id and c.id = e.customer_id
        left join user_ref w on w.tenant_id = e.tenant_id and w.id = e.person_id
      where e.tenant_id = $1 and e.posting_id = n.id) l
  order by n.month, n.no limit $5`

type Entry = {
  readonly account: string
  readonly fund: string | null
  readonly amount: string
  readonly project: string | null
  readonly supplier: string | null
  readonly customer: string | null
  readonly person: string | null
}
type PostedEntry = {
  readonly id: string
  readonly no: number
  readonly day: string
  readonly event: string
  readonly documentCode: string
  readonly isReversal: boolean
  readonly maker: string | null
  readonly lines: readonly Entry[]
}

export type VoucherLine = Omit<Entry, 'account' | 'fund' | 'amount'> & {
  readonly code: string
  readonly name: string
  /** One of the two is nothing. */
  readonly debit: string | null
  readonly credit: string | null
}
export type WholeVoucher = Omit<PostedEntry, 'lines'> & {
  readonly summary: string
  readonly lines: readonly VoucherLine[]
}

const same = (text: string) => label(text, text)

const events = new Map((metaOf(JournalLine.fields.event).choices ?? []).map((one) => [one.value, one.label]))
const reversal = label('冲销', 'Reversal of')

const summaryOf = (ctx: Ctx, { event, documentCode, isReversal, lines }: PostedEntry): string => {
  const what = events.get(event)?.[ctx.language] ?? event
  const who = lines.flatMap(({ customer, supplier, person }) => customer ?? supplier ?? person ?? [])[0] ?? ''
  return [isReversal ? reversal[ctx.language] : '', what, documentCode, who].filter(Boolean).join(' ').slice(0, 60)
}

const sideOf = (amount: string): Pick<VoucherLine, 'debit' | 'credit'> =>
  compareMoney(amount, '0') > 0 ? { debit: amount, credit: null } : { debit: null, credit: subtractMoney('0', amount) }

const sumOf = (lines: readonly VoucherLine[], side: 'debit' | 'credit'): string =>
  addMoney('0', ...lines.map((line) => line[side] ?? '0'))

/** Nothing leaves the house whose two sides differ. */
const toVoucher = (ctx: Ctx, posted: PostedEntry, find: CodeFinder): WholeVoucher => {
  const lines = posted.lines.map(({ account, fund, amount, ...rest }) => {
    const { code, name } = find(account, fund, rest.project !== null)
    return { ...rest, code, name, ...sideOf(amount) }
  })
  const [debit, credit] = [sumOf(lines, 'debit'), sumOf(lines, 'credit')]
  if (compareMoney(debit, credit) !== 0)
    fail('voucher.unbalanced', { words: { code: same(posted.documentCode), debit: same(debit), credit: same(credit) } })
  return { ...posted, summary: summaryOf(ctx, posted), lines }
}

type PeriodQuery = { readonly company: string | null; readonly values: readonly unknown[] }

const ask = async (ctx: Ctx, { companyId, from, to }: Period): Promise<PeriodQuery> => {
  if (isCovered(ctx)) fail('voucher.masked')
  if (to < from) fail('voucher.period', { errors: [{ path: 'to', message: '' }] })
  const company = companyId ?? (await defaultCompany(ctx))
  return { company, values: [ctx.tenantId, company, from, endOfMonth(to)] }
}

type Totals = { readonly count: number; readonly openings: number }

const countOf = async (ctx: Ctx, { values }: PeriodQuery): Promise<Totals> => {
  const { rows } = await ctx.db.run<Totals>(totalsSql, values)
  const totals = rows[0] ?? { count: 0, openings: 0 }
  if (totals.count > maxVouchers) fail('voucher.too_many', { words: { max: same(String(maxVouchers)) } })
  return totals
}

/** Every voucher of a company in whole months. */
export const vouchersOf = async (ctx: Ctx, period: Period): Promise<readonly WholeVoucher[]> => {
  const asked = await ask(ctx, period)
  await countOf(ctx, asked)
  const { rows } = await ctx.db.run<PostedEntry>(vouchersSql, [...asked.values, maxVouchers])
  const find = await codeFinder(ctx)
  return rows.map((posted) => toVoucher(ctx, posted, find))
}

const sumSql = `select coalesce(sum(e.amount) filter (where e.amount > 0), 0)::numeric(18, 2)::text as debit,
    coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::numeric(18, 2)::text as credit
  from ledger_posting p join ledger_entry e on e.tenant_id = p.tenant_id and e.posting_id = p.id where ${within} and not ${isOpening}`
const companySql = `select c.id, c.name, coalesce(b.closed_until >= $3::date, false) as "isClosed" from our_company_ref c
    left join ledger_book b on b.tenant_id = c.tenant_id and b.company_id = c.id where c.tenant_id = $1 and c.id = $2`

type Sums = { readonly debit: string; readonly credit: string }
type CompanyRow = { readonly id: string; readonly name: string; readonly isClosed: boolean }

const shown = ({ id, no, day, event, documentCode, summary, lines }: WholeVoucher): Voucher => ({
  id,
  no,
  day,
  event: JournalLine.fields.event.parse(event),
  documentCode,
  summary,
  lines: lines.map(({ code, name, debit, credit }) => ({ code, name, debit, credit })),
})

/** What a period comes to, and the first of its vouchers. */
export const showVouchers = async (ctx: Ctx, period: Period): Promise<Vouchers> => {
  const asked = await ask(ctx, period)
  const { count, openings } = await countOf(ctx, asked)
  const { rows } = await ctx.db.run<PostedEntry>(vouchersSql, [...asked.values, shownVouchers])
  const { rows: sums } = await ctx.db.run<Sums>(sumSql, asked.values)
  const until = [ctx.tenantId, asked.company, endOfMonth(period.to)]
  const [company] = (await ctx.db.run<CompanyRow>(companySql, until)).rows
  const find = await codeFinder(ctx)
  return {
    company: company ? { id: company.id, name: company.name } : null,
    from: period.from,
    to: period.to,
    count,
    openings,
    ...(sums[0] ?? { debit: '0.00', credit: '0.00' }),
    isClosed: company?.isClosed ?? false,
    vouchers: rows.map((posted) => shown(toVoucher(ctx, posted, find))),
  }
}
