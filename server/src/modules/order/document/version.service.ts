import type { OrderDifference, OrderHistory, OrderReply } from '@srm/api/order'
import { PurchaseOrder } from '@srm/api/order'
import { metaOf } from '@srm/api/shared/field-meta'
import type { Ctx } from '#kernel/ctx.ts'
import { newId } from '#kernel/ids.ts'
import { isMasked } from '#kernel/records/fields/masks.ts'
import { assertInScope } from '#kernel/records/read/scope.ts'
import { own } from '../order.db.ts'
import type { OrderRow } from './order.store.ts'
import { differencesBetween, snapshotOf, type Snapshot } from './snapshot.rules.ts'

type Agreement = {
  readonly change?: string | null
  readonly signer: string
}

/** What both sides agreed on, kept as it was. */
export const keepVersion = async (ctx: Ctx, row: OrderRow, { change = null, signer }: Agreement): Promise<void> => {
  await own(ctx)
    .insertInto('purchase_order_version')
    .values({
      id: newId(),
      order_id: row.id,
      version_no: row.versionNo,
      change_id: change,
      amount: row.amount,
      snapshot: JSON.stringify(snapshotOf(row)),
      signer,
    })
    .execute()
}

type Reply = {
  readonly order: string
  readonly change: string | null
  readonly versionNo: number
  readonly answer: OrderReply['answer']
  readonly signer: string
  readonly note: string | null
  readonly link: string
}

export const keepReply = async (ctx: Ctx, { order, change, versionNo, link, ...reply }: Reply): Promise<void> => {
  await own(ctx)
    .insertInto('purchase_order_reply')
    .values({ id: newId(), order_id: order, change_id: change, version_no: versionNo, link_id: link, ...reply })
    .execute()
}

type VersionRow = {
  readonly versionNo: number
  readonly amount: string
  readonly agreedAt: string
  readonly signer: string | null
  readonly change: { readonly id: string; readonly code: string; readonly reason: string } | null
  readonly snapshot: Snapshot
  readonly isCurrent: boolean
}

const versionsSql = `select v.version_no as "versionNo", v.amount::text as amount, v.agreed_at as "agreedAt", v.signer, v.snapshot,
    case when c.id is not null then jsonb_build_object('id', c.id, 'code', c.code, 'reason', c.reason) end as change,
    v.version_no = o.version_no as "isCurrent"
  from purchase_order_version v join purchase_order o on o.tenant_id = v.tenant_id and o.id = v.order_id
    left join order_change c on c.tenant_id = v.tenant_id and c.id = v.change_id
  where v.tenant_id = $1 and v.order_id = $2 order by v.version_no desc`

const repliesSql = `select at, answer, version_no as "versionNo", signer, note from purchase_order_reply
  where tenant_id = $1 and order_id = $2 order by at desc, id desc limit 200`

const moneyFields: ReadonlySet<OrderDifference['field']> = new Set(['unitPrice', 'amount'])

/** Every version with what was different in the one before, and everything the supplier said. */
export const historyOf = async (ctx: Ctx, id: string): Promise<OrderHistory> => {
  await assertInScope(ctx, PurchaseOrder, id, true)
  const { rows } = await ctx.db.run<VersionRow>(versionsSql, [ctx.tenantId, id])
  const { rows: replies } = await ctx.db.run<OrderReply>(repliesSql, [ctx.tenantId, id])
  const isHidden = isMasked(metaOf(PurchaseOrder.fields.amount), ctx.session)
  const shown = (amount: string | null): string | null => (isHidden ? null : amount)
  const versions = rows.map(({ snapshot, amount, ...version }, at) => ({
    ...version,
    amount: shown(amount),
    lines: snapshot.lines.map(({ id: _id, attendees: _attendees, ...line }) => ({
      ...line,
      unitPrice: shown(line.unitPrice),
      amount: shown(line.amount),
    })),
    differences: differencesBetween(rows[at + 1]?.snapshot, snapshot).map((one) =>
      moneyFields.has(one.field) ? { ...one, before: shown(one.before), after: shown(one.after) } : one,
    ),
  }))
  return { versions, replies }
}
