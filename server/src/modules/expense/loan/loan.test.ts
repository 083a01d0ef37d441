import { approval } from '@srm/api/approval'
import { expense } from '@srm/api/expense'
import { shanghaiDay } from '@srm/api/shared/date'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { repeat, statuses, together } from '#test/races.ts'
import { aTenant, type Member, type TestTenant } from '#test/tenant.ts'
import { aCompanyWithMoney } from '#test/claims.ts'
import { aLoan } from '../expense.fixture.ts'
import { own } from '../expense.db.ts'
import { remindOfOverdue } from './notice.service.ts'
import { wrongLoans } from './report.views.ts'

let t: TestApp
let me: TestTenant
let company: Awaited<ReturnType<typeof aCompanyWithMoney>>
let cashier: Member
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  company = await aCompanyWithMoney(t, me, ['loan'])
  cashier = await company.colleague('出纳')
})

const day = shanghaiDay(new Date())
const show = async (id: string) => (await me.call(expense.loan.show, { params: { id } })).result
const draft = async (who: Member, more: Parameters<typeof aLoan>[0] = {}): Promise<string> => {
  const made = await who.call(expense.loan.create, { body: aLoan(more) })
  expect(made.status, made.message).toBe(200)
  return made.result.id
}
const pay = async (who: Member, id: string) =>
  who.call(expense.loan.pay, { params: { id }, body: { version: (await show(id)).version, day } })
const repay = async (who: Member, id: string, amount: string) =>
  who.call(expense.loan.repay, { params: { id }, body: { version: (await show(id)).version, day, amount } })
const paid = async (who: Member, more: Parameters<typeof aLoan>[0] = {}): Promise<string> => {
  const id = await draft(who, more)
  await company.approve(who, 'loan', id)
  expect((await pay(cashier, id)).status).toBe(200)
  return id
}
/** As if the promised day had come and gone. */
const makeOverdue = (id: string) =>
  me.inside((ctx) => own(ctx).updateTable('loan').set({ repay_date: '2026-01-05' }).where('id', '=', id).execute())

