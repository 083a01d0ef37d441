import { award } from '@srm/api/award'
import { addMoney } from '@srm/api/shared/money'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { anOpenedPurchase, aQualifiedSupplier, createAward } from '#test/awards.ts'
import { query } from '#test/sql.ts'
import { aTenant, memberOf, type TestTenant } from '#test/tenant.ts'

const { statistics } = award
const period = { from: '2026-01-01', to: '2026-12-31' }

let t: TestApp
let me: TestTenant
let one: string
let other: string
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  ;[one, other] = [await aQualifiedSupplier(t, me), await aQualifiedSupplier(t, me)]
  await awardedIn('2026-03-10T02:00:00Z', '900')
  await awardedIn('2026-03-31T17:00:00Z', '800')
})

/** One thing budgeted at 1000, quoted by two and awarded to the first. */
const awardedIn = async (at: string, price: string): Promise<void> => {
  const { id, lines } = await anOpenedPurchase(me, {
    lines: [{ name: '签到背板', budget: '1000.00' }],
    quotes: [
      { supplier: one, offers: [price] },
      { supplier: other, offers: ['950'] },
    ],
  })
  const { result } = await createAward(me, { purchase: id, lines: [{ purchaseLine: lines[0] ?? '', supplier: one }] })
  await query(t, `update award set status = 'approved', approved_at = $2 where id = $1`, [result.id, at])
  await query(t, `update award_line set approved_at = $2 where award_id = $1`, [result.id, at])
  await query(t, `update purchase set stage = 'awarded' where id = $1`, [id])
  const states = `update purchase_invitation set sent_at = $2, state = case when supplier_id = $3 then 'won' else 'declined' end where purchase_id = $1`
  await query(t, states, [id, at, one])
}

const shown = async () => (await me.call(statistics.show, { query: period })).result

describe('statistics of purchases', () => {
  it('say what was saved, by buyer, type and month of the company’s clock', async () => {
    const { total, buyers, types, months } = await shown()
    expect(total).toMatchObject({ awards: 2, lines: 2, amount: '1700.00', budget: '300.00', lowest: '0.00' })
    expect(total.history).toBe('100.00')
    expect(buyers).toMatchObject([{ key: me.userId, budget: '300.00' }])
    expect(types).toMatchObject([{ lines: 2, amount: '1700.00' }])
    expect(months.map(({ key, amount }) => [key, amount])).toEqual([
      ['2026-03', '900.00'],
      ['2026-04', '800.00'],
    ])
  })

  it('say who answers and who wins, of inquiries that are over', async () => {
    const { total, suppliers } = await shown()
    expect(total).toMatchObject({ asked: 4, answered: 4, quoted: 2, won: 2, responseRate: '100.00', winRate: '100.00' })
    expect(suppliers).toMatchObject([
      { key: one, won: 2, winRate: '100.00' },
      { key: other, answered: 2, won: 0, winRate: null },
    ])
    await query(t, `update purchase set stage = 'quoting' where tenant_id = $1 and stage = 'awarded'`, [me.tenantId])
    expect((await shown()).suppliers).toEqual([])
    await query(t, `update purchase set stage = 'awarded' where tenant_id = $1 and stage = 'quoting'`, [me.tenantId])
  })

  it('open the very lines and invitations they are made of', async () => {
    const { months, buyers, types, suppliers } = await shown()
    const groups = [
      ...months.map((row) => ['month', row] as const),
      ...buyers.map((row) => ['buyer', row] as const),
      ...types.map((row) => ['type', row] as const),
    ]
    for (const [by, { key, lines, amount, budget }] of groups) {
      const { result } = await me.call(statistics.lines, { query: { ...period, by, key } })
      expect(result).toHaveLength(lines)
      expect(addMoney('0', ...result.map((row) => row.amount ?? ''))).toBe(amount)
      expect(addMoney('0', ...result.map((row) => row.budget ?? '0'))).toBe(budget)
    }
    for (const { key, asked } of suppliers)
      expect((await me.call(statistics.asked, { query: { ...period, supplier: key } })).result).toHaveLength(asked)
  })

  it('hide amounts from whoever does not see them', async () => {
    const masked = memberOf(t, me.tenantId, me.userId, { masks: ['cost'] })
    const { result } = await masked.call(statistics.show, { query: period })
    expect(result.total).toMatchObject({ amount: null, budget: null, awards: 2 })
    expect((await masked.call(statistics.lines, { query: period })).result).toMatchObject([{ amount: null }, {}])
    expect((await me.call(statistics.show, { query: { from: '2026-02-01', to: '2026-01-01' } })).status).toBe(400)
  })
})
