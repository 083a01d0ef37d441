import { label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import type { ProjectGuard } from '#modules/project/index.ts'

const today = `(now() at time zone 'Asia/Shanghai')::date`

/** Confirmed by the supplier and not accepted to the end. */
export const unacceptedSql = (of: string): string => `${of}.stage in ('confirmed', 'executing')`

/** What acceptances say of the health of their project. */
export const acceptanceReasons = [
  {
    key: 'orderUnaccepted',
    level: 'risk' as const,
    label: label('活动已结束，还有 {{count}} 个订单未验收', '{{count}} orders not accepted with the event over'),
    rows: `select o.project_id, count(*) from purchase_order_ref o
        join project_ref p on p.tenant_id = o.tenant_id and p.id = o.project_id
      where o.tenant_id = $1 and o.project_id = any($2) and ${unacceptedSql('o')} and p.event_end < ${today}
      group by o.project_id`,
  },
]

const openSql = `select a.code, a.title as name from acceptance a
  where a.tenant_id = $1 and a.project_id = $2 and a.stage not in ('settled', 'void') order by a.code limit 6`

type OpenDocument = { readonly code: string; readonly name: string }

const maxNames = 5

const guard = (key: string, zh: string, en: string, sql: string): ProjectGuard => ({
  key,
  stage: 'closed',
  hindrance: async (ctx: Ctx, projectId) => {
    const { rows } = await ctx.db.run<OpenDocument>(sql, [ctx.tenantId, projectId])
    if (rows.length === 0) return undefined
    const some = rows.slice(0, maxNames).map(({ code, name }) => `${code} ${name}`)
    const rest = rows.length > some.length ? '…' : ''
    return label(`${zh}：${some.join('、')}${rest}`, `${en}: ${some.join(', ')}${rest}`)
  },
})

/** A project is not closed while what was accepted is not signed by both sides; orders nobody accepted are the order's own. */
export const acceptanceGuards: readonly ProjectGuard[] = [
  guard('acceptance.open', '未结算的验收单', 'acceptances not settled', openSql),
]
