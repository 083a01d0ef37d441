import { approval } from '@srm/api/approval'
import { expense } from '@srm/api/expense'
import { project } from '@srm/api/project'
import { shanghaiDay } from '@srm/api/shared/date'
import { addMoney } from '@srm/api/shared/money'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aTypedProject } from '#test/projects.ts'
import { repeat, statuses, together } from '#test/races.ts'
import { aTenant, type Member, type TestTenant } from '#test/tenant.ts'
import { aCompanyWithMoney } from '#test/claims.ts'
import { aLoan, aReimburse, aReimburseLine } from '../expense.fixture.ts'
import { invoicesOf } from '../invoice/invoice.service.ts'
import { wrongLoans } from '../loan/report.views.ts'

let t: TestApp
let me: TestTenant
let company: Awaited<ReturnType<typeof aCompanyWithMoney>>
let cashier: Member
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  company = await aCompanyWithMoney(t, me, ['loan', 'reimburse'])
  cashier = await company.colleague('出纳')
})

const day = shanghaiDay(new Date())
const show = async (id: string) => (await me.call(expense.reimburse.show, { params: { id } })).result
const loanOf = async (id: string) => (await me.call(expense.loan.show, { params: { id } })).result
const addProject = async (): Promise<string> =>
  (await me.call(project.project.create, { body: await aTypedProject(me) })).result.id

const lend = async (who: Member, amount: string, of?: string): Promise<string> => {
  const made = await who.call(expense.loan.create, { body: aLoan({ amount, ...(of && { project: of }) }) })
  const { id } = made.result
  await company.approve(who, 'loan', id)
  const { version } = await loanOf(id)
  expect((await cashier.call(expense.loan.pay, { params: { id }, body: { version, day } })).status).toBe(200)
  return id
}

const claim = async (who: Member, more: Parameters<typeof aReimburse>[0] = {}): Promise<string> => {
  const made = await who.call(expense.reimburse.create, { body: aReimburse(more) })
  expect(made.status, made.message).toBe(200)
  return made.result.id
}
const pay = async (who: Member, id: string) =>
  who.call(expense.reimburse.pay, { params: { id }, body: { version: (await show(id)).version, day } })
const cut = async (who: Member, id: string, approvedAmount: string) => {
  const { version } = await show(id)
  const body = { version, lines: [{ line: 0, approvedAmount, note: '超标部分自理' }] }
  return who.call(expense.reimburse.cut, { params: { id }, body })
}
const waive = async (who: Member, id: string, reason: string | null) =>
  who.call(expense.reimburse.waive, { params: { id }, body: { version: (await show(id)).version, reason } })

