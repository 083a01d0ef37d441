import { inquiry } from '@srm/api/inquiry'
import { forSuppliers } from '#modules/inquiry/index.ts'
import type { Examples } from '../fixtures.ts'
import {
  addPurchase,
  addSupplierToAsk,
  invitationsIn,
  inviteSome,
  makeShort,
  publishedPurchase,
  purchaseOf,
} from '../purchases.ts'
import type { TestTenant } from '../tenant.ts'

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()

/** A step of a purchase with the version it has by then. */
const stepOf = async (me: TestTenant, id: string, more: object = {}) => ({
  params: { id },
  body: { version: (await purchaseOf(me, id)).version, ...more },
})

const answered = async (me: TestTenant): Promise<string> => {
  const id = await publishedPurchase(me)
  await me.inside((ctx) => ctx.db.run(`update purchase_invitation set state = 'quoted' where purchase_id = $1`, [id]))
  return id
}

export const examples: Examples = [
  [inquiry.suppliers, async (_, me) => ({ params: { purchaseId: await publishedPurchase(me) } })],
  [inquiry.prices, async (_, me) => ({ params: { id: await addPurchase(me) } })],
  [inquiry.candidates, async (_, me) => ({ params: { id: await addPurchase(me) } })],
  [
    inquiry.invite,
    async (_, me) => {
      const suppliers = [{ supplier: (await addSupplierToAsk(me)).id }]
      return stepOf(me, await addPurchase(me), { suppliers })
    },
  ],
  [
    inquiry.uninvite,
    async (_, me) => {
      const id = await publishedPurchase(me)
      const [first] = (await invitationsIn(me, id)).list
      return { ...(await stepOf(me, id)), params: { id: first?.id ?? '' } }
    },
  ],
  [inquiry.preview, async (_, me) => ({ params: { id: await addPurchase(me) } })],
  [
    inquiry.publish,
    async (_, me) => {
      const id = await addPurchase(me)
      await inviteSome(me, id, 2)
      return stepOf(me, id)
    },
  ],
  [
    inquiry.resend,
    async (_, me) => {
      const id = await publishedPurchase(me)
      await me.inside((ctx) =>
        ctx.db.run(`update purchase_invitation set last_sent_at = now() - interval '1 hour' where purchase_id = $1`, [
          id,
        ]),
      )
      return stepOf(me, id)
    },
  ],
  [
    inquiry.extend,
    async (_, me) => stepOf(me, await publishedPurchase(me), { deadline: inDays(20), reason: '等报价' }),
  ],
  [inquiry.close, async (_, me) => stepOf(me, await answered(me), { reason: '都已答复' })],
  [inquiry.proceed, async (_, me) => stepOf(me, await makeShort(me), { reason: '独家场地' })],
  [inquiry.cancel, async (_, me) => stepOf(me, await publishedPurchase(me), { cancelReason: 'other' })],
  [
    inquiry.round,
    async (_, me) => {
      const id = await answered(me)
      await me.inside((ctx) =>
        ctx.db.run(`update purchase set stage = 'opened', opened_at = now() where id = $1`, [id]),
      )
      return stepOf(me, id, { deadline: inDays(20) })
    },
  ],
  [inquiry.questions, async (_, me) => ({ params: { id: await publishedPurchase(me) } })],
  [
    inquiry.answer,
    async (_, me) => {
      const id = await publishedPurchase(me)
      const [first] = (await invitationsIn(me, id)).list
      const question = await me.inside((ctx) =>
        forSuppliers.askQuestion(ctx, { purchaseId: id, invitationId: first?.id ?? '', question: '几点进场？' }),
      )
      return { params: { id: question }, body: { answer: '早上六点' } }
    },
  ],
]
