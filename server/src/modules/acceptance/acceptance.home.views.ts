import { Acceptance } from '@srm/api/acceptance'
import { acceptancePages } from '@srm/api/acceptance/pages'
import { orderPages } from '@srm/api/order/pages'
import { label } from '@srm/api/shared/label'
import type { HomeDuty, HomeFigure, HomeQuestion } from '#kernel/module.ts'
import { scopeSql } from '#kernel/records/read/scope.ts'
import { unacceptedSql } from './acceptance.project.views.ts'

const today = `(now() at time zone 'Asia/Shanghai')::date`
const page = `${acceptancePages.acceptance.detail.path}?id=`

const mine = ({ ctx, params }: HomeQuestion, ...more: readonly string[]): string =>
  ['t.tenant_id = $1', 't.owner_id = $2', ...more, ...scopeSql(Acceptance, ctx, params)].join(' and ')

/** An event is over and what was ordered for it not accepted: whoever would see the acceptance sees that it lacks. */
const unaccepted = ({ ctx, params }: HomeQuestion): string =>
  [
    't.tenant_id = $1',
    unacceptedSql('t'),
    `t.service_to < ${today}`,
    "not exists (select 1 from acceptance a where a.tenant_id = t.tenant_id and a.order_id = t.id and a.stage <> 'void')",
    ...scopeSql(Acceptance, ctx, params),
  ].join(' and ')

export const duties: readonly HomeDuty[] = [
  {
    key: 'acceptance.orders',
    rank: 30,
    label: label('活动已结束，待验收的订单', 'Orders to accept: their event is over'),
    path: `${orderPages.order.detail.path}?id=`,
    permission: 'acceptance:create',
    rows: (question) => `select t.id, t.code || ' ' || t.title as title, t.service_to::text as note,
        t.service_to::timestamp at time zone 'Asia/Shanghai' as at
      from purchase_order_ref t where ${unaccepted(question)} order by t.service_to, t.id`,
  },
  {
    key: 'acceptance.objected',
    rank: 31,
    label: label('供应商对验收有异议', 'Acceptances the supplier objects to'),
    path: page,
    permission: 'acceptance:update',
    rows: (question) => `select t.id, t.code || ' ' || t.title as title, t.objection as note, t.updated_at as at
      from acceptance t where ${mine(question, `t.stage = 'objected'`)} order by t.updated_at, t.id`,
  },
  {
    key: 'acceptance.unsigned',
    rank: 32,
    label: label('供应商超过 2 天未签字', 'Not signed by the supplier for more than 2 days'),
    path: page,
    permission: 'acceptance:requestSignature',
    rows: (question) => `select t.id, t.code || ' ' || t.title as title, t.contact_name as note, t.asked_at as at
      from acceptance t where ${mine(question, `t.stage = 'signing'`, `t.asked_at < now() - interval '2 days'`)}
      order by t.asked_at, t.id`,
  },
  {
    key: 'acceptance.unrated',
    rank: 33,
    label: label('验收后待评价的供应商', 'Suppliers to rate after an acceptance'),
    path: page,
    permission: 'acceptance:rate',
    rows: (question) => `select t.id, t.code || ' ' || t.title as title, null as note, t.settled_at as at
      from acceptance t where ${mine(question, `t.stage = 'settled'`, 'not t.is_rated')} order by t.settled_at, t.id`,
  },
]

const filterOf = (field: string, value: readonly string[]): string =>
  encodeURIComponent(JSON.stringify([{ field, op: 'in', value }]))

export const figures: readonly HomeFigure[] = [
  {
    key: 'acceptance.signing',
    rank: 37,
    label: label('待供应商签字', 'With suppliers for signature'),
    path: `${acceptancePages.acceptance.list.path}?filter=${filterOf('stage', ['signing'])}`,
    permission: 'acceptance:list',
    tone: 'warning',
    count: ({ ctx, params }) =>
      `select count(*) from acceptance t where ${['t.tenant_id = $1', `t.stage = 'signing'`, ...scopeSql(Acceptance, ctx, params)].join(' and ')}`,
  },
]
