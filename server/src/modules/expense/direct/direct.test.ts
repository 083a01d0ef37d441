import { approval } from '@srm/api/approval'
import { expense } from '@srm/api/expense'
import { project } from '@srm/api/project'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aTypedProject } from '#test/projects.ts'
import { aTenant, type Member, type TestTenant } from '#test/tenant.ts'
import { aCompanyWithMoney } from '#test/claims.ts'
import { anExpense, aReceivedInvoice } from '../expense.fixture.ts'
import { invoicesOf } from '../invoice/invoice.service.ts'

let t: TestApp
let me: TestTenant
let company: Awaited<ReturnType<typeof aCompanyWithMoney>>
let of: string
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  company = await aCompanyWithMoney(t, me, ['expense'])
  of = (await me.call(project.project.create, { body: await aTypedProject(me) })).result.id
})

const show = async (id: string) => (await me.call(expense.direct.show, { params: { id } })).result
const add = async (who: Member, more: Parameters<typeof anExpense>[0] = {}): Promise<string> => {
  const made = await who.call(expense.direct.create, { body: anExpense({ project: of, ...more }) })
  expect(made.status, made.message).toBe(200)
  return made.result.id
}

describe('expense', () => {
  it('is booked when it is approved, and voided by somebody else', async () => {
    const who = await company.colleague('登记人')
    const invoice = aReceivedInvoice({ amount: '1060.00', tax: '60.00' })
    const id = await add(who, { amount: '1060.00', tax: '60.00', invoices: [invoice] })
    expect((await show(id)).code).toMatch(/^FY-/)
    await company.approve(who, 'expense', id)
    expect(await show(id)).toMatchObject({ stage: 'booked', status: 'approved', owner: { id: who.userId } })
    const take = async (by: Member) =>
      by.call(expense.direct.void, { params: { id }, body: { version: (await show(id)).version, reason: '重复登记' } })
    expect((await take(who)).key).toBe('expense.own')
    expect((await take(me)).status).toBe(200)
    expect((await show(id)).stage).toBe('canceled')
    expect(await me.inside((ctx) => invoicesOf(ctx, { kind: 'expense', id }))).toMatchObject([{ state: 'released' }])
    expect((await take(me)).key).toBe('expense.not_booked')
    expect((await me.call(approval.centre.check)).result).toEqual([])
  })

  it('is not more than its invoices say, and shares the register with claims', async () => {
    const who = await company.colleague('发票')
    const invoice = aReceivedInvoice({ amount: '100.00', tax: '6.00' })
    const body = anExpense({ project: of, amount: '100.01', invoices: [invoice] })
    expect((await who.call(expense.direct.create, { body })).key).toBe('expense.invoices_over')
    const id = await add(who, { amount: '100.00', invoices: [invoice] })
    const second = await who.call(expense.direct.create, { body: { ...body, amount: '80.00' } })
    expect(second.message).toContain(`费用 ${(await show(id)).code}`)
    expect((await who.call(expense.direct.remove, { params: { id }, query: {} })).status).toBe(200)
    expect((await who.call(expense.direct.create, { body: { ...body, amount: '80.00' } })).status).toBe(200)
  })
})
