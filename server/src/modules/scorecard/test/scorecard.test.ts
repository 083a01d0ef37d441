import { scorecard } from '@srm/api/scorecard'
import { shanghaiDay } from '@srm/api/shared/date'
import { supplier } from '@srm/api/supplier'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePeriods, scorecardMeasures, spanBefore } from '../index.ts'
import { aScorecardTemplate, aSupplierRating } from '../scorecard.fixture.ts'
import { assertEligible, objections } from '#modules/supplier/index.ts'
import { aSupplier } from '#modules/supplier/supplier.fixture.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { query } from '#test/sql.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
})

const ago = (back: number) => spanBefore('quarter', shanghaiDay(new Date()), back)

/** Somebody we have worked with for years. */
const known = async (): Promise<string> => {
  const { id } = (await me.call(supplier.supplier.create, { body: aSupplier() })).result
  await query(
    t,
    `update supplier set lifecycle = 'qualified', created_at = '2020-01-01' where tenant_id = $1 and id = $2`,
    [me.tenantId, id],
  )
  return id
}
const rate = async (id: string, back: number, score: string, criterion = '现场服务') => {
  const body = aSupplierRating({ supplier: id, ratedOn: ago(back).startsOn, scores: [{ criterion, score }] })
  expect((await me.call(scorecard.rating.create, { body })).status).toBe(200)
}
const of = async (id: string) => (await me.call(scorecard.of, { params: { id } })).result

describe('a scorecard template', () => {
  it('is there from the beginning, with the criteria of the trade', async () => {
    me = await aTenant(t)
    const { items } = (await me.call(scorecard.template.list, { query: {} })).result
    expect(items).toMatchObject([{ name: '会展供应商评分', period: 'quarter' }])
    const shown = (await me.call(scorecard.template.show, { params: { id: items[0]?.id ?? '' } })).result
    expect(shown.criteria.map(({ weight }) => weight)).toEqual(['15.00', '20.00', '25.00', '25.00', '10.00', '5.00'])
    expect(shown.standings.map(({ name }) => name)).toEqual(['很差', '差', '一般', '优秀'])
    expect(await me.call(scorecard.template.remove, { params: { id: shown.id }, query: {} })).toMatchObject({
      key: 'scorecard.last',
    })
  })

  it('is refused when its weights are 90, when two criteria share a name, or when its standings leave a gap', async () => {
    me = await aTenant(t)
    const make = (more: object) => me.call(scorecard.template.create, { body: aScorecardTemplate(more) })
    const one = (weight: string, name = '服务') => ({ name, measure: 'rating', weight })
    expect(await make({ criteria: [one('90')] })).toMatchObject({ status: 422, key: 'scorecard.weights' })
    expect(await make({ criteria: [one('50'), one('50')] })).toMatchObject({ key: 'scorecard.twice' })
    const standing = (least: string, most: string) => ({
      name: least,
      least,
      most,
      grade: 'B',
      inquiry: 'free',
      ordering: 'free',
    })
    const gap = [standing('0', '30'), standing('40', '100')]
    expect(await make({ standings: gap })).toMatchObject({ status: 422, key: 'scorecard.standings' })
    expect(await make({ standings: [standing('0', '60'), standing('50', '100')] })).toMatchObject({
      key: 'scorecard.standings',
    })
    expect((await make({ standings: [standing('0', '100')], criteria: [one('100')] })).status).toBe(200)
  })
})

describe('a rating', () => {
  it('names criteria of the supplier’s own template that people rate', async () => {
    me = await aTenant(t)
    const id = await known()
    const make = (scores: { criterion: string; score: string }[]) =>
      me.call(scorecard.rating.create, { body: aSupplierRating({ supplier: id, scores }) })
    expect(await make([])).toMatchObject({ key: 'scorecard.no_score' })
    expect(await make([{ criterion: '颜值', score: '80' }])).toMatchObject({ key: 'scorecard.unknown_criterion' })
    expect(await make([{ criterion: '合规', score: '80' }])).toMatchObject({ key: 'scorecard.unknown_criterion' })
    expect((await make([{ criterion: '履约', score: '100.01' }])).status).toBe(400)
    expect((await make([{ criterion: '履约', score: '80' }])).status).toBe(200)
    expect((await of(id)).rated).toEqual(expect.arrayContaining(['履约', '现场服务', '结算配合']))
  })
})

describe('the list of ratings', () => {
  it('shows the mean of each and begins with the latest day', async () => {
    me = await aTenant(t)
    const supplierId = await known()
    const scores = ['80', '91'].map((score, n) => ({ criterion: n === 0 ? '履约' : '现场服务', score }))
    for (const ratedOn of ['2026-03-02', '2026-05-04', '2026-04-03'])
      await me.call(scorecard.rating.create, { body: aSupplierRating({ supplier: supplierId, ratedOn, scores }) })
    const { items } = (await me.call(scorecard.rating.list, { query: {} })).result
    expect(items.map(({ ratedOn, score }) => [ratedOn, score])).toEqual([
      ['2026-05-04', '85.50'],
      ['2026-04-03', '85.50'],
      ['2026-03-02', '85.50'],
    ])
  })
})

