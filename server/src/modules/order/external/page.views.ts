import { scheduleOf } from '@srm/api/order/schedule'
import { shanghaiDay } from '@srm/api/shared/date'
import { subtractMoney } from '@srm/api/shared/money'
import type { OrderPage } from '@srm/api/order'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { fileViews } from '#modules/file/index.ts'
import { heldChange, type ChangeRow } from '../change/change.store.ts'
import { heldOrder, type OrderRow } from '../document/order.store.ts'
import { isRunning } from '../document/stage.rules.ts'

const orderSql = `select o.id from external_link_ref x join purchase_order o on o.tenant_id = x.tenant_id and o.link_id = x.id
  where x.tenant_id = $1 and x.id = $2 and x.purpose = 'order' and x.expires_at > now() and x.revoked_at is null`

/** Looked up by the link with every call: what is revoked or over opens nothing more. */
export const orderOfLink = async (ctx: Ctx, linkId: string): Promise<string> =>
  (await ctx.db.run<{ id: string }>(orderSql, [ctx.tenantId, linkId])).rows[0]?.id ?? fail('order.gone')

const sentSql = `select id from order_change where tenant_id = $1 and order_id = $2 and stage = 'sent'`

export type Question = {
  readonly order: OrderRow
  /** The change the supplier is asked about. */
  readonly change: ChangeRow | undefined
  readonly asks: OrderPage['asks']
  readonly state: OrderPage['state']
  readonly seen: number
}

const stateOf = ({ stage, answer }: OrderRow): OrderPage['state'] => {
  if (stage === 'draft') return 'preparing'
  if (stage === 'canceled') return 'canceled'
  if (stage === 'sent') return answer === 'changeRequested' || answer === 'rejected' ? answer : 'waiting'
  return isRunning(stage) ? 'confirmed' : 'done'
}

const maxVersions = 100_000

/** What the supplier is asked now, and a number that is another one as soon as anything of it changes. */
export const questionOf = async (ctx: Ctx, id: string): Promise<Question> => {
  const order = await heldOrder(ctx, id)
  const { rows } = await ctx.db.run<{ id: string }>(sentSql, [ctx.tenantId, id])
  const sent = rows[0] && isRunning(order.stage) ? await heldChange(ctx, rows[0].id) : undefined
  const state = stateOf(order)
  return {
    order,
    change: sent,
    asks: sent ? 'change' : state === 'waiting' ? 'order' : null,
    state,
    seen: order.version * maxVersions + (sent?.version ?? 0),
  }
}

const headSql = `select t.company_name as company, u.name as buyer, u.mobile as "buyerMobile", coalesce(c.name, s.name) as contact
  from purchase_order o join tenant_ref t on t.tenant_id = o.tenant_id
    join supplier_ref s on s.tenant_id = o.tenant_id and s.id = o.supplier_id
    left join user_ref u on u.tenant_id = o.tenant_id and u.id = o.owner_id
    left join supplier_contact_ref c on c.tenant_id = o.tenant_id and c.id = o.contact_id
  where o.tenant_id = $1 and o.id = $2`

type Head = {
  readonly company: string
  readonly buyer: string | null
  readonly buyerMobile: string | null
  readonly contact: string
}

const lineOf = (line: OrderRow['lines'][number], at: number): OrderPage['lines'][number] => ({
  id: line.id,
  position: at + 1,
  name: line.name,
  type: line.purchaseType.name,
  requirement: line.requirement,
  quantity: line.quantity,
  times: line.times,
  unit: line.unit,
  dateFrom: line.dateFrom,
  dateTo: line.dateTo,
  timeSlot: line.timeSlot,
  attendees: line.attendees,
  layout: line.layout,
  unitPrice: line.unitPrice ?? '0.00',
  amount: line.amount ?? '0.00',
  isCustomerPaid: line.isCustomerPaid,
  place: line.hall?.name ?? line.room?.name ?? null,
  remark: line.remark,
})

const changeOf = ({ lines }: OrderRow, change: ChangeRow): OrderPage['change'] => ({
  id: change.id,
  code: change.code,
  reason: change.reason,
  versionNo: change.versionNo,
  amountBefore: change.amountBefore,
  amount: change.amount,
  difference: change.difference,
  lines: change.lines.map((line) => {
    const was = lines.find(({ id }) => id === line.orderLine?.id)
    return {
      id: line.id,
      name: line.orderLine?.name ?? line.name ?? '',
      unit: was ? was.unit : line.unit,
      requirement: line.orderLine ? null : line.requirement,
      before: line.orderLine && {
        quantity: line.quantityBefore ?? '0',
        times: line.timesBefore ?? '1',
        unitPrice: line.unitPriceBefore ?? '0.00',
        amount: line.amountBefore ?? '0.00',
        dateFrom: line.dateFromBefore,
        dateTo: line.dateToBefore,
      },
      after: {
        quantity: line.quantity,
        times: line.times ?? '1',
        unitPrice: line.unitPrice ?? '0.00',
        amount: line.amount ?? '0.00',
        dateFrom: line.dateFrom,
        dateTo: line.dateTo,
      },
    }
  }),
})

/** While it is being written anew, nobody outside reads half of it. */
const covered = <
  T extends Pick<OrderPage, 'amount' | 'amountExTax' | 'tax' | 'adjustment' | 'customerAmount' | 'payments' | 'lines'>,
>(
  page: T,
): T => ({
  ...page,
  amount: '0.00',
  amountExTax: '0.00',
  tax: '0.00',
  adjustment: '0.00',
  customerAmount: '0.00',
  payments: [],
  lines: [],
})

/** All a supplier sees: its own order, and neither our budget nor our notes nor anybody else. */
export const orderPage = async (ctx: Ctx, linkId: string): Promise<OrderPage> => {
  const { order, change, asks, state, seen } = await questionOf(ctx, await orderOfLink(ctx, linkId))
  const [head] = (await ctx.db.run<Head>(headSql, [ctx.tenantId, order.id])).rows
  const files = await fileViews(ctx, order.attachments)
  const page = {
    company: head?.company ?? '',
    code: order.code,
    title: order.title,
    supplier: order.supplier.name,
    contact: head?.contact ?? order.supplier.name,
    buyer: head?.buyer ?? '',
    buyerMobile: head?.buyerMobile ?? null,
    asks,
    seen,
    state,
    versionNo: order.versionNo,
    amount: order.amount,
    amountExTax: order.amountExTax,
    tax: order.tax,
    adjustment: order.adjustment,
    customerAmount: order.customerAmount,
    serviceFrom: order.serviceFrom,
    serviceTo: order.serviceTo,
    paymentTerms: order.paymentTerms,
    depositRate: order.depositRate,
    cancellation: order.cancellation.map(({ days, rate }) => ({ days, rate })),
    payments: scheduleOf(order.payments, {
      amount: subtractMoney(order.amount, order.customerAmount),
      confirmedOn: order.confirmedAt && shanghaiDay(new Date(order.confirmedAt)),
      serviceFrom: order.serviceFrom,
      serviceTo: order.serviceTo,
    }),
    terms: order.terms,
    files: [...files.values()].map(({ id, name, url }) => ({ id, name, url })),
    lines: order.lines.map(lineOf),
    change: change ? changeOf(order, change) : null,
    answer: order.answeredAt === null ? null : { note: order.answerNote, signer: order.signer, at: order.answeredAt },
  }
  return state === 'preparing' ? covered(page) : page
}
