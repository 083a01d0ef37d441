import { acceptance } from '@srm/api/acceptance'
import {
  acceptanceOf,
  aConfirmedOrder,
  anAcceptanceBody,
  anAskedAcceptance,
  anAwardedPurchase,
  recorded,
  settleByHand,
  wholeAcceptance,
} from '../acceptances.ts'
import type { Examples, Make } from '../fixtures.ts'
import { once } from '../once.ts'
import { addColleague } from '../quotes.ts'
import type { TestTenant } from '../tenant.ts'

const { acceptance: calls, archive, external, rule } = acceptance

/** One that is being recorded. */
const addRecorded = async (me: TestTenant): Promise<string> => recorded(me, wholeAcceptance(await aConfirmedOrder(me)))

const acceptanceOnce = once(async (me) => {
  const body = await anAcceptanceBody(me)
  return { id: (await me.call(calls.create, { body })).result.id, body }
})

const versioned = async (me: TestTenant, id: string, more: object = {}) => ({
  params: { id },
  body: { version: (await acceptanceOf(me, id)).version, ...more },
})

const ofOrder: Make = async (_, me) => ({ params: { orderId: (await aConfirmedOrder(me)).id } })
const ofPurchase: Make = async (_, me) => ({ params: { purchaseId: await anAwardedPurchase(me) } })

const bySupplier =
  (body?: (sha256: string) => object): Make =>
  async (t, me) => {
    const { signer } = await anAskedAcceptance(t, me)
    const { sha256 } = (await signer.page()).result
    return { headers: signer.headers, ...(body && { body: body(sha256) }) }
  }

export const examples: Examples = [
  [calls.start, ofOrder],
  [calls.match, ofOrder],
  [
    calls.update,
    async (_, me) => {
      const { id, body } = await acceptanceOnce(me)
      return { params: { id }, body: { ...body, version: (await acceptanceOf(me, id)).version } }
    },
  ],
  [calls.signatures, async (t, me) => ({ params: { id: (await anAskedAcceptance(t, me)).id } })],
  [calls.requestSignature, async (_, me) => versioned(me, await addRecorded(me))],
  [
    calls.void,
    async (t, me) => {
      const id = await addRecorded(me)
      await settleByHand(me, id)
      const { userId } = await addColleague(t, me, '验收人')
      const handed = `update acceptance set owner_id = $3, created_by = $3 where tenant_id = $1 and id = $2`
      await me.inside((ctx) => ctx.db.run(handed, [ctx.tenantId, id, userId]))
      return versioned(me, id, { reason: '多算了一晚' })
    },
  ],
  [
    calls.reopen,
    async (t, me) => {
      const { id, signer } = await anAskedAcceptance(t, me)
      await signer.sign()
      return versioned(me, id, { reason: '数量写错' })
    },
  ],
  [calls.rating, async (_, me) => ({ params: { id: await addRecorded(me) } })],
  [
    calls.rate,
    async (_, me) => {
      const id = await addRecorded(me)
      await settleByHand(me, id)
      const { criteria } = (await me.call(calls.rating, { params: { id } })).result
      return { params: { id }, body: { scores: criteria.map((criterion) => ({ criterion, score: '90' })) } }
    },
  ],
  [rule.show, () => ({})],
  [rule.update, () => ({ body: { tolerance: '3.00' } })],
  [archive.list, ofPurchase],
  [archive.make, ofPurchase],
  [external.page, bySupplier()],
  [external.sign, bySupplier((sha256) => ({ sha256, name: '周经理', drawing: null }))],
  [external.object, bySupplier((sha256) => ({ sha256, name: '周经理', text: '间夜数不对' }))],
]
