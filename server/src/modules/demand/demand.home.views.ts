import { Demand } from '@srm/api/demand'
import { demandPages } from '@srm/api/demand/pages'
import { label } from '@srm/api/shared/label'
import type { HomeDuty, HomeFigure, HomeQuestion } from '#kernel/module.ts'
import { scopeSql } from '#kernel/records/read/scope.ts'

const today = `(now() at time zone 'Asia/Shanghai')::date`
const nearDays = 7
const startOf = (column: string): string => `${column}::timestamp at time zone 'Asia/Shanghai'`

/** Nobody has taken it although it is needed soon: whoever buys, and whoever asked for it, has to see to it. */
export const demandDuties: readonly HomeDuty[] = [
  {
    key: 'poolLine.near',
    rank: 26,
    label: label('临近需求日还未认领', 'Needed soon and unclaimed'),
    path: `${demandPages.pool.detail.path}?id=`,
    permission: 'purchasePool:claim',
    rows: () => `select t.id, t.name as title, d.code as note, ${startOf('t.date_from')} as at
      from pool_line t join demand d on d.tenant_id = t.tenant_id and d.id = t.demand_id
      where t.tenant_id = $1 and t.stage = 'pending' and t.date_from <= ${today} + ${nearDays} order by t.date_from, t.id`,
  },
  {
    key: 'poolLine.mine',
    rank: 27,
    label: label('我认领的需求临近需求日', 'Claimed by me and needed soon'),
    path: `${demandPages.pool.detail.path}?id=`,
    permission: 'purchasePool:claim',
    rows: () => `select t.id, t.name as title, d.code as note, ${startOf('t.date_from')} as at
      from pool_line t join demand d on d.tenant_id = t.tenant_id and d.id = t.demand_id
      where t.tenant_id = $1 and t.claimed_by = $2 and t.stage = 'claimed' and t.date_from <= ${today} + ${nearDays}
      order by t.date_from, t.id`,
  },
  {
    key: 'demand.near',
    rank: 28,
    label: label('我的需求临近需求日还未下单', 'My demands needed soon and not ordered'),
    path: `${demandPages.demand.detail.path}?id=`,
    permission: 'demand:show',
    rows: ({
      ctx,
      params,
    }: HomeQuestion) => `select t.id, t.code || ' ' || t.title as title, t.ordered_rate::text || '%' as note,
        ${startOf('t.need_date')} as at from demand t
      where ${[
        't.tenant_id = $1',
        't.owner_id = $2',
        `t.stage in ('pooled', 'partlyOrdered')`,
        `t.need_date <= ${today} + ${nearDays}`,
        ...scopeSql(Demand, ctx, params),
      ].join(' and ')} order by t.need_date, t.id`,
  },
]

const filterOf = (field: string, value: readonly string[]): string =>
  encodeURIComponent(JSON.stringify([{ field, op: 'in', value }]))

export const demandFigures: readonly HomeFigure[] = [
  {
    key: 'poolLine.pending',
    rank: 36,
    label: label('采购池待认领', 'Unclaimed in the pool'),
    path: `${demandPages.pool.list.path}?filter=${filterOf('stage', ['pending'])}`,
    permission: 'purchasePool:list',
    tone: 'warning',
    count: () => `select count(*) from pool_line t where t.tenant_id = $1 and t.stage = 'pending'`,
  },
]