describe('reimbursement', () => {
  it('reimburse 1000 against loans of 600 and 700: offsets 600 and 400, pay 0, balances 0 and 300', async () => {
    const who = await company.colleague('冲借款')
    const [first, second] = [await lend(who, '600.00'), await lend(who, '700.00')]
    const id = await claim(who)
    expect(await show(id)).toMatchObject({ offsetTotal: '1000.00', payAmount: '0.00', stage: 'applying' })
    expect((await loanOf(first)).offsetting).toBe('0.00')
    const sent = await company.submit(who, 'reimburse', id)
    expect(sent.status, sent.message).toBe(200)
    expect(await loanOf(first)).toMatchObject({ offsetting: '600.00', balance: '600.00' })
    await company.decide(sent.result.id)
    const done = await show(id)
    expect(done.offsets.map(({ loan, amount }) => [loan.id, amount])).toEqual([
      [first, '600.00'],
      [second, '400.00'],
    ])
    expect(done).toMatchObject({ payAmount: '0.00', stage: 'paid', status: 'approved' })
    expect(await loanOf(first)).toMatchObject({ balance: '0.00', offsetting: '0.00', stage: 'settled' })
    expect(await loanOf(second)).toMatchObject({ balance: '300.00', writtenOff: '400.00', stage: 'partly' })
    expect((await me.call(expense.loan.entries, { params: { id: second } })).result).toMatchObject([
      { kind: 'paid', amount: '700.00' },
      { kind: 'offset', amount: '400.00', reimburse: { id } },
    ])
    expect(await me.inside(wrongLoans)).toEqual([])
  })

  it('offsets the loans of its project before those of none, and none of other projects', async () => {
    const who = await company.colleague('按项目')
    const [mine, other] = [await addProject(), await addProject()]
    const free = await lend(who, '500.00')
    await lend(who, '500.00', other)
    const ofProject = await lend(who, '300.00', mine)
    const id = await claim(who, { project: mine })
    await company.approve(who, 'reimburse', id)
    const { offsets, payAmount } = await show(id)
    expect(offsets.map(({ loan, amount }) => [loan.id, amount])).toEqual([
      [ofProject, '300.00'],
      [free, '500.00'],
    ])
    expect(payAmount).toBe('200.00')
  })

  it('is paid by a second person, filed, and its owner is told', async () => {
    const who = await company.colleague('付款')
    const id = await claim(who)
    expect((await pay(cashier, id)).key).toBe('reimburse.not_to_pay')
    await company.approve(who, 'reimburse', id)
    expect(await show(id)).toMatchObject({ stage: 'toPay', payAmount: '1000.00' })
    expect((await pay(who, id)).key).toBe('loan.own')
    expect((await pay(cashier, id)).status).toBe(200)
    expect(await show(id)).toMatchObject({ stage: 'paid', paidOn: day })
    expect((await pay(cashier, id)).key).toBe('reimburse.not_to_pay')
    const body = { version: (await show(id)).version }
    expect((await who.call(expense.reimburse.archive, { params: { id }, body })).key).toBe('reimburse.own')
    expect((await cashier.call(expense.reimburse.archive, { params: { id }, body })).status).toBe(200)
    expect((await show(id)).stage).toBe('archived')
  })

  it('is cut line by line: offsets and payment follow', async () => {
    const who = await company.colleague('核减')
    const loan = await lend(who, '600.00')
    const id = await claim(who)
    const { id: instance } = (await company.submit(who, 'reimburse', id)).result
    expect(await show(id)).toMatchObject({ offsetTotal: '600.00', payAmount: '400.00' })
    expect((await cut(who, id, '500.00')).key).toBe('reimburse.own')
    expect((await cut(cashier, id, '1000.01')).key).toBe('reimburse.cut_more')
    expect((await cut(cashier, id, '500.00')).status).toBe(200)
    expect(await show(id)).toMatchObject({ approvedTotal: '500.00', offsetTotal: '500.00', payAmount: '0.00' })
    expect((await show(id)).lines).toMatchObject([{ approvedAmount: '500.00', cutNote: '超标部分自理' }])
    expect((await loanOf(loan)).offsetting).toBe('500.00')
    await company.decide(instance)
    expect(await loanOf(loan)).toMatchObject({ balance: '100.00', offsetting: '0.00' })
    expect((await cut(cashier, id, '400.00')).key).toBe('reimburse.not_open')
  })

  it('is paid in full where finance says why', async () => {
    const who = await company.colleague('免冲')
    const loan = await lend(who, '600.00')
    const id = await claim(who)
    await company.approve(who, 'reimburse', id)
    expect(await show(id)).toMatchObject({ payAmount: '400.00', stage: 'toPay' })
    expect((await waive(who, id, '急用')).key).toBe('reimburse.own')
    expect((await waive(cashier, id, '项目未结束，借款继续周转')).status).toBe(200)
    expect(await show(id)).toMatchObject({ payAmount: '1000.00', offsets: [] })
    expect(await loanOf(loan)).toMatchObject({ balance: '600.00', stage: 'paid' })
    expect((await waive(cashier, id, null)).status).toBe(200)
    expect(await loanOf(loan)).toMatchObject({ balance: '0.00', stage: 'settled' })
    expect(await me.inside(wrongLoans)).toEqual([])
  })

  it('that is refused gives loans and receipts back', async () => {
    const who = await company.colleague('驳回')
    const loan = await lend(who, '600.00')
    const lines = [aReimburseLine()]
    const id = await claim(who, { lines })
    const { id: instance } = (await company.submit(who, 'reimburse', id)).result
    const again = await who.call(expense.reimburse.create, { body: aReimburse({ lines }) })
    expect(again).toMatchObject({ key: 'receivedInvoice.used' })
    expect(again.message).toContain((await show(id)).code)
    await company.decide(instance, 'reject')
    expect((await loanOf(loan)).offsetting).toBe('0.00')
    expect(await me.inside((ctx) => invoicesOf(ctx, { kind: 'reimburse', id }))).toMatchObject([{ state: 'released' }])
    const next = await claim(who, { lines })
    expect((await who.call(expense.reimburse.remove, { params: { id: next }, query: {} })).status).toBe(200)
    expect(await me.inside((ctx) => invoicesOf(ctx, { kind: 'reimburse', id: next }))).toEqual([])
    const body = { ...aReimburse({ lines }), version: (await show(id)).version }
    expect((await who.call(expense.reimburse.update, { params: { id }, body })).status).toBe(200)
    expect(await me.inside((ctx) => invoicesOf(ctx, { kind: 'reimburse', id }))).toMatchObject([{ state: 'used' }])
  })

  it('flags what is beyond the standard and says what a line lacks', async () => {
    const who = await company.colleague('超标')
    const stay = aReimburseLine({ expenseType: 'lodging', city: '上海', nights: 2, amount: '1200.00' })
    const id = await claim(who, { lines: [stay, aReimburseLine({ invoiceKind: null, number: null })] })
    expect(await show(id)).toMatchObject({
      amount: '2200.00',
      overDays: 2,
      hasInvoices: false,
      lines: [{ isOver: true }, { isOver: false }],
    })
    const body = aReimburse({ lines: [aReimburseLine(), aReimburseLine({ invoiceKind: 'rail' })] })
    expect(await who.call(expense.reimburse.create, { body })).toMatchObject({
      key: 'reimburse.line_invoice',
      message: '第 2 行：请补全票据号码、代码或乘车人',
      errors: [{ path: 'lines.1.passenger' }],
    })
    expect((await who.call(expense.reimburse.start)).result.payeeAccount).toBe('6222021001112223334')
  })

  it('two at once never take more of a loan than there is', () =>
    repeat(async (round) => {
      const who = await company.colleague(`竞争${round}`)
      const loan = await lend(who, '700.00')
      const two = [await claim(who), await claim(who)]
      const sent = await together(two.map((id) => () => company.submit(who, 'reimburse', id)))
      expect(statuses(sent)).toEqual([200, 200])
      expect(await loanOf(loan)).toMatchObject({ offsetting: '700.00' })
      await together(
        sent.map(
          ({ result }) =>
            () =>
              company.decide(result.id),
        ),
      )
      const done = await Promise.all(two.map(show))
      expect(addMoney(...done.map(({ offsetTotal }) => offsetTotal))).toBe('700.00')
      expect(addMoney(...done.map(({ payAmount }) => payAmount))).toBe('1300.00')
      expect(await loanOf(loan)).toMatchObject({ balance: '0.00', stage: 'settled' })
      expect(await me.inside(wrongLoans)).toEqual([])
    }))

  it('stays what was approved, by every promise of approvals', async () => {
    expect((await me.call(approval.centre.check)).result).toEqual([])
  })
})
