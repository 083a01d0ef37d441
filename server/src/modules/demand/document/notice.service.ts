import { Demand } from '@srm/api/demand'
import { demandPages } from '@srm/api/demand/pages'
import { fillSentence, label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { holdersOf } from '#kernel/db/holders.ts'
import { notify } from '#modules/notice/index.ts'
import type { DemandRow } from './demand.store.ts'

export const pooledSentence = label(
  '新需求进入采购池：{{title}}，{{count}} 行，{{date}} 前需要',
  'New in the pool: {{title}}, {{count}} lines, needed by {{date}}',
)
export const stoppedSentence = label('您认领的需求已停止：{{title}}', 'A demand you had claimed was stopped: {{title}}')
export const releasedSentence = label('{{who}}把“{{what}}”退回了采购池', '{{who}} gave “{{what}}” back to the pool')
const maxTold = 50

/** Whoever buys hears that there is something to buy. */
export const notifyBuyers = async (ctx: Ctx, { title, lines, needDate, owner }: DemandRow): Promise<void> => {
  const buyers = (await holdersOf(ctx, 'purchasePool:claim')).filter((id) => id !== owner?.id)
  await notify(ctx, {
    to: buyers.slice(0, maxTold),
    type: 'task',
    title: fillSentence(pooledSentence, { title, count: String(lines.length), date: needDate }),
    link: demandPages.pool.list.path,
  })
}

/** Buyers hear that what they had claimed is not needed any more. */
export const notifyStopped = async (ctx: Ctx, { id, title }: DemandRow, buyers: readonly string[], reason: string) =>
  notify(ctx, {
    to: buyers.filter((buyer) => buyer !== ctx.userId),
    type: 'task',
    title: fillSentence(stoppedSentence, { title }),
    body: reason,
    subject: Demand.name,
    subjectId: id,
  })

type OwnerRow = {
  readonly owner: string
  readonly demand: string
  readonly names: readonly string[]
  readonly who: string
}

const ownersSql = `select d.owner_id as owner, d.id as demand, array_agg(p.name order by p.code) as names, u.name as who
  from pool_line p join demand d on d.tenant_id = p.tenant_id and d.id = p.demand_id
    join user_ref u on u.tenant_id = p.tenant_id and u.id = $3
  where p.tenant_id = $1 and p.id = any($2::uuid[]) and d.owner_id <> $3 group by d.owner_id, d.id, u.name`

/** Whoever asked for something hears that nobody is buying it at the moment. */
export const notifyReleased = async (ctx: Ctx, lines: readonly string[]): Promise<void> => {
  const { rows } = await ctx.db.run<OwnerRow>(ownersSql, [ctx.tenantId, lines, ctx.userId])
  for (const { owner, demand, names, who } of rows)
    await notify(ctx, {
      to: [owner],
      type: 'task',
      title: fillSentence(releasedSentence, { who, what: names.slice(0, 3).join('、') }),
      subject: Demand.name,
      subjectId: demand,
    })
}
