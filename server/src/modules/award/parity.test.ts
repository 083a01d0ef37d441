import { award } from '@srm/api/award'
import { inquiry } from '@srm/api/inquiry'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { anOpenedPurchase, aQualifiedSupplier, createAward, wholeAward } from '#test/awards.ts'
import { query } from '#test/sql.ts'
import { readySupplier } from '#test/suppliers.ts'
import { aTenant, memberOf, type TestTenant } from '#test/tenant.ts'
import { addPerson } from '#modules/identity/index.ts'

const { priceParity } = award

let t: TestApp
let me: TestTenant
let one: string
let other: string
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  one = await aQualifiedSupplier(t, me)
  other = await readySupplier(t, me)
})

const opened = (more: Partial<Parameters<typeof anOpenedPurchase>[1]> = {}) =>
  anOpenedPurchase(me, {
    lines: [{ name: '桌餐', kind: 'catering', quantity: '200', attendees: 200, budget: '66000.00', ceiling: '320.00' }],
    quotes: [
      { supplier: one, offers: ['300'], mobile: '13800000001' },
      { supplier: other, offers: ['330'], mobile: '13800000001' },
    ],
    ...more,
  })

const show = async (id: string) => me.call(priceParity.show, { params: { id } })

const criteria = [
  { key: 'price', name: '价格', weight: '60', isPrice: true },
  { key: 'plan', name: '方案', weight: '40', isPrice: false },
]

