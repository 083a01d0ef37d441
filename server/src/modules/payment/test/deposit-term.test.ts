import { contract } from '@srm/api/contract'
import { payment } from '@srm/api/payment'
import { project } from '@srm/api/project'
import { beforeAll, describe, expect, it } from 'vitest'
import { contractSteps } from '#modules/contract/index.ts'
import { wrongLedger } from '#modules/ledger/index.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aCompanyWithMoney } from '#test/claims.ts'
import { changeOf, showContract } from '#test/contracts.ts'
import { addFund, postedFor } from '#test/ledgers.ts'
import { addProjectOf, aPayableContract, today } from '#test/payments.ts'
import { aTenant, type Member, type TestTenant } from '#test/tenant.ts'
import { depositGuard } from '../deposit/deposit.views.ts'

let t: TestApp
let me: TestTenant
let buyer: Member
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  const company = await aCompanyWithMoney(t, me, [])
  buyer = await company.colleague('采购')
})

const calls = payment.deposit

const depositsOf = async (of: string) => {
  const filter = JSON.stringify([{ field: 'contract', op: 'in', value: [of] }])
  const { result } = await me.call(calls.list, { query: { filter } as never })
  return result.items.toSorted((a, b) => a.stage.localeCompare(b.stage))
}
const standing = async (of: string) => (await depositsOf(of)).map(({ stage, amount }) => `${stage} ${amount ?? ''}`)

const approvedSql = `update contract_change set status = 'approved' where tenant_id = $1 and id = $2`

const changed = async (id: string, more: Parameters<typeof changeOf>[2]): Promise<void> => {
  const made = await me.call(contract.change.create, { body: await changeOf(me, id, more) })
  if (made.status !== 200) throw new Error(made.message)
  await me.inside(async (ctx) => {
    await contractSteps.changePending(ctx, made.result.id)
    await ctx.db.run(approvedSql, [ctx.tenantId, made.result.id])
    await contractSteps.changeApproved(ctx, made.result.id)
  })
}

describe('deposit a contract asks for', () => {
  it('is expected from the signature, entered by whoever paid it, and booked by another', async () => {
    const of = await addProjectOf(me)
    const { contract: id, company } = await aPayableContract(me, {
      deposit: '5000.00',
      endDate: '2027-06-30',
      project: of,
    })
    const [expected] = await depositsOf(id)
    expect(expected).toMatchObject({ stage: 'expected', amount: '5000.00', dueDate: '2027-06-30', side: 'pay' })
    const of1 = expected?.id ?? ''
    expect(await postedFor(me, of1)).toEqual([])
    const book = async () => {
      const { version } = (await me.call(calls.show, { params: { id: of1 } })).result
      return me.call(calls.book, { params: { id: of1 }, body: { version } })
    }
    expect((await book()).key).toBe('deposit.not_moved')
    expect((await me.inside((ctx) => depositGuard.hindrance(ctx, of)))?.zh).toContain(expected?.code)
    const fund = await addFund(me, { company, openingBalance: '100000.00', openingDate: '2025-01-01' })
    const row = (await me.call(calls.show, { params: { id: of1 } })).result
    const { title, side, kind, counterparty, dueDate, version } = row
    const body = { title, side, kind, counterparty, dueDate, version, amount: '5000.00', fundAccount: fund, day: today }
    const entered = await buyer.call(calls.update, {
      params: { id: of1 },
      body: { ...body, supplier: row.supplier?.id ?? null, contract: id, project: of, owner: buyer.userId },
    })
    expect(entered.status, entered.message).toBe(200)
    expect(await standing(id)).toEqual(['noted 5000.00'])
    expect((await book()).status).toBe(200)
    expect(await postedFor(me, of1)).toEqual(['deposit 5000.00', 'bank -5000.00'])
    expect(await me.inside(wrongLedger)).toEqual([])
    expect((await me.call(project.project.show, { params: { id: of } })).status).toBe(200)
  })

  it('follows changes of the contract and what was entered by hand, and goes when it ends', async () => {
    const { contract: id, company } = await aPayableContract(me, { deposit: '5000.00' })
    await changed(id, { deposit: '8000.00', kind: 'term' })
    expect(await standing(id)).toEqual(['expected 8000.00'])
    const fund = await addFund(me, { company, openingDate: '2025-01-01' })
    const body = { title: '场地押金', side: 'pay', kind: 'venue', amount: '6000.00', counterparty: '会议中心' } as const
    const made = await buyer.call(calls.create, {
      body: { ...body, fundAccount: fund, day: today, dueDate: '2027-01-31', contract: id },
    })
    expect(made.status, made.message).toBe(200)
    expect(await standing(id)).toEqual(['expected 2000.00', 'noted 6000.00'])
    expect((await buyer.call(calls.remove, { params: { id: made.result.id }, query: {} })).status).toBe(200)
    expect(await standing(id)).toEqual(['expected 8000.00'])
    const { version } = await showContract(me, id)
    const move = { version, stage: 'terminated' as const, reason: '活动取消' }
    expect((await me.call(contract.contract.move, { params: { id }, body: move })).status).toBe(200)
    expect(await standing(id)).toEqual([])
  })

  it('that nobody pays is taken away for good', async () => {
    const { contract: id } = await aPayableContract(me, { deposit: '5000.00' })
    const [expected] = await depositsOf(id)
    expect((await me.call(calls.remove, { params: { id: expected?.id ?? '' }, query: {} })).status).toBe(200)
    expect(await depositsOf(id)).toEqual([])
  })
})
