import { award } from '@srm/api/award'
import { inquiry as purchase } from '@srm/api/inquiry'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { anOpenedPurchase, aQualifiedSupplier, createAward, wholeAward } from '#test/awards.ts'
import { aCompanyWithMoney } from '#test/claims.ts'
import { addPoolLine } from '#test/demands.ts'
import { query } from '#test/sql.ts'
import { readySupplier } from '#test/suppliers.ts'
import { aTenant, type Member, type TestTenant } from '#test/tenant.ts'

let t: TestApp
let me: TestTenant
let buyer: Member
let company: Awaited<ReturnType<typeof aCompanyWithMoney>>
let suppliers: string[]
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  company = await aCompanyWithMoney(t, me, ['award'])
  buyer = await company.colleague('采购员')
  suppliers = [await aQualifiedSupplier(t, me), await aQualifiedSupplier(t, me), await aQualifiedSupplier(t, me)]
})

const a = (): string => suppliers[0] ?? ''
const b = (): string => suppliers[1] ?? ''
const c = (): string => suppliers[2] ?? ''

const show = async (id: string) => (await me.call(award.award.show, { params: { id } })).result
const stageOf = async (id: string) => (await me.call(purchase.show, { params: { id } })).result.stage

const threeQuotes = (more: Partial<Parameters<typeof anOpenedPurchase>[1]> = {}) =>
  anOpenedPurchase(me, {
    owner: buyer.userId,
    lines: [
      { name: '舞台搭建', budget: '1200.00' },
      { name: '灯光音响', budget: '3000.00', quantity: '2' },
    ],
    quotes: [
      { supplier: a(), offers: ['1000', '1500'] },
      { supplier: b(), offers: ['1100', '1400'] },
      { supplier: c(), offers: ['1300', '1600'] },
    ],
    ...more,
  })

