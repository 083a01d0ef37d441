import { home } from '@srm/api/home'
import { payment } from '@srm/api/payment'
import { project } from '@srm/api/project'
import { shanghaiDay } from '@srm/api/shared/date'
import { beforeAll, describe, expect, it } from 'vitest'
import { wrongLedger } from '#modules/ledger/index.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aCompanyWithMoney } from '#test/claims.ts'
import { aCompanyWithBooks, postedFor } from '#test/ledgers.ts'
import { addProjectOf } from '#test/payments.ts'
import { oneWins, patiently, together } from '#test/races.ts'
import { aTenant, type Member, type TestTenant } from '#test/tenant.ts'
import { remindOfDeposits } from '../deposit/reminder.service.ts'
import { depositGuard } from '../deposit/deposit.views.ts'
import { aDeposit } from '../payment.fixture.ts'

let t: TestApp
let me: TestTenant
let place: Awaited<ReturnType<typeof aCompanyWithBooks>>
let buyer: Member
let cashier: Member
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  place = await aCompanyWithBooks(me, { openingDate: '2026-01-01', openingBalance: '100000.00' })
  const company = await aCompanyWithMoney(t, me, [])
  buyer = await company.colleague('采购')
  cashier = await company.colleague('出纳')
})

const calls = payment.deposit
const today = shanghaiDay(new Date())
const show = async (id: string) => (await me.call(calls.show, { params: { id } })).result
const add = async (more: Parameters<typeof aDeposit>[0] = {}): Promise<string> => {
  const made = await buyer.call(calls.create, { body: aDeposit({ fundAccount: place.fund, ...more }) })
  expect(made.status, made.message).toBe(200)
  return made.result.id
}
const book = async (id: string, who = cashier) =>
  who.call(calls.book, { params: { id }, body: { version: (await show(id)).version } })
const settle = async (id: string, way: 'returned' | 'deducted', amount: string, day = today) =>
  cashier.call(calls.settle, { params: { id }, body: { version: (await show(id)).version, way, amount, day } })
const inOrder = async () => expect(await me.inside(wrongLedger)).toEqual([])

describe('deposit', () => {
  it('is booked by a second person, comes back in parts, and what does not come back is a cost', async () => {
    const id = await add()
    expect(await show(id)).toMatchObject({ stage: 'noted', open: '20000.00', company: { id: place.company } })
    expect(await postedFor(me, id)).toEqual([])
    expect((await settle(id, 'returned', '1.00')).key).toBe('deposit.not_open')
    expect((await book(id, buyer)).key).toBe('deposit.own')
    expect((await book(id)).status).toBe(200)
    expect((await book(id)).key).toBe('deposit.booked')
    expect((await settle(id, 'returned', '20000.01')).message).toContain('20000.00')
    expect((await settle(id, 'returned', '1.00', '2026-11-01')).key).toBe('deposit.day_early')
    expect((await settle(id, 'returned', '15000.00')).status).toBe(200)
    expect(await show(id)).toMatchObject({ stage: 'partial', returned: '15000.00', open: '5000.00' })
    await inOrder()
    expect((await settle(id, 'deducted', '5000.00')).status).toBe(200)
    expect(await show(id)).toMatchObject({ stage: 'done', deducted: '5000.00', open: '0.00' })
    expect(await postedFor(me, id)).toEqual([
      'deposit 20000.00',
      'bank -20000.00',
      'bank 15000.00',
      'deposit -15000.00',
      'cost 5000.00',
      'deposit -5000.00',
    ])
    const entries = (await me.call(calls.entries, { params: { id } })).result
    expect(entries.map(({ way, amount }) => `${way} ${amount ?? ''}`)).toEqual([
      'deducted 5000.00',
      'returned 15000.00',
    ])
    await inOrder()
    const changed = aDeposit({ fundAccount: place.fund })
    const { version } = await show(id)
    expect((await buyer.call(calls.update, { params: { id }, body: { ...changed, version } })).key).toBe(
      'deposit.booked',
    )
    expect((await buyer.call(calls.remove, { params: { id }, query: {} })).key).toBe('deposit.booked')
  })

  it('of others with us goes the other way round', async () => {
    const id = await add({ side: 'receive', kind: 'performance', amount: '300.00' })
    await book(id)
    await settle(id, 'returned', '100.00')
    await settle(id, 'deducted', '200.00')
    expect(await postedFor(me, id)).toEqual([
      'deposit -300.00',
      'bank 300.00',
      'bank -100.00',
      'deposit 100.00',
      'income -200.00',
      'deposit 200.00',
    ])
    await inOrder()
  })

  it('comes back once however many say so at once', async () => {
    const id = await add({ amount: '80.00' })
    await book(id)
    const { version } = await show(id)
    const body = { version, way: 'returned' as const, amount: '80.00', day: today }
    const answers = await together(
      [1, 2, 3].map(() => patiently(() => cashier.call(calls.settle, { params: { id }, body }))),
    )
    oneWins(answers)
    expect((await postedFor(me, id)).slice(2)).toEqual(['bank 80.00', 'deposit -80.00'])
    await inOrder()
  })

  it('is refused where it makes no sense', async () => {
    const refusals = [
      [{ amount: '0.00' }, 'deposit.amount'],
      [{ day: '2099-01-01', dueDate: '2099-02-01' }, 'deposit.day_future'],
      [{ dueDate: '2026-11-01' }, 'deposit.due'],
    ] as const
    for (const [more, key] of refusals) {
      const made = await buyer.call(calls.create, { body: aDeposit({ fundAccount: place.fund, ...more }) })
      expect(made.key, JSON.stringify(more)).toBe(key)
    }
    const covered = me.as({ masks: ['cost'] })
    expect((await covered.call(calls.create, { body: aDeposit({ fundAccount: place.fund }) })).key).toBe(
      'deposit.masked',
    )
    const id = await add()
    expect((await covered.call(calls.show, { params: { id } })).result).toMatchObject({ amount: null, open: null })
    expect((await covered.call(calls.entries, { params: { id } })).status).toBe(200)
  })
})

