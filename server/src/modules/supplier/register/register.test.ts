import { supplier } from '@srm/api/supplier'
import { beforeAll, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { aSupplier } from '../supplier.fixture.ts'

const { register } = supplier.registration
const { list, parts } = supplier.supplier

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
})

const contact = { name: '何晓岚', mobile: '13800138001' }
const account = { accountNo: '6222020200112233', bankName: '招商银行', branch: '静安支行' }
const paper = { type: 'license', number: 'XK-1', longTerm: true }

it('supplier is registered with its contact, certificate and account in one step', async () => {
  const slot = { type: 'food', longTerm: false }
  const body = { ...aSupplier(), contacts: [contact], certificates: [slot, paper], accounts: [account] }
  const made = await me.call(register, { body })
  expect(made.status).toBe(200)
  const { id } = made.result
  expect((await me.call(parts, { params: { id } })).result).toMatchObject({
    contact: 1,
    certificate: 1,
    bankAccount: 1,
  })
  const filter = JSON.stringify([{ field: 'supplier', op: 'in', value: [id] }])
  const [kept] = (await me.call(supplier.bankAccount.list, { query: { filter } })).result.items
  expect(kept).toMatchObject({ accountName: body.name, isDefault: true, accountType: 'corporate' })
})

it.each([
  ['certificates.0.expiresOn', { certificates: [{ ...paper, longTerm: false }] }],
  ['accounts.0.accountNo', { contacts: [contact], accounts: [{ ...account, accountNo: '6222020001' }] }],
])('supplier is not registered at all when %s is wrong', async (path, more) => {
  const body = { ...aSupplier(), ...more }
  const answer = await me.call(register, { body: body as never })
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer).toMatchObject({ errors: [{ path }] })
  const found = await me.call(list, { query: { keyword: body.name } })
  expect(found.result.items).toEqual([])
})

it('supplier is registered only with parts the person may write', async () => {
  const buyer = me.as({ permissions: ['supplier:create', 'supplierContact:create'] })
  const allowed = { ...aSupplier(), contacts: [contact] }
  expect((await buyer.call(register, { body: allowed })).status).toBe(200)
  const forbidden = { ...aSupplier(), accounts: [account] }
  expect((await buyer.call(register, { body: forbidden })).key).toBe('supplier.part_forbidden')
})