describe('award', () => {
  it('with 2 quotes where 3 are needed is refused unless a single source is justified, which the general manager approves', async () => {
    const of = await threeQuotes({
      minQuotes: 3,
      quotes: [
        { supplier: a(), offers: ['1000', '1500'] },
        { supplier: b(), offers: ['1100', '1600'] },
      ],
    })
    const body = wholeAward(of.id, of.lines, a())
    expect(await createAward(buyer, body)).toMatchObject({ status: 409, key: 'award.few_quotes' })
    const made = await createAward(buyer, { ...body, singleSourceReason: '当地仅两家有资质' })
    expect(made.status, made.message).toBe(200)
    expect(await show(made.result.id)).toMatchObject({ isSingleSource: true, quoteCount: 2, minQuotes: 3 })
  })

  it('does not count a quote entered for a supplier without a paper of theirs', async () => {
    const quotes = [
      { supplier: a(), offers: ['1000', '1500'] },
      { supplier: b(), offers: ['1100', '1600'], isSurrogate: true },
    ]
    const of = await threeQuotes({ minQuotes: 2, quotes })
    expect((await createAward(buyer, wholeAward(of.id, of.lines, a()))).key).toBe('award.few_quotes')
    const withPaper = quotes.map((quote) => ({ ...quote, hasDocument: true }))
    const other = await threeQuotes({ minQuotes: 2, quotes: withPaper })
    expect((await createAward(buyer, wholeAward(other.id, other.lines, a()))).status).toBe(200)
  })

  it('to a potential supplier is refused, and to one with an expired licence by its name', async () => {
    const potential = await readySupplier(t, me)
    const expired = await aQualifiedSupplier(t, me)
    await query(
      t,
      `update supplier_certificate set expires_on = '2026-01-01', long_term = false, issued_on = null
        where tenant_id = $1 and supplier_id = $2 and type = 'fire'`,
      [me.tenantId, expired],
    )
    const of = await anOpenedPurchase(me, {
      lines: [{ name: '会场' }],
      quotes: [
        { supplier: potential, offers: ['100'] },
        { supplier: expired, offers: ['100'] },
      ],
    })
    const first = await createAward(me, wholeAward(of.id, of.lines, potential))
    expect(first).toMatchObject({ key: 'supplier.may_not' })
    expect(first.message).toContain('是潜在供应商，转为合格前不能定标')
    const other = await createAward(me, wholeAward(of.id, of.lines, expired))
    expect(other).toMatchObject({ key: 'supplier.may_not' })
    expect(other.message).toContain('的消防验收已过期')
  })

  it('asks for a reason where a supplier is not the cheapest or its price is odd', async () => {
    const of = await threeQuotes()
    const [stage = '', light = ''] = of.lines
    const lines = [
      { purchaseLine: stage, supplier: a() },
      { purchaseLine: light, supplier: a(), quantity: '2' },
    ]
    const send = (more: object) =>
      createAward(buyer, { purchase: of.id, lines: lines.map((line, at) => (at === 1 ? { ...line, ...more } : line)) })
    expect(await send({})).toMatchObject({ key: 'award.reason', errors: [{ path: 'lines.1.reasonCode' }] })
    expect((await send({ reasonCode: 'lowest' })).key).toBe('award.not_lowest_reason')
    expect((await send({ reasonCode: 'quality' })).errors).toMatchObject([{ path: 'lines.1.reasonText' }])
    expect((await send({ reasonCode: 'customer_specified', reasonText: '客户' })).key).toBe('award.customer_paper')
    expect((await send({ reasonCode: 'best_score' })).key).toBe('award.not_best')
    const made = await send({ reasonCode: 'quality', reasonText: '设备型号更新' })
    expect(made.status, made.message).toBe(200)
    expect((await show(made.result.id)).lines).toMatchObject([
      { isLowest: true, reasonCode: 'lowest', amount: '1000.00', vsBudget: '200.00', vsLowest: '0.00' },
      { isLowest: false, reasonCode: 'quality', amount: '3000.00', vsBudget: '0.00', vsLowest: '-200.00' },
    ])
    const cheap = await anOpenedPurchase(me, {
      lines: [{ name: '喷绘' }],
      quotes: [
        { supplier: a(), offers: ['600'] },
        { supplier: b(), offers: ['1000'] },
      ],
    })
    expect((await createAward(me, wholeAward(cheap.id, cheap.lines, a()))).key).toBe('award.reason')
  })

  it('never gives away more than was asked for, or than was offered', async () => {
    const of = await threeQuotes({ awardMode: 'split' })
    const [, light = ''] = of.lines
    const lines = (one: string, other: string) => [
      { purchaseLine: light, supplier: b(), quantity: one },
      { purchaseLine: light, supplier: a(), quantity: other, reasonCode: 'quality' as const, reasonText: '备用' },
    ]
    expect((await createAward(buyer, { purchase: of.id, lines: lines('1.5', '0.6') })).key).toBe('award.too_much')
    expect((await createAward(buyer, { purchase: of.id, lines: lines('1.5', '0.5') })).status).toBe(200)
    const strict = await threeQuotes({ awardMode: 'byLine' })
    const both = lines('1', '1').map((line) => ({ ...line, purchaseLine: strict.lines[1] ?? '' }))
    expect((await createAward(buyer, { purchase: strict.id, lines: both })).key).toBe('award.not_split')
    const whole = await threeQuotes({ awardMode: 'whole' })
    const one = [{ purchaseLine: whole.lines[0] ?? '', supplier: a() }]
    expect((await createAward(buyer, { purchase: whole.id, lines: one })).key).toBe('award.whole_only')
  })

  it('refuses a quote that is no longer good, and a supplier without one', async () => {
    const of = await anOpenedPurchase(me, {
      lines: [{ name: '餐饮' }],
      quotes: [{ supplier: a(), offers: ['100'], validUntil: '2026-01-01' }],
    })
    const expired = await createAward(me, wholeAward(of.id, of.lines, a()))
    expect(expired).toMatchObject({ key: 'award.expired_quote' })
    expect(expired.message).toContain('2026-01-01')
    expect((await createAward(me, wholeAward(of.id, of.lines, b()))).key).toBe('award.no_offer')
  })

  it('is written once for a purchase, and only while its quotes are compared', async () => {
    const of = await threeQuotes()
    const body = { purchase: of.id, lines: [{ purchaseLine: of.lines[0] ?? '', supplier: a() }] }
    const made = await createAward(buyer, body)
    expect(made.status, made.message).toBe(200)
    expect((await createAward(buyer, body)).key).toBe('award.another')
    const closed = await threeQuotes({ stage: 'closed' })
    expect((await createAward(buyer, { ...body, purchase: closed.id })).key).toBe('award.not_comparing')
  })
})

const invitations = (id: string) =>
  query<{ supplier_id: string; state: string }>(
    t,
    'select supplier_id, state from purchase_invitation where tenant_id = $1 and purchase_id = $2',
    [me.tenantId, id],
  )
const messages = async (id: string): Promise<string[]> =>
  (
    await query<{ scene: string }>(
      t,
      'select scene from sms_log where tenant_id = $1 and subject_id = $2 order by scene',
      [me.tenantId, id],
    )
  ).map(({ scene }) => scene)

