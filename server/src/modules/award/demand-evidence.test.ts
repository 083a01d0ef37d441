import { award } from '@srm/api/award'
import { demand } from '@srm/api/demand'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { anOpenedPurchase, createAward, wholeAward, aQualifiedSupplier } from '#test/awards.ts'
import { aBudgetedProject } from '#test/budgets.ts'
import { aDemandOf, aPurchasingCompany, usualType } from '#test/demands.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'

let t: TestApp
let me: TestTenant
let company: Awaited<ReturnType<typeof aPurchasingCompany>>
let suppliers: string[]
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  company = await aPurchasingCompany(t, me)
  suppliers = []
  for (let at = 0; at < 3; at += 1) suppliers.push(await aQualifiedSupplier(t, me))
})

const a = (): string => suppliers[0] ?? ''
const b = (): string => suppliers[1] ?? ''
const c = (): string => suppliers[2] ?? ''

/** A purchase of things of the type the demands of these tests are of. */
const opened = async (of: Parameters<typeof anOpenedPurchase>[1]) => {
  const made = await anOpenedPurchase(me, of)
  const type = await usualType(me)
  await me.inside((ctx) =>
    ctx.db.run('update purchase_line set purchase_type_id = $3 where tenant_id = $1 and purchase_id = $2', [
      ctx.tenantId,
      made.id,
      type,
    ]),
  )
  return made
}

const bought = async (price: string, daysAgo: number): Promise<void> => {
  const of = await opened({
    lines: [{ name: '签到背景板' }],
    quotes: [{ supplier: a(), offers: [price] }],
  })
  const { result } = await createAward(me, wholeAward(of.id, of.lines, a()))
  await me.inside((ctx) =>
    ctx.db.run(
      `with a as (update award set status = 'approved', approved_at = now() - make_interval(days => $3) where tenant_id = $1 and id = $2)
      update award_line set approved_at = now() - make_interval(days => $3) where tenant_id = $1 and award_id = $2`,
      [ctx.tenantId, result.id, daysAgo],
    ),
  )
}

const aDemandFor = async (): Promise<{ id: string; projectId: string; budgetItem: string }> => {
  const { projectId, item } = await aBudgetedProject(me, [{ name: '物料', price: '10000.00' }])
  const budgetItem = item('物料')
  const line = { name: '签到背景板', unit: '项', spec: null }
  const body = await aDemandOf(
    me,
    [
      { ...line, budgetItem },
      { ...line, name: '指示牌', budgetPrice: '99999.00', quantity: '1' },
    ],
    { project: projectId },
  )
  const made = await company.requester.call(demand.demand.create, { body })
  if (made.status !== 200) throw new Error(made.message)
  return { id: made.result.id, projectId, budgetItem }
}

const evidence = async (id: string) => (await me.call(demand.demand.evidence, { params: { id } })).result
const prices = async (id: string) => (await me.call(award.demandEvidence.show, { params: { id } })).result

describe('demand evidence', () => {
  it('says who asks, when, and what of the budget is left, the same before and after the submission', async () => {
    const { id, budgetItem } = await aDemandFor()
    const written = await evidence(id)
    expect(written).toMatchObject({ requester: '需求人', unbudgeted: '99999.00', unbudgetedLines: 1 })
    expect(written.budget).toEqual([
      { id: budgetItem, name: '物料', amount: '10000.00', used: '0.00', asked: '3000.00', left: '7000.00' },
    ])
    await company.submit(company.requester, 'demand', id)
    expect((await evidence(id)).budget).toEqual([
      { id: budgetItem, name: '物料', amount: '10000.00', used: '3000.00', asked: '3000.00', left: '7000.00' },
    ])
  })

  it('shows the range of earlier prices of this type and unit, and the offers that still hold', async () => {
    await bought('900', 30)
    await bought('1100', 20)
    await bought('1600', 10)
    const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
    await opened({
      lines: [{ name: '签到背景板' }],
      quotes: [
        { supplier: a(), offers: ['1300'], validUntil: day },
        { supplier: b(), offers: ['1250'], validUntil: day },
        { supplier: c(), offers: ['10'], validUntil: '2026-01-01' },
      ],
    })
    const { id } = await aDemandFor()
    const [board] = await prices(id)
    expect(board?.past).toEqual({ basis: 'type', count: 3, lowest: '900.00', median: '1100.00', highest: '1600.00' })
    expect(board?.buys.map(({ unitPrice }) => unitPrice)).toEqual(['1600.00', '1100.00', '900.00'])
    expect(
      board?.offers.map(({ kind, unitPrice, supplier, validUntil }) => [kind, unitPrice, supplier.id, validUntil]),
    ).toEqual([
      ['quote', '1250.00', b(), day],
      ['quote', '1300.00', a(), day],
    ])
  })

  it('shows an agreed price for a thing of the same name and unit, and none that is over', async () => {
    const { id } = await aDemandFor()
    const type = await usualType(me)
    await me.inside(async (ctx) => {
      for (const [code, price, until] of [
        ['JG-1', '1500', null],
        ['JG-2', '1', '2026-01-01'],
      ])
        await ctx.db.run(
          `insert into supplier_price_item (id, code, name, supplier_id, kind, unit, price, valid_to, season, search_text, search_grams)
            select $2, $3, '签到背景板', $4, line_kind, '项', $5, $6, 'all', '', '{}' from purchase_type_ref where tenant_id = $1 and id = $7`,
          [ctx.tenantId, newId(), code, b(), price, until, type],
        )
    })
    const agreed = (await prices(id))[0]?.offers.filter(({ kind }) => kind === 'agreed')
    expect(agreed).toMatchObject([{ unitPrice: '1500.00', supplier: { id: b() }, purchase: null }])
  })

  it('is not there for who does not see the demand, and without amounts for who does not see costs', async () => {
    const { id } = await aDemandFor()
    const stranger = me.as({ userId: (await company.colleague('路人')).userId, scope: { kind: 'self' } })
    expect((await stranger.call(demand.demand.evidence, { params: { id } })).status).toBe(404)
    expect((await stranger.call(award.demandEvidence.show, { params: { id } })).status).toBe(404)
    const blind = me.as({ masks: ['cost'] })
    const { budget, unbudgeted } = (await blind.call(demand.demand.evidence, { params: { id } })).result
    expect(budget).toMatchObject([{ amount: null, used: null, asked: null, left: null }])
    expect(unbudgeted).toBeNull()
    const lines = (await blind.call(award.demandEvidence.show, { params: { id } })).result
    expect(lines.length).toBe(2)
    expect(
      lines
        .flatMap(({ past, buys, offers, budgetPrice }) => [
          budgetPrice,
          past?.lowest,
          past?.median,
          past?.highest,
          ...buys.map((one) => one.unitPrice),
          ...offers.map((one) => one.unitPrice),
        ])
        .filter((one) => one),
    ).toEqual([])
  })
})
