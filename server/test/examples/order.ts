import { order } from '@srm/api/order'
import { purchaseOrders } from '#modules/order/index.ts'
import { scorecard } from '@srm/api/scorecard'
import { aSupplierRating } from '#modules/scorecard/scorecard.fixture.ts'
import type { TestApp } from '../app.ts'
import type { Examples, Make } from '../fixtures.ts'
import { addColleague } from '../quotes.ts'
import {
  addConfirmedOrder,
  addOrder,
  addSentChange,
  addSentOrder,
  anOrderChangeBody,
  orderIn,
  supplierOf,
} from '../orders.ts'
import { linkHeaders } from '../run-of-shows.ts'
import { once } from '../once.ts'
import type { TestTenant } from '../tenant.ts'

const { external, change } = order

const orderOnce = once((me) => addOrder(me))
const changeOnce = once(async (me) => {
  const body = await anOrderChangeBody(me)
  return { id: (await me.call(change.create, { body })).result.id, body }
})

/** A step of an order, at the version it has. */
const step =
  (make: (me: TestTenant, t: TestApp) => Promise<string>, more: object = {}): Make =>
  async (t, me) => {
    const id = await make(me, t)
    return { params: { id }, body: { version: (await orderIn(me, id)).version, ...more } }
  }

const looked: Make = async (_, me) => ({ params: { id: await addOrder(me) } })

/** Delivered and rated, and somebody else's to close. */
const accepted = async (me: TestTenant, t: TestApp): Promise<string> => {
  const id = await addConfirmedOrder(t, me)
  await me.inside((ctx) => purchaseOrders.advance(ctx, id, 'accepted'))
  const { supplier } = await orderIn(me, id)
  await me.call(scorecard.rating.create, { body: aSupplierRating({ supplier: supplier.id, order: id }) })
  const { userId } = await addColleague(t, me, '采购小钱')
  await me.inside((ctx) => ctx.db.run('update purchase_order set owner_id = $2 where id = $1', [id, userId]))
  return id
}

const bySupplier =
  (more: object = {}): Make =>
  async (t, me) => {
    const { linkId, page } = await supplierOf(t, me, await addSentOrder(me))
    const { seen } = await page()
    return { headers: linkHeaders(t, me, 'order', linkId), body: { seen, signer: '王经理', ...more } }
  }

const sentChange =
  (more: object = {}): Make =>
  async (_, me) => {
    const id = await addSentChange(me)
    const { result } = await me.call(change.show, { params: { id } })
    return { params: { id }, body: { version: result.version, ...more } }
  }

export const examples: Examples = [
  [order.order.sendPreview, looked],
  [order.order.cancelPreview, looked],
  [order.order.history, looked],
  [
    order.order.agreedPrices,
    async (_, me) => ({ params: { id: (await orderIn(me, await addOrder(me))).supplier.id } }),
  ],
  [order.order.send, step(addSentOrder)],
  [
    order.order.override,
    async (_, me) => {
      const id = await orderOnce(me)
      const { version, lines } = await orderIn(me, id)
      const prices = lines.map((line) => ({ id: line.id, unitPrice: '60.00' }))
      return { params: { id }, body: { version, reason: '现场加装', lines: prices } }
    },
  ],
  [order.order.recall, step(addSentOrder, { reason: '改日期' })],
  [order.order.begin, step((me, t) => addConfirmedOrder(t, me))],
  [order.order.cancel, step(addSentOrder, { cancelReason: 'eventCanceled' })],
  [order.order.close, step(accepted)],
  // The lines of a change are those of its own order.
  [
    change.update,
    async (_, me) => {
      const { id, body } = await changeOnce(me)
      const { result } = await me.call(change.show, { params: { id } })
      return { params: { id }, body: { ...body, reason: '人数又减少', version: result.version } }
    },
  ],
  [change.withdraw, sentChange({ reason: '不改了' })],
  [change.resend, sentChange()],
  [
    external.page,
    async (t, me) => {
      const { linkId } = await supplierOf(t, me, await addSentOrder(me))
      return { headers: linkHeaders(t, me, 'order', linkId) }
    },
  ],
  [external.confirm, bySupplier()],
  [external.request, bySupplier({ note: '请改到 12 月 2 日' })],
  [external.reject, bySupplier({ note: '没有档期' })],
]
