import { contract } from '@srm/api/contract'
import { project } from '@srm/api/project'
import { shanghaiDay } from '@srm/api/shared/date'
import { addMoney, compareMoney, subtractMoney } from '@srm/api/shared/money'
import { newId } from '#kernel/ids.ts'
import { asFailure } from '#kernel/errors.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { addApproved, addSigned, plansOf, showContract, sign } from '#test/contracts.ts'
import { aTypedProject } from '#test/projects.ts'
import { aTenant, memberOf, type TestTenant } from '#test/tenant.ts'
import { contractPlans, contractPoints } from '../index.ts'
import { wrongContracts } from '../contract.report.views.ts'
import { calendarOf } from './calendar.views.ts'
import { remindOfPlans } from './reminder.service.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
})

const today = shanghaiDay(new Date())
const inDays = (days: number): string => shanghaiDay(new Date(Date.now() + days * 86_400_000))
const aProjectOn = async (more: object = {}): Promise<string> =>
  (await me.call(project.project.create, { body: await aTypedProject(me, more) })).result.id

const byProject = [
  { name: '首款', trigger: 'sign' as const, ratio: '30' },
  { name: '进场款', trigger: 'setup' as const, offsetDays: -3, ratio: '40' },
  { name: '尾款', trigger: 'eventEnd' as const, offsetDays: 7, ratio: '30' },
]
const days = async (of: string) => (await plansOf(me, of)).map(({ dueDate }) => dueDate)
const history = async (id: string) => (await me.call(contract.plan.history, { params: { id } })).result

