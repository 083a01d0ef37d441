import { award } from '@srm/api/award'
import { demand } from '@srm/api/demand'
import { aComparedPurchase, anAwardBody } from '../awards.ts'
import { aDemandOf } from '../demands.ts'
import type { Examples, Make } from '../fixtures.ts'
import { once } from '../once.ts'
import type { TestTenant } from '../tenant.ts'

const { demandEvidence: evidence, priceParity, statistics } = award

const comparedOnce = once(aComparedPurchase)

const awardOnce = once(async (me) => {
  const body = await anAwardBody(me)
  const { result } = await me.call(award.award.create, { body })
  return { id: result.id, body }
})

const criteria = [{ key: 'plan', name: '方案', weight: '100', isPrice: false }]

const compared =
  (body?: (of: Awaited<ReturnType<typeof aComparedPurchase>>) => object): Make =>
  async (_, me) => {
    const of = await aComparedPurchase(me)
    return { params: { id: of.id }, ...(body && { body: body(of) }) }
  }

const arrange = (me: TestTenant, id: string) =>
  me.call(priceParity.arrange, { params: { id }, body: { breakfastValue: null, criteria, evaluators: [me.userId] } })

const period = { from: '2026-01-01', to: '2026-12-31' }

export const examples: Examples = [
  [
    evidence.show,
    async (_, me) => {
      const { result } = await me.call(demand.demand.create, { body: await aDemandOf(me) })
      return { params: { id: result.id } }
    },
  ],
  [statistics.show, async () => ({ query: period })],
  [statistics.lines, async () => ({ query: period })],
  [statistics.asked, async () => ({ query: period })],
  [priceParity.show, compared()],
  [priceParity.export, compared()],
  [priceParity.paper, compared()],
  [priceParity.arrange, compared(() => ({ breakfastValue: '50.00', criteria, evaluators: [] }))],
  [
    priceParity.shortlist,
    async (_, me) => {
      const { id, quotes } = await comparedOnce(me)
      return { params: { id }, body: { quotes } }
    },
  ],
  [
    priceParity.note,
    async (_, me) => {
      const { id, quotes } = await comparedOnce(me)
      return { params: { id }, body: { quote: quotes[0] ?? null, line: null, text: '含主持人' } }
    },
  ],
  [
    priceParity.score,
    async (_, me) => {
      const { id, quotes } = await comparedOnce(me)
      await arrange(me, id)
      return { params: { id }, body: { scores: [{ quote: quotes[0] ?? '', criterion: 'plan', score: '88' }] } }
    },
  ],
  // The lines of an award are those of its own purchase.
  [
    award.award.update,
    async (_, me) => {
      const { id, body } = await awardOnce(me)
      const { result } = await me.call(award.award.show, { params: { id } })
      return { params: { id }, body: { ...body, version: result.version } }
    },
  ],
]
