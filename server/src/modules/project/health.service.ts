import type { ProjectHealth } from '@srm/api/project'
import type { Ctx } from '#kernel/ctx.ts'
import type { JobRun } from '#kernel/jobs/jobs.ts'
import { projectPoints } from './project.store.ts'

type Finding = {
  readonly project_id: string
  readonly reason: string
  readonly level: 'risk' | 'off'
  readonly count: number
}

/** Everything every module has to say, in one statement; what has ended is healthy. */
const findingsSql = (): string => {
  const parts = projectPoints.reasons
    .all()
    .map(
      ({ key, level, rows }) =>
        `select project_id, '${key}' as reason, '${level}' as level, count::int from (${rows}) r`,
    )
  const open = `select id from project where tenant_id = $1 and id = any($2) and stage not in ('closed', 'canceled', 'paused')`
  return `select f.* from (${parts.join(' union all ')}) f where f.project_id in (${open}) order by 1, 2`
}

const writeSql = `with found as (
    select * from json_to_recordset($3) as f (project_id uuid, reason text, level text, count int)),
  gone as (delete from project_health h where h.tenant_id = $1 and h.project_id = any($2)
    and not exists (select 1 from found f where f.project_id = h.project_id and f.reason = h.reason))
  insert into project_health (project_id, reason, level, count) select project_id, reason, level, count from found
  on conflict (tenant_id, project_id, reason) do update set level = excluded.level, count = excluded.count
    where (project_health.level, project_health.count) is distinct from (excluded.level, excluded.count)`

const markSql = `update project p set health = n.health from (
    select i.id, case when bool_or(f.level = 'off') then 'off' when count(f.*) > 0 then 'risk' else 'normal' end as health
    from unnest($2::uuid[]) as i (id) left join json_to_recordset($3) as f (project_id uuid, level text) on f.project_id = i.id group by i.id) n
  where p.tenant_id = $1 and p.id = n.id and p.health <> n.health`

/** Looks at some projects anew and keeps what was found. */
export const refreshHealth = async (ctx: Ctx, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0 || projectPoints.reasons.all().length === 0) return
  const { rows } = await ctx.db.run<Finding>(findingsSql(), [ctx.tenantId, ids])
  const found = [ctx.tenantId, ids, JSON.stringify(rows)]
  await ctx.db.run(writeSql, found)
  await ctx.db.run(markSql, found)
}

const someSql = `select id from project where tenant_id = $1 and id > $2 and (stage not in ('closed', 'canceled') or health <> 'normal')
  order by id limit 500`

/** Every night all of them: days pass without anybody changing anything. */
export const refreshAll = async (run: Pick<JobRun, 'transaction'>): Promise<void> => {
  for (let after: string | undefined = '00000000-0000-0000-0000-000000000000'; after !== undefined;) {
    const begin: string = after
    after = await run.transaction(async (ctx) => {
      const { rows } = await ctx.db.run<{ id: string }>(someSql, [ctx.tenantId, begin])
      await refreshHealth(
        ctx,
        rows.map(({ id }) => id),
      )
      return rows.at(-1)?.id
    })
  }
}

type KeptReason = { readonly reason: string; readonly level: 'risk' | 'off'; readonly count: number }

const keptSql = `select reason, level, count from project_health where tenant_id = $1 and project_id = $2 order by level, reason`

/** Why a project is where it is, the worst first, in the reader's language. */
export const reasonsOf = async (ctx: Ctx, id: string): Promise<{ level: 'risk' | 'off'; text: string }[]> => {
  const { rows } = await ctx.db.run<KeptReason>(keptSql, [ctx.tenantId, id])
  return rows.flatMap(({ reason, level, count }) => {
    const known = projectPoints.reasons.all().find(({ key }) => key === reason)
    return known ? [{ level, text: known.label[ctx.language].replace('{{count}}', String(count)) }] : []
  })
}

const staleSql = `select p.code, p.health as stored, coalesce((select case when bool_or(h.level = 'off') then 'off' else 'risk' end
    from project_health h where h.tenant_id = p.tenant_id and h.project_id = p.id having count(*) > 0), 'normal') as kept
  from project p where p.tenant_id = $1`

type Standing = { readonly code: string; readonly stored: ProjectHealth; readonly kept: ProjectHealth }

/** Projects whose health is not what its reasons say. */
export const staleHealth = async (ctx: Ctx): Promise<readonly string[]> => {
  const { rows } = await ctx.db.run<Standing>(staleSql, [ctx.tenantId])
  return rows
    .filter(({ stored, kept }) => stored !== kept)
    .map(({ code, stored, kept }) => `${code}: ${stored}, ${kept}`)
}
