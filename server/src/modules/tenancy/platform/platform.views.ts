import type { Result } from '@srm/api/endpoint'
import type { tenancy } from '@srm/api/tenancy'
import type { Ctx } from '#kernel/ctx.ts'
import { version } from '#kernel/http/version.ts'

const errors = `select id, message, stack as trace, url, count, cardinality(tenants) as companies, first_at as "firstAt", last_at as "lastAt"
  from platform.browser_error order by last_at desc limit 100`

export const listErrors = async (ctx: Ctx) =>
  (await ctx.db.run<Result<typeof tenancy.platform.errors>[number]>(errors, [])).rows

const dead = `select j.id::text as id, j.name, coalesce(d.company_name, '') as company,
    coalesce(j.output ->> 'message', '') as error, j.completed_on as "failedAt", j.retry_count as tries
  from pgboss.job j left join platform.tenant_directory d on d.tenant_id::text = j.data ->> 'tenantId'
  where j.state = 'failed' and j.name <> 'dead_letter' order by j.completed_on desc limit 100`

export const listDead = async (ctx: Ctx) =>
  (await ctx.db.run<Result<typeof tenancy.platform.failedJobs>[number]>(dead, [])).rows

const numbers = `select (select count(*)::int from platform.tenant_directory) as tenants,
    (select count(*)::int from pgboss.job where state < 'active' and name <> 'dead_letter') as "waitingJobs",
    (select count(*)::int from pgboss.job where name <> 'dead_letter' and state = 'failed') as "failedJobs"`

const timed = async (work: () => Promise<unknown>): Promise<{ ok: boolean; ms: number }> => {
  const began = performance.now()
  const ok = await work().then(
    () => true,
    () => false,
  )
  return { ok, ms: Math.round((performance.now() - began) * 10) / 10 }
}

/** How the whole is doing, in a few numbers. */
export const platformHealth = async (ctx: Ctx, ping: () => Promise<unknown>) => {
  const { rows } = await ctx.db.run<{ tenants: number; waitingJobs: number; failedJobs: number }>(numbers, [])
  const found = rows[0] ?? { tenants: 0, waitingJobs: 0, failedJobs: 0 }
  return { version, ...found, database: await timed(() => ctx.db.run('select 1', [])), redis: await timed(ping) }
}
