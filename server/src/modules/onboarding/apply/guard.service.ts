import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'

const scans = /^(?:image\/(?:png|jpeg|webp|gif)|application\/pdf)$/

/** What somebody from outside may send: something to look at, nothing to open. */
const isScan = (mime: string): boolean => scans.test(mime)

export const assertScan = (mime: string): void => {
  if (!isScan(mime)) fail('onboarding.file_type')
}

/** One after the other in a company, so that two of the same sent at once are seen. */
const lockSql = `select pg_advisory_xact_lock(hashtextextended('supplier application ' || $1, 0))`

const pendingSql = `select 1 from supplier_application where tenant_id = $1 and stage in ('submitted', 'reviewing', 'returned')
  and (credit_code = $2 or (name_key = nullif(app.company_key($3), '') and contact_mobile = $4))
  and id is distinct from $5::uuid limit 1`

type Body = { readonly creditCode?: string | undefined; readonly name: string; readonly mobile: string }

/** Who else has one under way is nobody's business: the refusal says only that this cannot go now. */
export const assertNonePending = async (ctx: Ctx, sent: Body, except: string | null): Promise<void> => {
  await ctx.db.run(lockSql, [ctx.tenantId])
  const values = [ctx.tenantId, sent.creditCode ?? null, sent.name, sent.mobile, except]
  if ((await ctx.db.run(pendingSql, values)).rows.length > 0) fail('onboarding.pending')
}

/** Whoever owns a newer address owns all of its network, so that is what is counted. */
const placeSql = `select case family(a) when 6 then network(set_masklen(a, 64))::text else host(a) end as place
  from (select $1::inet as a) x`

const maxPerDay = 3

const todaySql = `select count(*)::int as n from supplier_application where tenant_id = $1 and ip = $2 and source = 'outside'
  and submitted_at >= date_trunc('day', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai'`

/** Three a day from one address; mending what came back is not counted. Answers the place as it is kept. */
export const assertFewFrom = async (ctx: Ctx, address: string): Promise<string> => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  const place = (await ctx.db.run<{ place: string }>(placeSql, [plain])).rows[0]?.place ?? plain
  const { rows } = await ctx.db.run<{ n: number }>(todaySql, [ctx.tenantId, place])
  if ((rows[0]?.n ?? 0) >= maxPerDay) fail('onboarding.address_limit')
  return place
}