describe('price comparison of a purchase', () => {
  it('shows nothing before the opening but who may open', async () => {
    const { id } = await opened({ stage: 'closed' })
    const answer = await show(id)
    expect(answer).toMatchObject({ status: 409, key: 'priceParity.sealed' })
    expect(answer.message).not.toContain('300')
    expect((await me.call(priceParity.export, { params: { id } })).status).toBe(409)
  })

  it('answers lines, quotes and what is odd about them in one call', async () => {
    const { id, lines, quotes } = await opened()
    const { result } = await show(id)
    expect(result.lines).toMatchObject([{ id: lines[0], quantity: '200.0000', awarded: '0', lastPrice: null }])
    expect(result.quotes).toMatchObject([
      { id: quotes[0], objections: [], lines: [{ at: 0, unitPrice: '300.00' }] },
      { id: quotes[1], lines: [{ at: 0, unitPrice: '330.00' }] },
    ])
    expect(result.quotes[1]?.objections.join()).toContain('潜在供应商')
    expect(result.hints).toEqual([{ kind: 'sameContact', quotes, detail: null }])
    expect(result.actions).toContain('award')
  })

  it('remembers what such a line was awarded for last', async () => {
    const { id, lines } = await opened({ lines: [{ name: '签到背板' }], quotes: [{ supplier: one, offers: ['500'] }] })
    const { result } = await createAward(me, wholeAward(id, lines, one))
    await query(t, `update award_line set approved_at = now() where tenant_id = $1 and award_id = $2`, [
      me.tenantId,
      result.id,
    ])
    const next = await opened({ lines: [{ name: '签到背板' }], quotes: [{ supplier: one, offers: ['450'] }] })
    expect((await show(next.id)).result.lines).toMatchObject([{ lastPrice: '500.00' }])
  })

  it('knows what such lines cost before: the middle half and the median, of the city and quarter where there are enough', async () => {
    const each = ['100', '200', '300', '400', '500']
    const type = await query<{ id: string }>(
      t,
      `select id from purchase_type where tenant_id = $1 order by id desc limit 1`,
      [me.tenantId],
    )
    const retype = async (id: string, region: string, day: string) =>
      query(t, `update purchase_line set purchase_type_id = $2, region = $3, date_from = $4 where purchase_id = $1`, [
        id,
        type[0]?.id,
        region,
        day,
      ])
    for (const [at, price] of each.entries()) {
      const past = await opened({ lines: [{ name: `历史${at}` }], quotes: [{ supplier: one, offers: [price] }] })
      // The two dearest were bought elsewhere.
      await retype(past.id, at < 3 ? '310115' : '110105', '2026-05-20')
      const { result } = await createAward(me, wholeAward(past.id, past.lines, one))
      await query(t, `update award_line set approved_at = now() where award_id = $1`, [result.id])
    }
    const next = await opened({ lines: [{ name: '新的' }], quotes: [{ supplier: one, offers: ['250'] }] })
    const pricesFor = async (region: string, day: string) => {
      await retype(next.id, region, day)
      return (await me.call(inquiry.prices, { params: { id: next.id } })).result
    }
    const line = next.lines[0]
    const local = { line, count: 3, p25: '150.00', median: '200.00', p75: '250.00' }
    expect(await pricesFor('310101', '2026-06-01')).toEqual([{ ...local, basis: 'season' }])
    expect(await pricesFor('310101', '2026-12-01')).toEqual([{ ...local, basis: 'city' }])
    const wide = { basis: 'type', count: 5, p25: '200.00', median: '300.00', p75: '400.00' }
    expect(await pricesFor('110101', '2026-06-01')).toEqual([{ line, ...wide }])
    expect((await show(next.id)).result.lines).toMatchObject([{ history: wide }])
  })

  it('leaves to be given away what an award that is still being written gives away', async () => {
    const { id, lines } = await opened({ lines: [{ name: '地毯' }], quotes: [{ supplier: one, offers: ['500'] }] })
    const { result } = await createAward(me, wholeAward(id, lines, one))
    expect((await show(id)).result).toMatchObject({ award: { id: result.id }, lines: [{ awarded: '0' }] })
    await query(t, `update award set status = 'pending' where id = $1`, [result.id])
    expect((await show(id)).result).toMatchObject({ lines: [{ awarded: '1.0000' }] })
  })

  it('hides prices from whoever does not see what things cost', async () => {
    const { id } = await opened()
    const { departmentId } = me
    const person = await me.inside((ctx) =>
      addPerson(ctx, { username: `masked${process.pid}`, displayName: '执行', departmentId, roles: [] }),
    )
    const masked = memberOf(t, me.tenantId, person, {
      permissions: ['priceParity:show', 'purchase:show'],
      masks: ['cost'],
    })
    const { result } = await masked.call(priceParity.show, { params: { id } })
    expect(result).toMatchObject({ isMasked: true, lines: [{ budgetAmount: null, ceilingPrice: null }] })
    expect(JSON.stringify(result)).not.toMatch(/300\.00|330\.00|66000/)
  })

  it('takes weights that come to 100, scores of evaluators alone, and then no other criteria', async () => {
    const { id, quotes } = await opened()
    const arrange = (some: typeof criteria, evaluators = [me.userId]) =>
      me.call(priceParity.arrange, { params: { id }, body: { breakfastValue: null, criteria: some, evaluators } })
    expect((await arrange(criteria.slice(0, 1))).key).toBe('priceParity.weights')
    expect((await arrange(criteria, [])).status).toBe(200)
    const scores = [{ quote: quotes[0] ?? '', criterion: 'plan', score: '85.5' }]
    const score = () => me.call(priceParity.score, { params: { id }, body: { scores } })
    expect((await score()).key).toBe('priceParity.not_evaluator')
    expect((await arrange(criteria)).status).toBe(200)
    expect((await score()).status).toBe(200)
    expect((await arrange([{ key: 'plan', name: '方案', weight: '100', isPrice: false }])).key).toBe(
      'priceParity.scored',
    )
    const { result } = await show(id)
    expect(result).toMatchObject({ criteria, scores: [{ quote: quotes[0], criterion: 'plan', score: '85.50' }] })
    expect(result.code).toMatch(/^BJ/)
  })

  it('keeps notes and a short list, and is a workbook', async () => {
    const { id, lines, quotes } = await opened()
    const note = { quote: quotes[0] ?? null, line: lines[0] ?? null, text: '含两瓶红酒' }
    expect((await me.call(priceParity.note, { params: { id }, body: note })).status).toBe(200)
    await me.call(priceParity.shortlist, { params: { id }, body: { quotes: [quotes[1] ?? ''] } })
    const { result } = await show(id)
    expect(result.notes).toMatchObject([{ text: '含两瓶红酒', quote: quotes[0] }])
    expect(result.quotes.map(({ isShortlisted }) => isShortlisted)).toEqual([false, true])
    const foreign = { ...note, quote: lines[0] ?? null }
    expect((await me.call(priceParity.note, { params: { id }, body: foreign })).key).toBe('priceParity.unknown')
    const file = await t.http.inject({ url: `/api/price_parity/export/${id}`, headers: me.headers })
    expect(file.statusCode).toBe(200)
    expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK')
  })
})
