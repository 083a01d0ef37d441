import { label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import type { ProjectGuard } from '#modules/project/index.ts'

const today = `(now() at time zone 'Asia/Shanghai')::date`
const open = `(d.status in ('pending', 'returned') or d.stage in ('pooled', 'partlyOrdered'))`

/** What demands say of the health of their project. */
export const demandReasons = [
  {
    key: 'demandOpen',
    level: 'risk' as const,
    label: label('活动临近，还有 {{count}} 个需求未下单', '{{count}} demands not ordered with the event near'),
    rows: `select d.project_id, count(*) from demand d join project_ref p on p.tenant_id = d.tenant_id and p.id = d.project_id
      where d.tenant_id = $1 and d.project_id = any($2) and ${open} and p.event_start between ${today} and ${today} + 7
      group by d.project_id`,
  },
]

const openSql = `select d.code, d.title from demand d where d.tenant_id = $1 and d.project_id = $2 and ${open} order by d.code`

/** A project is not closed while something it asked for is neither bought nor given up. */
export const demandGuard: ProjectGuard = {
  key: 'demand.open',
  stage: 'closed',
  hindrance: async (ctx: Ctx, projectId) => {
    const { rows } = await ctx.db.run<{ code: string; title: string }>(openSql, [ctx.tenantId, projectId])
    if (rows.length === 0) return undefined
    const some = rows.slice(0, 5).map(({ code, title }) => `${code} ${title}`)
    const rest = rows.length > some.length ? '…' : ''
    return label(`未完成的采购需求：${some.join('、')}${rest}`, `demands not done: ${some.join(', ')}${rest}`)
  },
}
