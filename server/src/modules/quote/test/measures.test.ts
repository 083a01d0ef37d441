import { beforeAll, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { addColleague, askedQuoters, closeNow, openAll } from '#test/quotes.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { scorecardMeasures } from '#modules/scorecard/index.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
})

const span = { startsOn: '2020-01-01', endsOn: '2099-01-01' }

it('scorecard knows who answers and at what prices, once quotes are opened and not before', async () => {
  const { id, quoters } = await askedQuoters(t, me, { count: 3 })
  const [cheap, dear, silent] = quoters.map(({ supplier }) => supplier)
  await quoters[0]?.quote('100')
  await quoters[1]?.quote('300')
  const ids = quoters.map(({ supplier }) => supplier)
  const measured = (measure: 'response' | 'price') =>
    me.inside(async (ctx) => {
      const source = scorecardMeasures.all().find((one) => one.measure === measure)?.source
      return source?.(ctx, ids, span) ?? new Map<string, { score: string }>()
    })
  const response = () => measured('response')
  const price = () => measured('price')
  expect([(await response()).size, (await price()).size]).toEqual([0, 0])
  await closeNow(me, id)
  await openAll(me, await addColleague(t, me, '李总'), id)
  const [answers, prices] = [await response(), await price()]
  expect([cheap, dear, silent].map((one) => answers.get(one ?? '')?.score)).toEqual(['100.00', '100.00', '0.00'])
  expect([cheap, dear, silent].map((one) => prices.get(one ?? '')?.score)).toEqual(['100.00', '66.67', undefined])
})