describe('approval of an award', () => {
  it('splits a purchase between two suppliers, tells winners and losers only then, and keeps what was saved', async () => {
    const of = await threeQuotes()
    const [stage = '', light = ''] = of.lines
    const { result, message, status } = await createAward(buyer, {
      purchase: of.id,
      lines: [
        { purchaseLine: stage, supplier: a() },
        { purchaseLine: light, supplier: b(), quantity: '2' },
      ],
    })
    expect(status, message).toBe(200)
    const sent = await company.submit(buyer, 'award', result.id)
    expect(sent.status, sent.message).toBe(200)
    expect(await stageOf(of.id)).toBe('awarding')
    expect(await messages(of.id)).toEqual([])
    expect(
      (
        await me.call(award.award.update, {
          params: { id: result.id },
          body: { ...wholeAward(of.id, of.lines, a()), lines: [], version: (await show(result.id)).version },
        })
      ).status,
    ).not.toBe(200)
    await company.decide(sent.result.id)
    expect(await stageOf(of.id)).toBe('awarded')
    expect(await show(result.id)).toMatchObject({
      status: 'approved',
      amount: '3800.00',
      budgetSaving: '400.00',
      lowestSaving: '0.00',
    })
    expect(new Map((await invitations(of.id)).map((one) => [one.supplier_id, one.state]))).toEqual(
      new Map([
        [a(), 'won'],
        [b(), 'won'],
        [c(), 'lost'],
      ]),
    )
    expect(await messages(of.id)).toEqual(['award', 'award', 'lose'])
  })

  it('gives back to the pool what it leaves of a line that is split', async () => {
    const of = await threeQuotes({ awardMode: 'split', lines: [{ name: '大巴', quantity: '12' }] })
    const poolLine = await addPoolLine(me, '大巴', me.userId)
    const [line = ''] = of.lines
    await query(t, `update purchase_line set pool_line_id = $2, project_id = null where id = $1`, [line, poolLine])
    await query(
      t,
      `update pool_line set quantity = 12, stage = 'inquiry', holder_kind = 'purchase', holder_id = $2 where id = $1`,
      [poolLine, of.id],
    )
    const reason = { reasonCode: 'quality' as const, reasonText: '首日补位' }
    const lines = [
      { purchaseLine: line, supplier: a(), quantity: '8' },
      { purchaseLine: line, supplier: b(), quantity: '1.5', ...reason },
    ]
    const { result, status, message } = await createAward(buyer, { purchase: of.id, lines })
    expect(status, message).toBe(200)
    const sent = await company.submit(buyer, 'award', result.id)
    await company.decide(sent.result.id)
    const parts = await query<{ stage: string; quantity: string }>(
      t,
      `select p.stage, p.quantity::text from pool_line p where p.demand_id = (select demand_id from pool_line where id = $1)
        order by p.quantity desc`,
      [poolLine],
    )
    expect(parts).toEqual([
      { stage: 'awarded', quantity: '8.0000' },
      { stage: 'pending', quantity: '2.5000' },
      { stage: 'awarded', quantity: '1.5000' },
    ])
  })

  it('lets the quotes be compared again when it is refused', async () => {
    const of = await threeQuotes()
    const { result } = await createAward(buyer, {
      purchase: of.id,
      lines: [{ purchaseLine: of.lines[0] ?? '', supplier: a() }],
    })
    const sent = await company.submit(buyer, 'award', result.id)
    await company.decide(sent.result.id, 'reject')
    expect(await stageOf(of.id)).toBe('opened')
    expect(await messages(of.id)).toEqual([])
  })

  it('is not the buyer’s own last word, nor that of whoever judged the quotes', async () => {
    const own = await threeQuotes({ owner: me.userId })
    const mine = await createAward(buyer, {
      purchase: own.id,
      lines: [{ purchaseLine: own.lines[0] ?? '', supplier: a() }],
    })
    const sent = await company.submit(buyer, 'award', mine.result.id)
    await expect(company.decide(sent.result.id)).rejects.toThrow('采购员不能审批自己的定标')
    const judged = await threeQuotes()
    await query(
      t,
      `insert into award_score (tenant_id, purchase_id, quote_id, criterion, evaluator_id, score) values ($1, $2, $3, 'plan', $4, 80)`,
      [me.tenantId, judged.id, judged.quotes[0], me.userId],
    )
    const other = await createAward(buyer, {
      purchase: judged.id,
      lines: [{ purchaseLine: judged.lines[0] ?? '', supplier: a() }],
    })
    const second = await company.submit(buyer, 'award', other.result.id)
    await expect(company.decide(second.result.id)).rejects.toThrow('您参与了评分')
  })
})
