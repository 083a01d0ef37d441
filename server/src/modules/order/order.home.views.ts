import { OrderChange, PurchaseOrder } from '@srm/api/order'
import { orderPages } from '@srm/api/order/pages'
import { label } from '@srm/api/shared/label'
import type { HomeDuty, HomeFigure, HomeQuestion } from '#kernel/module.ts'
import { scopeSql } from '#kernel/records/read/scope.ts'

const path = `${orderPages.order.detail.path}?id=`
const changePath = `${orderPages.change.detail.path}?id=`
const supplier = `(select s.name from supplier_ref s where s.tenant_id = t.tenant_id and s.id = t.supplier_id)`

const within = ({ ctx, params }: HomeQuestion, ...more: readonly string[]): string =>
  ['t.tenant_id = $1', ...more, ...scopeSql(PurchaseOrder, ctx, params)].join(' and ')

const mine = (question: HomeQuestion, at: string, note: string, ...more: readonly string[]): string =>
  `select t.id, t.code || ' ' || t.title as title, ${note} as note, ${at} as at from purchase_order t
    where ${within(question, 't.owner_id = $2', ...more)} order by ${at}, t.id`

const isReady = `(t.status = 'approved' or not t.needs_approval and t.status in ('draft', 'returned', 'rejected', 'withdrawn'))`

export const orderDuties: readonly HomeDuty[] = [
  {
    key: 'purchaseOrder.answered',
    rank: 18,
    label: label('供应商要求修改或拒绝的订单', 'Orders suppliers object to'),
    path,
    permission: 'purchaseOrder:show',
    rows: (question) =>
      mine(
        question,
        't.answered_at',
        `coalesce(t.answer_note, ${supplier})`,
        `t.stage = 'sent'`,
        `t.answer in ('changeRequested', 'rejected')`,
      ),
  },
  {
    key: 'purchaseOrder.unconfirmed',
    rank: 19,
    label: label('发出超过 24 小时未确认的订单', 'Orders not confirmed for a day'),
    path,
    permission: 'purchaseOrder:show',
    rows: (question) =>
      mine(
        question,
        't.sent_at',
        supplier,
        `t.stage = 'sent'`,
        `t.answer = 'waiting'`,
        `t.sent_at < now() - interval '24 hours'`,
      ),
  },
  {
    key: 'purchaseOrder.toSend',
    rank: 20,
    label: label('待发送的订单', 'Orders to be sent'),
    path,
    permission: 'purchaseOrder:send',
    rows: (question) => mine(question, 't.created_at', supplier, `t.stage = 'draft'`, isReady),
  },
  {
    key: 'orderChange.unanswered',
    rank: 21,
    label: label('供应商未确认的订单变更', 'Changes suppliers have not agreed to'),
    path: changePath,
    permission: 'orderChange:show',
    rows: ({
      ctx,
      params,
    }) => `select t.id, t.code || ' ' || t.title as title, ${supplier} as note, t.sent_at as at from order_change t
      where ${['t.tenant_id = $1', 't.owner_id = $2', `t.stage = 'sent'`, ...scopeSql(OrderChange, ctx, params)].join(
        ' and ',
      )} order by t.sent_at, t.id`,
  },
]

const filterOf = (...stages: readonly string[]): string =>
  encodeURIComponent(JSON.stringify([{ field: 'stage', op: 'in', value: stages }]))

export const orderFigures: readonly HomeFigure[] = [
  {
    key: 'purchaseOrder.sent',
    rank: 42,
    label: label('待供应商确认的订单', 'Orders waiting for suppliers'),
    path: `${orderPages.order.list.path}?filter=${filterOf('sent')}`,
    permission: 'purchaseOrder:list',
    tone: 'warning',
    count: (question) => `select count(*) from purchase_order t where ${within(question, `t.stage = 'sent'`)}`,
  },
  {
    key: 'purchaseOrder.running',
    rank: 43,
    label: label('执行中的订单', 'Orders under way'),
    path: `${orderPages.order.list.path}?filter=${filterOf('confirmed', 'executing')}`,
    permission: 'purchaseOrder:list',
    count: (question) =>
      `select count(*) from purchase_order t where ${within(question, `t.stage in ('confirmed', 'executing')`)}`,
  },
]