describe('payment plans', () => {
  it('follow the dates of their project, with the cause of every move', async () => {
    const of = await aProjectOn({ eventStart: '2027-06-10', eventEnd: '2027-06-12', setupDate: '2027-06-08' })
    const id = await addApproved(me, { project: of, plans: byProject })
    expect(await days(id)).toEqual([null, '2027-06-05', '2027-06-19'])
    await me.inside((ctx) =>
      ctx.db.run('update contract_type set is_seal_required = false where tenant_id = $1', [ctx.tenantId]),
    )
    await sign(me, id)
    expect(await days(id)).toEqual([today, '2027-06-05', '2027-06-19'])
    const { result: row } = await me.call(project.project.show, { params: { id: of } })
    const wanted = { version: row.version, eventStart: '2027-06-17', eventEnd: '2027-06-19' }
    const preview = (await me.call(project.eventMove.preview, { params: { id: of }, body: wanted })).result
    const [plan] = preview.moved.filter(({ kind }) => kind === 'paymentPlan')
    expect(plan).toMatchObject({ before: { start: '2027-06-19' }, after: { start: '2027-06-26' }, cause: 'event' })
    await me.call(project.eventMove.confirm, { params: { id: of }, body: { ...wanted, seal: preview.seal } })
    expect(await days(id)).toEqual([today, '2027-06-05', '2027-06-26'])
    const after = (await me.call(project.project.show, { params: { id: of } })).result
    const form = await aTypedProject(me, { name: after.name, setupDate: '2027-06-15' })
    const changed = await me.call(project.project.update, {
      params: { id: of },
      body: { ...form, version: after.version },
    })
    expect(changed.status, changed.message).toBe(200)
    expect(await days(id)).toEqual([today, '2027-06-12', '2027-06-26'])
    const [, setup, last] = await plansOf(me, id)
    expect((await history(setup?.id ?? '')).map(({ cause, before, after: to }) => [cause, before, to])).toEqual([
      ['project', '2027-06-05', '2027-06-12'],
      ['approved', null, '2027-06-05'],
    ])
    expect((await history(last?.id ?? ''))[0]).toMatchObject({ cause: 'event', before: '2027-06-19' })
    const range = { from: '2027-06-01', to: '2027-06-30', contract: id }
    const calendar = (await me.call(contract.plan.calendar, { query: range })).result.plans
    expect(calendar.map(({ day, amount }) => [day, amount])).toEqual([
      ['2027-06-12', '40000.00'],
      ['2027-06-26', '30000.00'],
    ])
  })

  it('are told to be more than a calendar lists, with how many are left out', async () => {
    const plans = ['2027-06-01', '2027-06-08', '2027-06-15'].map((planDate, at) => ({
      name: `第${String(at + 1)}期`,
      trigger: 'date' as const,
      planDate,
      ratio: at === 0 ? '40' : '30',
    }))
    const range = { from: '2027-06-01', to: '2027-06-30', contract: await addApproved(me, { plans }) }
    const all = (await me.call(contract.plan.calendar, { query: range })).result
    expect([all.plans.length, all.left, all.note]).toEqual([3, 0, null])
    const listed = async (most: number) => me.inside((ctx) => calendarOf(ctx, range, most))
    expect(await listed(3)).toMatchObject({ left: 0, note: null })
    const cut = await listed(1)
    expect(cut.plans.map(({ day }) => day)).toEqual(['2027-06-01'])
    expect(cut.left).toBe(2)
    expect(cut.note?.zh).toContain('另有 2 期未列出')
    expect(cut.note?.en).toContain('2 more are not')
  })

  it('wait for days other modules tell, and take a day by hand until then', async () => {
    let accepted: string | null = null
    const forget = contractPoints.dates
      .contribute({
        trigger: 'acceptance',
        get day() {
          return accepted === null ? 'null::date' : `date '${accepted}'`
        },
      })
      .attach()
    const id = await addSigned(me, { plans: [{ name: '尾款', trigger: 'acceptance', offsetDays: 10, ratio: '100' }] })
    const plan = async () => (await plansOf(me, id))[0]
    const first = await plan()
    expect([first?.stage, first?.dueDate]).toEqual(['waiting', null])
    const params = { id: first?.id ?? '' }
    const body = { version: first?.version ?? 0, dueDate: '2027-03-01', reason: '客户口头确认' }
    expect((await me.call(contract.plan.setDue, { params, body })).status).toBe(200)
    expect(await plan()).toMatchObject({ stage: 'pending', dueDate: '2027-03-01', isDueByHand: true })
    accepted = '2027-02-01'
    await me.inside((ctx) => contractPlans.resolve(ctx, { contracts: [id] }, 'acceptance'))
    const known = await plan()
    expect(known).toMatchObject({ dueDate: '2027-02-11', isDueByHand: false })
    const again = { ...body, version: known?.version ?? 0, dueDate: '2027-04-01' }
    expect((await me.call(contract.plan.setDue, { params, body: again })).key).toBe('paymentPlan.known')
    expect((await history(params.id)).map(({ cause }) => cause)).toEqual(['acceptance', 'hand'])
    forget()
  })

  it('are settled in parts, never for more than is open, and give back what is taken back', async () => {
    const id = await addSigned(me)
    const [first] = await plansOf(me, id)
    const settle = (amount: string) =>
      me
        .inside((ctx) =>
          contractPlans.settle(ctx, {
            plan: first?.id ?? '',
            amount,
            day: today,
            holder: { kind: 'receipt', id: newId() },
          }),
        )
        .then(
          () => undefined,
          (error: unknown) => asFailure(error)?.key,
        )
    const state = async () => {
      const [plan] = await plansOf(me, id)
      const { stage, settled } = await showContract(me, id)
      return [plan?.stage, plan?.doneAmount, plan?.openAmount, stage, settled]
    }
    expect(await settle('30000.01')).toBe('paymentPlan.too_much')
    expect(await settle('10000.00')).toBeUndefined()
    expect(await state()).toEqual(['partial', '10000.00', '20000.00', 'performing', '10000.00'])
    expect(await settle('20000.00')).toBeUndefined()
    expect(await state()).toEqual(['done', '30000.00', '0.00', 'performing', '30000.00'])
    expect(await settle('-30000.01')).toBe('paymentPlan.too_much')
    expect(await settle('-5000.00')).toBeUndefined()
    expect(await state()).toEqual(['partial', '25000.00', '5000.00', 'performing', '25000.00'])
    const unsigned = await addApproved(me)
    const [open] = await plansOf(me, unsigned)
    const early = me.inside((ctx) =>
      contractPlans.settle(ctx, {
        plan: open?.id ?? '',
        amount: '1.00',
        day: today,
        holder: { kind: 'receipt', id: newId() },
      }),
    )
    await expect(early).rejects.toMatchObject({ key: 'paymentPlan.not_open' })
    expect(await me.inside(wrongContracts)).toEqual([])
  })

  it('hold what was settled through any history of receipts and refunds', async () => {
    const id = await addSigned(me, {
      amount: '1000.00',
      plans: [1, 2, 3, 4].map((n) => ({ name: `第${n}期`, trigger: 'sign', ratio: '25' })),
    })
    let received = '0.00'
    for (let step = 0; step < 25; step += 1) {
      const amount = (Math.floor(Math.random() * 30_000) / 100).toFixed(2)
      if (compareMoney(amount, '0') === 0) continue
      const plans = await plansOf(me, id)
      const settledPlan = plans.find(({ doneAmount }) => compareMoney(doneAmount ?? '0', amount) >= 0)
      if (Math.random() < 0.4 && settledPlan) {
        const back = { plan: settledPlan.id, amount: `-${amount}`, day: today, holder: { kind: 'refund', id: newId() } }
        await me.inside((ctx) => contractPlans.settle(ctx, back))
        received = subtractMoney(received, amount)
      } else {
        const whole = { contract: id, amount, day: today, holder: { kind: 'receipt', id: newId() } }
        const left = await me.inside((ctx) => contractPlans.settleOldest(ctx, whole))
        received = addMoney(received, subtractMoney(amount, left))
      }
      const now = await plansOf(me, id)
      expect(addMoney('0', ...now.map(({ doneAmount }) => doneAmount ?? '0'))).toBe(received)
      expect(addMoney('0', ...now.map(({ openAmount }) => openAmount ?? '0'), received)).toBe('1000.00')
      expect((await showContract(me, id)).settled).toBe(received)
    }
    expect(await me.inside(wrongContracts)).toEqual([])
  })

  it('remind whoever answers for the contract once, of what is due soon and of what is late', async () => {
    const own = await aTenant(t)
    await addSigned(own, {
      plans: [
        { name: '即将到期', trigger: 'date', planDate: inDays(5), ratio: '50' },
        { name: '已逾期', trigger: 'date', planDate: inDays(-5), ratio: '50' },
      ],
    })
    const run = { transaction: own.inside }
    const told = async () =>
      (
        await own.inside((ctx) =>
          ctx.db.run<{ title: string }>(`select title from notice where tenant_id = $1 and type = 'due' order by id`, [
            ctx.tenantId,
          ]),
        )
      ).rows
    await remindOfPlans(run as never)
    await remindOfPlans(run as never)
    expect((await told()).map(({ title }) => title)).toEqual(['1 期收付款即将到期，1 期已逾期'])
  })

  it('cover what comes in and what goes out by the roles of the reader', async () => {
    const id = await addSigned(me)
    const seller = memberOf(t, me.tenantId, me.userId, { masks: ['cost'] })
    const buyer = memberOf(t, me.tenantId, me.userId, { masks: ['income'] })
    expect((await seller.call(contract.contract.show, { params: { id } })).result).toMatchObject({
      amount: '100000.00',
    })
    const covered = (await buyer.call(contract.contract.show, { params: { id } })).result
    expect(covered).toMatchObject({ amount: null, tax: null, settled: null })
    expect(covered.plans.map(({ amount }) => amount)).toEqual([null, null])
    expect((await buyer.call(contract.contract.standing, { params: { id } })).result.purse).toBeNull()
    expect((await seller.call(contract.contract.standing, { params: { id } })).result.purse).toMatchObject({
      amount: '100000.00',
      open: '100000.00',
    })
    const shown = await buyer.call(contract.plan.calendar, { query: { from: today, to: inDays(390), contract: id } })
    const rows = shown.result.plans
    expect(rows.map(({ amount, open }) => [amount, open])).toEqual([[null, null]])
    expect((await buyer.call(contract.contract.summary, { query: {} })).result.sums).not.toHaveProperty('amount')
    const versions = (await buyer.call(contract.contract.versions, { params: { id } })).result
    expect(versions.map(({ no, amount }) => [no, amount])).toEqual([[1, null]])
  })
})
