import { supplier } from '@srm/api/supplier'
import { beforeAll, describe, expect, it } from 'vitest'
import { addPerson } from '#modules/identity/index.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aTenant, memberOf, type Member, type TestTenant } from '#test/tenant.ts'
import { objectionsTo } from '../eligibility/eligibility.views.ts'
import { aSupplier, aSupplierAccountChange, aSupplierBankAccount } from '../supplier.fixture.ts'

const { accountChange: calls, bankAccount } = supplier

let t: TestApp
let me: TestTenant
let second: Member
let third: Member
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  const person = { username: 'second', displayName: '何会计', departmentId: me.departmentId, roles: [] }
  second = memberOf(t, me.tenantId, await me.inside((ctx) => addPerson(ctx, person)))
  const caller = { username: 'third', displayName: '陆静', departmentId: me.departmentId, roles: [] }
  third = memberOf(t, me.tenantId, await me.inside((ctx) => addPerson(ctx, caller)))
})

const verified = async (): Promise<{ id: string; supplierId: string }> => {
  const supplierId = (await me.call(supplier.supplier.create, { body: aSupplier() })).result.id
  const { id } = (await me.call(bankAccount.create, { body: aSupplierBankAccount({ supplier: supplierId }) })).result
  await second.call(bankAccount.verify, { params: { id }, body: { matches: true } })
  return { id, supplierId }
}
const ask = (account: string, more: object = {}) =>
  me.call(calls.create, { body: aSupplierAccountChange({ account, accountNo: '6217000011112222', ...more }) })
const decide = (id: string, who: Member, approve = true) =>
  who.call(calls.decide, { params: { id }, body: { approve } })
const confirm = (id: string, who: Member, confirmed = true) =>
  who.call(calls.confirm, { params: { id }, body: { confirmed, calledWhom: '王经理 021-60000001' } })
const shown = async (id: string) => (await me.call(bankAccount.show, { params: { id } })).result

describe('a change of account', () => {
  it('takes effect when somebody else agreed and a third person heard it from the supplier', async () => {
    const { id, supplierId } = await verified()
    const change = (await ask(id)).result.id
    expect(await confirm(change, second)).toMatchObject({ status: 409, key: 'supplier.callback_early' })
    expect(await decide(change, me)).toMatchObject({ status: 422, key: 'supplier.own_account' })
    expect((await decide(change, second)).status).toBe(200)
    expect((await shown(id)).accountNo).not.toBe('6217000011112222')
    expect(await confirm(change, me)).toMatchObject({ status: 422, key: 'supplier.own_account' })
    expect(await confirm(change, second)).toMatchObject({ status: 422, key: 'supplier.own_account' })
    expect((await confirm(change, third)).status).toBe(200)
    expect(await shown(id)).toMatchObject({
      accountNo: '6217000011112222',
      bankName: '中国建设银行',
      verifyStatus: 'verified',
      changedOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as unknown,
    })
    expect(await confirm(change, third)).toMatchObject({ key: 'supplier.callback_early' })
    const ways = (await me.call(supplier.move.ways, { params: { id: supplierId } })).result
    expect(ways.changedAccounts).toMatchObject([{ name: '远山会务有限公司' }])
    const objections = await me.inside((ctx) => objectionsTo(ctx, supplierId, 'pay'))
    expect(objections.map(({ key, blocks }) => [key, blocks])).toEqual([['accountChanged', false]])
  })

  it('that the supplier knows nothing of changes nothing, and puts the account in doubt', async () => {
    const { id } = await verified()
    const before = (await shown(id)).accountNo
    const change = (await ask(id)).result.id
    await decide(change, second)
    await confirm(change, third, false)
    expect(await shown(id)).toMatchObject({ accountNo: before, verifyStatus: 'failed', changedOn: null })
    expect((await me.call(calls.show, { params: { id: change } })).result).toMatchObject({ callback: 'denied' })
  })

  it('is one at a time, and refused when nothing would change', async () => {
    const { id } = await verified()
    const { accountName, accountNo, bankName, branch } = await shown(id)
    expect(await ask(id, { accountName, accountNo, bankName, branch })).toMatchObject({ key: 'supplier.no_change' })
    await ask(id)
    expect(await ask(id)).toMatchObject({ status: 409, key: 'supplier.change_open' })
  })
})