describe('the periods of a supplier', () => {
  it('are made once each for all that are over, say nothing below three data, and leave a score and a standing', async () => {
    me = await aTenant(t)
    const id = await known()
    for (const score of ['90', '80', '70']) await rate(id, 1, score)
    for (const score of ['40', '50', '60']) await rate(id, 2, score)
    for (const score of ['100', '100']) await rate(id, 3, score)
    expect(await me.inside(makePeriods)).toBe(12)
    expect(await me.inside(makePeriods)).toBe(0)
    const { periods, score, grade, standing } = await of(id)
    expect(periods.slice(0, 4).map((one) => [one.startsOn, one.score, one.points])).toEqual([
      [ago(1).startsOn, '80.00', 3],
      [ago(2).startsOn, '50.00', 3],
      [ago(3).startsOn, null, 2],
      [ago(4).startsOn, null, 0],
    ])
    // (80×12 + 50×11) / 23
    expect([score, grade, standing]).toEqual(['65.65', 'B', '一般'])
    const shown = (await me.call(supplier.supplier.show, { params: { id } })).result
    expect([shown.score, shown.grade]).toEqual(['65.65', 'B'])
  })

  it('of a poor one warn and of a very poor one forbid and freeze it for just that, until it has another standing', async () => {
    me = await aTenant(t)
    const [poor, worst, fresh] = [await known(), await known(), await known()]
    for (const _ of [1, 2, 3]) {
      await rate(poor, 1, '35')
      await rate(worst, 1, '20')
    }
    await me.inside(makePeriods)
    const against = (id: string, doing: 'invite' | 'order') =>
      me.inside(async (ctx) => (await objections.to(ctx, id, doing)).map(({ key, blocks }) => [key, blocks]))
    expect(await against(poor, 'invite')).toEqual([['standing', false]])
    expect(await against(worst, 'invite')).toContainEqual(['standing', true])
    expect(await against(worst, 'order')).toContainEqual(['standing', true])
    const stage = async (id: string) => (await me.call(supplier.supplier.show, { params: { id } })).result
    expect(await stage(worst)).toMatchObject({ lifecycle: 'frozen', freezeScope: ['inquiry', 'order'] })
    const { holds } = (await me.call(supplier.move.ways, { params: { id: worst } })).result
    expect(holds).toMatchObject([{ cause: 'standing', reason: '评分等级为“很差”', until: null }])
    await expect(me.inside((ctx) => assertEligible(ctx, worst, 'award'))).rejects.toMatchObject({
      key: 'supplier.may_not',
    })
    expect(await against(fresh, 'order')).toEqual([])
    expect((await of(fresh)).score).toBeNull()
    const [template] = (await me.call(scorecard.template.list, { query: {} })).result.items
    const shown = (await me.call(scorecard.template.show, { params: { id: template?.id ?? '' } })).result
    const { name, period, classifies, criteria, version } = shown
    const standings = shown.standings.map((one) => ({ ...one, inquiry: 'free' as const, ordering: 'warn' as const }))
    const body = { name, period, classifies, criteria, standings, version }
    expect((await me.call(scorecard.template.update, { params: { id: shown.id }, body })).status).toBe(200)
    await me.inside(makePeriods)
    expect(await against(worst, 'invite')).toEqual([])
    expect(await against(worst, 'order')).toEqual([['standing', false]])
    expect(await stage(worst)).toMatchObject({ lifecycle: 'qualified', freezeScope: [] })
  })

  it('take what a module measures instead of what people say, and are the measure for preferred suppliers', async () => {
    me = await aTenant(t)
    const id = await known()
    const forget = scorecardMeasures
      .contribute({
        measure: 'delivery',
        source: async (_, ids) => new Map(ids.map((one) => [one, { score: '90.00', points: 5 }])),
      })
      .attach()
    await rate(id, 1, '70')
    await me.inside(makePeriods)
    forget()
    const [newest] = (await of(id)).periods
    // (90×25 + 70×25) / 50
    expect(newest).toMatchObject({ score: '80.00', points: 6 })
    expect(newest?.criteria.find(({ name }) => name === '履约')).toEqual({
      name: '履约',
      weight: '25.00',
      score: '90.00',
      points: 5,
    })
    const ways = (await me.call(supplier.move.ways, { params: { id } })).result.ways
    const checks = ways.find(({ kind }) => kind === 'prefer')?.checks
    expect(checks?.find(({ key }) => key === 'score')?.missing).toEqual(['80.00、90.00/85.00'])
  })

  it('count compliance by the certificates that were good on the last day', async () => {
    me = await aTenant(t)
    const id = await known()
    const paper = (type: string, expiresOn: string) =>
      me.call(supplier.certificate.create, {
        body: { supplier: id, type, number: type, longTerm: false, issuedOn: '2015-01-01', expiresOn },
      })
    await paper('license', '2199-01-01')
    await paper('fire', ago(2).endsOn)
    await me.inside(makePeriods)
    const found = (await of(id)).periods
      .slice(0, 2)
      .map(({ criteria }) => criteria.find(({ name }) => name === '合规')?.score)
    expect(found).toEqual(['50.00', '100.00'])
  })

  it('are another company’s as little as the supplier', async () => {
    me = await aTenant(t)
    const id = await known()
    const stranger = await aTenant(t)
    expect((await stranger.call(scorecard.of, { params: { id } })).status).toBe(404)
    const body = aSupplierRating({ supplier: id })
    expect((await stranger.call(scorecard.rating.create, { body })).status).toBe(404)
  })
})