describe('loan', () => {
  it('is approved, paid by a second person, comes back in parts and is settled', async () => {
    const who = await company.colleague('借款人')
    const id = await draft(who)
    expect(await show(id)).toMatchObject({ stage: 'applying', status: 'draft', owner: { id: who.userId } })
    expect((await show(id)).code).toMatch(/^JK-\d{4}-\d{4}$/)
    expect((await show(id)).department?.id).toBe(me.departmentId)
    expect((await pay(cashier, id)).key).toBe('loan.not_approved')
    await company.approve(who, 'loan', id)
    expect(await show(id)).toMatchObject({ stage: 'approved', status: 'approved' })
    expect((await pay(who, id)).key).toBe('loan.own')
    expect((await pay(cashier, id)).status).toBe(200)
    expect(await show(id)).toMatchObject({ stage: 'paid', paidAmount: '600.00', balance: '600.00', paidOn: day })
    expect((await pay(cashier, id)).key).toBe('loan.not_approved')
    expect((await repay(who, id, '100.00')).key).toBe('loan.own')
    expect((await repay(cashier, id, '600.01')).key).toBe('loan.too_much')
    expect((await repay(cashier, id, '250.00')).status).toBe(200)
    expect(await show(id)).toMatchObject({ stage: 'partly', returned: '250.00', balance: '350.00' })
    expect((await repay(cashier, id, '350.00')).status).toBe(200)
    expect(await show(id)).toMatchObject({ stage: 'settled', balance: '0.00' })
    expect((await repay(cashier, id, '1.00')).key).toBe('loan.not_open')
    const entries = (await me.call(expense.loan.entries, { params: { id } })).result
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['paid', '600.00'],
      ['returned', '250.00'],
      ['returned', '350.00'],
    ])
    expect(await me.inside(wrongLoans)).toEqual([])
  })

  it('an employee with an overdue loan submits a new loan: refused', async () => {
    const who = await company.colleague('逾期人')
    const old = await paid(who)
    await makeOverdue(old)
    const id = await draft(who)
    const refused = await company.submit(who, 'loan', id)
    expect(refused.key).toBe('loan.overdue')
    expect(refused.message).toContain((await show(old)).code)
    expect((await show(id)).status).toBe('draft')
    expect((await who.call(expense.loan.credit)).result).toMatchObject({ count: 1, overdue: [{ id: old }] })
    await repay(cashier, old, '600.00')
    expect((await company.submit(who, 'loan', id)).status).toBe(200)
  })

  it('due today is not overdue yet', async () => {
    const who = await company.colleague('今天还')
    const id = await paid(who)
    await me.inside((ctx) => own(ctx).updateTable('loan').set({ repay_date: day }).where('id', '=', id).execute())
    expect((await company.submit(who, 'loan', await draft(who))).status).toBe(200)
  })

  it('stays within what one person may have open, two at once included', () =>
    repeat(async (round) => {
      const who = await company.colleague(`限额${round}`)
      await paid(who, { amount: '12000.00' })
      const two = [await draft(who, { amount: '8000.00' }), await draft(who, { amount: '8000.00' })]
      const answers = await together(two.map((id) => () => company.submit(who, 'loan', id)))
      expect(statuses(answers)).toEqual([200, 409])
      const lost = answers.find(({ status }) => status === 409)
      expect(lost).toMatchObject({ key: 'loan.over_limit' })
      expect(lost?.message).toContain('20000.00')
    }, 2))

  it('is paid once, however often at once', async () => {
    const who = await company.colleague('一次')
    const id = await draft(who)
    await company.approve(who, 'loan', id)
    const answers = await together([1, 2, 3].map(() => () => pay(cashier, id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await show(id)).paidAmount).toBe('600.00')
  })

  it('is canceled only before it is paid, and changed only while nobody decides', async () => {
    const who = await company.colleague('取消')
    const cancel = async (id: string) =>
      cashier.call(expense.loan.cancel, {
        params: { id },
        body: { version: (await show(id)).version, reason: '活动改期' },
      })
    const kept = await paid(who)
    expect((await cancel(kept)).key).toBe('loan.paid')
    const id = await draft(who)
    const { id: instance } = (await company.submit(who, 'loan', id)).result
    const body = { ...aLoan(), version: (await show(id)).version }
    expect((await who.call(expense.loan.update, { params: { id }, body })).key).toBe('loan.locked')
    await company.decide(instance)
    expect((await cancel(id)).status).toBe(200)
    expect((await show(id)).stage).toBe('canceled')
    expect((await pay(cashier, id)).key).toBe('loan.not_approved')
    const { result } = await me.call(approval.centre.check)
    // The tests above moved days by hand.
    expect(result.filter(({ detail }) => detail !== 'repayDate')).toEqual([])
  })

  it('overdue is marked and its owner told in the morning', async () => {
    const who = await company.colleague('提醒')
    const id = await paid(who)
    await makeOverdue(id)
    expect((await show(id)).isOverdue).toBe(false)
    await remindOfOverdue({ transaction: (work) => me.inside(work) })
    expect((await show(id)).isOverdue).toBe(true)
    const told = await me.inside((ctx) =>
      ctx.db.run<{ title: string }>(
        `select title from notice where tenant_id = $1 and user_id = $2 order by created_at desc`,
        [ctx.tenantId, who.userId],
      ),
    )
    expect(told.rows.map(({ title }) => title)).toContain('您有 1 笔借款已逾期，未还 600.00 元')
    expect(told.rows.some(({ title }) => title.includes('已付款'))).toBe(true)
  })

  it('of somebody whose form is covered goes to the account of the last one', async () => {
    const who = await company.colleague('掩码')
    await draft(who)
    const id = await draft(who, { payeeAccount: '6222****3334' })
    expect((await show(id)).payeeAccount).toBe('6222021001112223334')
    const wrong = await who.call(expense.loan.create, { body: aLoan({ payeeAccount: '6223****3334' }) })
    expect(wrong.key).toBe('loan.account')
  })
})
