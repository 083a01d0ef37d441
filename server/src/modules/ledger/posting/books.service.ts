import { FundAccount } from '@srm/api/ledger'
import { label, type Label } from '@srm/api/shared/label'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { fillRecords } from '#kernel/records/write/fill.ts'
import { issueCode } from '#modules/dictionary/index.ts'
import { defaultCompany } from './books.views.ts'

const same = (text: string): Label => label(text, text)

type Place = {
  readonly company: string
  readonly fund: string
  /** The day is before the opening of the account, whose balance holds what moved then. */
  readonly isBefore: boolean
}
type Fund = Omit<Place, 'isBefore'> & {
  readonly name: string
  readonly companyName: string
  readonly status: string
  readonly openingDate: string
}

const fundSql = (of: string): string => `select f.id as fund, f.company_id as company, f.name, f.status,
    f.opening_date::text as "openingDate", c.name as "companyName"
  from fund_account f join our_company_ref c on c.tenant_id = f.tenant_id and c.id = f.company_id
  where f.tenant_id = $1 and ${of}`
const byIdSql = fundSql('f.id = $2')
const byCompanySql = fundSql('f.company_id = $2 and f.is_default')
const turnSql = `select pg_advisory_xact_lock(hashtextextended('fund of ' || $1::text || $2::text, 0))`

/** Long before anything happened: an account nobody entered began with nothing. */
const longAgo = '2000-01-01'

/** A company whose money moved before anybody entered its accounts gets one to begin with. */
const beginFund = async (ctx: Ctx, company: string): Promise<Fund> => {
  await ctx.db.run(turnSql, [ctx.tenantId, company])
  const known = (await ctx.db.run<Fund>(byCompanySql, [ctx.tenantId, company])).rows[0]
  if (known) return known
  const values = {
    code: await issueCode(ctx, FundAccount.name, {}),
    name: '默认账户',
    company,
    kind: 'bank',
    isDefault: true,
    openingBalance: '0.00',
    openingDate: longAgo,
    status: 'enabled',
  }
  await fillRecords(ctx, FundAccount, [values])
  return (await ctx.db.run<Fund>(byCompanySql, [ctx.tenantId, company])).rows[0] ?? fail('record.bad_reference')
}

type Wish = {
  readonly fund?: string | null | undefined
  /** Whose money it must be. */
  readonly company?: string | null | undefined
  readonly day: string
  /** It moved long ago and is only now put into the books. */
  readonly isBacklog?: boolean
  /** Whoever enters what was open when the company began may date it before the account began. */
  readonly mayBeOpening?: boolean
}

const placed = (ctx: Ctx, found: Fund, { day, isBacklog = false, mayBeOpening = false }: Wish): Place => {
  const isBefore = day < found.openingDate
  const isAllowed = isBacklog || (mayBeOpening && holds(ctx.session, 'ledger:opening'))
  if (isBefore && !isAllowed)
    fail('ledger.before_opening', { words: { fund: same(found.name), day: same(found.openingDate) } })
  return { company: found.company, fund: found.fund, isBefore }
}

/** Where money moves: the account that was chosen, else the company's own; nothing before there is a company. */
export const placeOf = async (ctx: Ctx, wish: Wish): Promise<Place | null> => {
  const { fund, company } = wish
  if (fund) {
    const { rows } = await ctx.db.run<Fund>(byIdSql, [ctx.tenantId, fund])
    const found = rows[0] ?? fail('record.bad_reference', { errors: [{ path: 'fundAccount', message: '' }] })
    if (company && found.company !== company)
      fail('ledger.other_company', { words: { company: same(found.companyName) } })
    if (found.status !== 'enabled' && !wish.isBacklog) fail('ledger.fund_disabled')
    return placed(ctx, found, wish)
  }
  const owner = company ?? (await defaultCompany(ctx))
  if (owner === null) return null
  return placed(
    ctx,
    (await ctx.db.run<Fund>(byCompanySql, [ctx.tenantId, owner])).rows[0] ?? (await beginFund(ctx, owner)),
    wish,
  )
}

const closedSql = `select app.ledger_closed_until($1)::text as until`

/** Holds the books of a company open until the end; answers up to which day they are closed. */
export const closedUntil = async (ctx: Ctx, company: string): Promise<string | null> =>
  (await ctx.db.run<{ until: string | null }>(closedSql, [company])).rows[0]?.until ?? null

const nameSql = `select name from our_company_ref where tenant_id = $1 and id = $2`

/** No document is dated into a month that is closed. */
export const assertOpenDay = async (ctx: Ctx, company: string | null, day: string, path = 'day'): Promise<void> => {
  if (company === null) return
  const until = await closedUntil(ctx, company)
  if (until === null || day > until) return
  const name = (await ctx.db.run<{ name: string }>(nameSql, [ctx.tenantId, company])).rows[0]?.name ?? ''
  fail('ledger.closed', {
    words: { company: same(name), month: same(day.slice(0, 7)) },
    errors: [{ path, message: '' }],
  })
}
