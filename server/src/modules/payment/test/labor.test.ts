import { payment } from '@srm/api/payment'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { addCompany } from '#test/records.ts'
import { aTenant, memberOf, type TestTenant } from '#test/tenant.ts'
import { aPaymentRequest } from '../payment.fixture.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
})

const { laborTax, request } = payment
const paidSql = `update payment_request set status = 'approved', stage = 'paid', paid_on = $3::date where tenant_id = $1 and id = $2`

type More = Parameters<typeof aPaymentRequest>[0]

const asked = async (more: More) => {
  const { result, status, message } = await me.call(request.create, { body: aPaymentRequest(more) })
  expect(status, message).toBe(200)
  return (await me.call(request.show, { params: { id: result.id } })).result
}

const paid = async (day: string, more: More): Promise<void> => {
  const { id } = await asked({ needDate: day, ...more })
  await me.inside((ctx) => ctx.db.run(paidSql, [ctx.tenantId, id, day]))
}

const monthOf = async (month: string) => (await me.call(laborTax.month, { query: { month } })).result

describe('tax kept back of people', () => {
  it('lists who was paid in a month by the company that paid, with what was kept back of the month in all', async () => {
    const [first, second] = [await addCompany(me), await addCompany(me)]
    const host = { payeeName: '李明轩', idNo: '310101198807152418' }
    await paid('2026-10-08', { ...host, company: first, amount: '3000.00' })
    await paid('2026-10-31', { ...host, company: first, amount: '3000.00' })
    await paid('2026-10-20', { ...host, company: second, amount: '5000.00' })
    await paid('2026-11-01', { ...host, company: first, amount: '3000.00' })
    await asked({ ...host, company: first, amount: '900.00', needDate: '2026-10-30' })
    const rows = (await monthOf('2026-10')).map(({ count, gross, withheld, net, idNo, name }) => {
      const who = { name, idNo }
      return { ...who, count, gross, withheld, net }
    })
    const covered = { name: '李明轩', idNo: '3101****2418' }
    expect(rows).toHaveLength(2)
    expect(rows).toEqual(
      expect.arrayContaining([
        { ...covered, count: 2, gross: '6000.00', withheld: '960.00', net: '5040.00' },
        { ...covered, count: 1, gross: '5000.00', withheld: '800.00', net: '4200.00' },
      ]),
    )
    expect((await monthOf('2026-11')).map(({ gross, withheld }) => [gross, withheld])).toEqual([['3000.00', '440.00']])
    expect(await monthOf('2026-12')).toEqual([])
  })

  it('gives the list for the tax office with whole numbers, noted in the log, and never behind masks', async () => {
    const { result } = await me.call(laborTax.file, { body: { month: '2026-10' } })
    expect(result.name).toBe('劳务个税 2026-10.csv')
    expect(result.content.split('\r\n')[1]).toContain('310101198807152418')
    const logged = await me.inside((ctx) =>
      ctx.db.run(`select 1 from system_log where tenant_id = $1 and action = 'labor_tax.exported'`, [ctx.tenantId]),
    )
    expect(logged.rowCount).toBe(1)
    const masked = memberOf(t, me.tenantId, me.userId, { masks: ['cost'] })
    const { result: covered } = await masked.call(laborTax.month, { query: { month: '2026-10' } })
    expect(covered.map(({ gross, withheld, net }) => [gross, withheld, net])).toEqual([
      [null, null, null],
      [null, null, null],
    ])
    expect((await masked.call(laborTax.file, { body: { month: '2026-10' } })).key).toBe('paymentRequest.masked')
  })

  it('follows the table of the company from the next request on, and the law again when it is emptied', async () => {
    const brackets = [
      { above: '0', rate: '10', quick: '0' },
      { above: '10000', rate: '15', quick: '500' },
    ]
    const withheld = async (idNo: string) => (await asked({ idNo, amount: '5000.00' })).withheld
    expect((await me.call(laborTax.show, {})).result).toMatchObject({ isOwn: false, brackets: { length: 3 } })
    expect((await me.call(laborTax.update, { body: { brackets } })).result.isOwn).toBe(true)
    expect(await withheld('110101199003071233')).toBe('400.00')
    const leaping = brackets.map((one) => ({ ...one, quick: '0' }))
    const refused = await me.call(laborTax.update, { body: { brackets: leaping } })
    expect(refused.key).toBe('laborTax.brackets')
    expect(refused.message).toContain('第 2 行应为速算扣除数 500.00')
    await me.call(laborTax.update, { body: { brackets: [] } })
    expect(await withheld('110101199003071321')).toBe('800.00')
  })
})