describe('deposit from before', () => {
  it('stands against the opening and leaves the account as it was, by whoever may enter what was open then', async () => {
    const id = await add({ day: '2025-12-01', dueDate: '2026-12-01', amount: '900.00' })
    const permissions = ['deposit:book', 'deposit:show']
    expect((await book(id, me.as({ permissions }))).key).toBe('ledger.before_opening')
    expect((await book(id, me.as({ permissions: [...permissions, 'ledger:opening'] }))).status).toBe(200)
    expect(await postedFor(me, id)).toEqual(['deposit 900.00', 'opening -900.00'])
    await inOrder()
    await settle(id, 'returned', '900.00')
    expect((await postedFor(me, id)).slice(2)).toEqual(['bank 900.00', 'deposit -900.00'])
    await inOrder()
  })
})

describe('deposit that is due back', () => {
  it('counts its days, is told of once before and once after, and stands among the duties of whoever chases it', async () => {
    const remind = () => remindOfDeposits({ transaction: (work) => me.inside(work) })
    const told = async () =>
      (
        await me.inside((ctx) =>
          ctx.db.run<{ title: string }>(
            `select title from notice where tenant_id = $1 and user_id = $2 and type = 'due'`,
            [ctx.tenantId, buyer.userId],
          ),
        )
      ).rows.map(({ title }) => title)
    const id = await add({ day: '2026-11-02', dueDate: today })
    await book(id)
    await remind()
    await remind()
    expect((await told()).filter((title) => title.includes('7 日内应退'))).toHaveLength(1)
    await me.inside((ctx) =>
      ctx.db.run(`update deposit set due_date = '2026-11-09' where tenant_id = $1 and id = $2`, [ctx.tenantId, id]),
    )
    await remind()
    await remind()
    expect((await told()).filter((title) => title.includes('1 笔已逾期未退'))).toHaveLength(1)
    const days = Math.round((Date.parse(today) - Date.parse('2026-11-09')) / 86_400_000)
    expect(await show(id)).toMatchObject({ daysOver: days })
    const duties = (await buyer.call(home.work)).result
    expect(JSON.stringify(duties)).toContain(id)
    await settle(id, 'returned', '20000.00')
    expect(await show(id)).toMatchObject({ daysOver: 0, stage: 'done' })
    expect(JSON.stringify((await buyer.call(home.work)).result)).not.toContain(id)
  })

  it('keeps its project from being closed until it is settled', async () => {
    const of = await addProjectOf(me)
    const id = await add({ project: of })
    await book(id)
    const hindrance = () => me.inside((ctx) => depositGuard.hindrance(ctx, of))
    expect((await hindrance())?.zh).toContain((await show(id)).code)
    expect((await me.call(project.project.remove, { params: { id: of }, query: {} })).status).not.toBe(200)
    await settle(id, 'returned', '20000.00')
    expect(await hindrance()).toBeUndefined()
  })
})
