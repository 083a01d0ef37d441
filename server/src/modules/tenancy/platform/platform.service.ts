import { createHash } from 'node:crypto'
import { shanghaiDay } from '@srm/api/shared/date'
import { priceOf } from '@srm/api/shared/plans'
import type { Parsed } from '@srm/api/endpoint'
import type { tenancy, Tenant } from '@srm/api/tenancy'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import type { Exchange } from '#kernel/module.ts'
import { countUsage } from '#kernel/log/usage.ts'
import { listPurchases } from '../tenancy.apply.service.ts'
import { own } from '../tenancy.db.ts'
import { validTime } from '../tenancy.plan.rules.ts'

type Query = Parsed<typeof tenancy.platform.tenants>['query']
type Renewal = Parsed<typeof tenancy.platform.renew>['body']

const pageSize = 20
const where = `where ($1::text is null or d.company_name ilike '%' || $1 || '%' or d.company_code = upper($1) or d.mobile = $1)
  and ($2::text is null or d.status = $2)`
const page = `select d.tenant_id as id, d.company_code as "companyCode", d.company_name as "companyName", d.contact_name as "contactName",
    d.mobile, d.status, d.plan, d.seats, d.out_date as "outDate", d.created_at as "createdAt"
  from platform.tenant_directory d ${where} order by d.created_at desc, d.tenant_id limit ${pageSize} offset $3`
const total = `select count(*)::int as n from platform.tenant_directory d ${where}`

const seatsUsed = (asTenant: Exchange['asTenant'], tenantId: string): Promise<number> =>
  asTenant(tenantId, async (ctx) => {
    const { rows } = await ctx.db.run<{ n: number }>(
      `select count(*)::int as n from app.user_ref where tenant_id = $1 and status = 'active'`,
      [tenantId],
    )
    return rows[0]?.n ?? 0
  })

/** Likes are words, not patterns. */
const escaped = (keyword: string | undefined): string | null =>
  keyword ? keyword.replaceAll(/[\\%_]/g, String.raw`\$&`) : null

export const listTenants = async ({ asTenant }: Exchange, { keyword, status, page: number = 1 }: Query) => {
  const values = [escaped(keyword), status ?? null]
  const found = await asTenant('', async ({ db }) => ({
    rows: (await db.run<Omit<Tenant, 'seatsUsed'>>(page, [...values, (number - 1) * pageSize])).rows,
    total: (await db.run<{ n: number }>(total, values)).rows[0]?.n ?? 0,
  }))
  const items: Tenant[] = []
  for (const row of found.rows) items.push({ ...row, seatsUsed: await seatsUsed(asTenant, row.id) })
  return { items, total: found.total }
}

type Contract = { out_date: string | null; status: string }

const contractOf = async (ctx: Ctx, id: string): Promise<Contract> =>
  (
    await ctx.db.run<Contract>(
      'select out_date, status from platform.tenant_directory where tenant_id = $1 for update',
      [id],
    )
  ).rows[0] ?? fail('platform.not_found')

export const purchasesOf = ({ asTenant }: Exchange, id: string) =>
  asTenant(id, async (ctx) => {
    await contractOf(ctx, id)
    return listPurchases(ctx)
  })

/** What was paid, what it brings and until when; everything of it in the company's own books. */
export const renew = async (
  ctx: Ctx,
  { asTenant }: Exchange,
  id: string,
  { plan, years, extraSeats, note }: Renewal,
) => {
  const by = ctx.session.operator?.name ?? ''
  return asTenant(id, async (inside) => {
    const before = await contractOf(inside, id)
    const { amount, giftYears, seats } = priceOf({ plan, years, extraSeats })
    const { from, to } = validTime(shanghaiDay(new Date()), before.out_date, years + giftYears)
    const line = {
      id: newId(),
      plan,
      years,
      gift_years: giftYears,
      seats,
      amount,
      valid_from: from,
      valid_to: to,
      operator: by,
    }
    await own(inside)
      .insertInto('purchase_log')
      .values({ ...line, note: note ?? null })
      .execute()
    await inside.db.run(
      `update platform.tenant_directory set plan = $2, seats = $3, out_date = $4, status = 'active' where tenant_id = $1`,
      [id, plan, seats, to],
    )
    await inside.systemLog('tenant.renewed', { plan, years, giftYears, seats, amount, to, by })
    return { outDate: to, amount }
  })
}

export const setTenantStatus = async (
  ctx: Ctx,
  { asTenant }: Exchange,
  id: string,
  status: 'active' | 'disabled',
  reason = '',
) => {
  const by = ctx.session.operator?.name ?? ''
  await asTenant(id, async (inside) => {
    await contractOf(inside, id)
    await inside.db.run('update platform.tenant_directory set status = $2 where tenant_id = $1', [id, status])
    await inside.systemLog(status === 'active' ? 'tenant.enabled' : 'tenant.disabled', { reason, by })
  })
  return { id }
}

const note = `insert into platform.browser_error (id, fingerprint, message, stack, url, tenants) values ($1, $2, $3, $4, $5, array[$6::uuid])
  on conflict (fingerprint) do update set count = browser_error.count + 1, last_at = now(), url = excluded.url,
    tenants = case when browser_error.tenants @> excluded.tenants or cardinality(browser_error.tenants) >= 1000
      then browser_error.tenants else browser_error.tenants || excluded.tenants end`

const maxGroups = 1000
const makeRoom = `delete from platform.browser_error where id in (
    select id from platform.browser_error order by last_at desc offset ${maxGroups - 1})
  and not exists (select 1 from platform.browser_error where fingerprint = $1)`

/** What one person may report in an hour; a broken page says the same many times. */
const maxReports = 100

/** One group per place in the code, however often and wherever it happens. */
export const reportError = async (
  ctx: Ctx,
  { message, trace, url }: { message: string; trace: string; url: string },
) => {
  const mine = { key: `browser errors of ${ctx.session.userId}`, max: maxReports, within: '1 hour' }
  if (!(await countUsage(ctx, [mine]))) return { done: false }
  const place = trace.split('\n').slice(0, 4).join('\n') || message
  const fingerprint = createHash('sha256').update(place).digest('base64url')
  await ctx.db.run(makeRoom, [fingerprint])
  await ctx.db.run(note, [newId(), fingerprint, message, trace, url, ctx.tenantId])
  return { done: true }
}

const again = `update pgboss.job set state = 'retry', retry_count = 0, start_after = now(), completed_on = null
  where id = $1::uuid and state = 'failed'`

export const retryDead = async (ctx: Ctx, id: string): Promise<{ done: boolean }> => {
  const { rowCount } = /^[0-9a-f-]{36}$/.test(id) ? await ctx.db.run(again, [id]) : { rowCount: 0 }
  return rowCount === 1 ? { done: true } : fail('record.not_found')
}
