import { supplier } from '@srm/api/supplier'
import { beforeAll, describe, expect, it } from 'vitest'
import { addPerson } from '#modules/identity/index.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { query } from '#test/sql.ts'
import { aTenant, memberOf, type Member, type TestTenant } from '#test/tenant.ts'
import { sealNumbers } from './sealing.service.ts'
import { aStaff, aSupplier, aSupplierBankAccount, aSupplierPriceItem } from '../supplier.fixture.ts'

const calls = supplier.bankAccount

let t: TestApp
let me: TestTenant
let colleague: Member
let owner: { supplier: string }
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  const person = { username: 'second', displayName: '何会计', departmentId: me.departmentId, roles: [] }
  colleague = memberOf(t, me.tenantId, await me.inside((ctx) => addPerson(ctx, person)))
  owner = { supplier: (await me.call(supplier.supplier.create, { body: aSupplier() })).result.id }
})

const verify = (id: string) =>
  query(t, `update supplier_bank_account set verify_status = 'verified' where tenant_id = $1 and id = $2`, [
    me.tenantId,
    id,
  ])

describe("a supplier's bank account", () => {
  it('can be corrected until somebody else has verified it; then where the money goes is no field of a form', async () => {
    const body = aSupplierBankAccount(owner)
    const { id } = (await me.call(calls.create, { body })).result
    const fixed = { ...body, accountNo: '6222999900001111', version: 1 }
    expect((await me.call(calls.update, { params: { id }, body: fixed })).status).toBe(200)
    expect(await me.call(calls.verify, { params: { id }, body: { matches: true } })).toMatchObject({
      status: 422,
      key: 'supplier.own_account',
    })
    expect((await colleague.call(calls.verify, { params: { id }, body: { matches: true } })).status).toBe(200)
    const elsewhere = {
      accountNo: '6222999900002222',
      accountName: '别家有限公司',
      bankName: '中国银行',
      branch: '静安支行',
    }
    for (const [field, value] of Object.entries(elsewhere)) {
      const changed = { ...fixed, [field]: value, version: 3 }
      const refused = await me.call(calls.update, { params: { id }, body: changed })
      expect(refused, field).toMatchObject({ status: 422, key: 'supplier.account_by_change' })
    }
    const harmless = { ...fixed, branchCode: '308290003', version: 3 }
    expect((await me.call(calls.update, { params: { id }, body: harmless })).status).toBe(200)
    expect((await me.call(calls.show, { params: { id } })).result).toMatchObject({
      accountNo: '6222999900001111',
      verifyStatus: 'verified',
    })
  })

  it('is sealed in the table, covered in its history, and found by its whole number only', async () => {
    const body = aSupplierBankAccount({ ...owner, accountNo: '6222555566667777' })
    const { id } = (await me.call(calls.create, { body })).result
    await me.call(calls.update, { params: { id }, body: { ...body, accountNo: '6222555566668888', version: 1 } })
    const [row] = await query<{ account_no: string }>(t, 'select account_no from supplier_bank_account where id = $1', [
      id,
    ])
    expect(row?.account_no).toMatch(/^s1:dev:/)
    const told = await query<{ changes: unknown }>(t, 'select changes from record_event where subject_id = $1', [id])
    expect(JSON.stringify(told)).toContain('6222****8888')
    expect(JSON.stringify(told)).not.toMatch(/622255556666/)
    const find = async (op: string, value: string) =>
      me.call(calls.list, { query: { filter: JSON.stringify([{ field: 'accountNo', op, value }]) } })
    expect((await find('eq', '6222555566668888')).result.items.map((one) => one.id)).toEqual([id])
    expect((await find('eq', '6222555566667777')).result.items).toEqual([])
    expect((await find('contains', '55556666')).status).toBe(400)
  })

  it('that was written before there were seals is read, sealed once and found again', async () => {
    const { id } = (await me.call(calls.create, { body: aSupplierBankAccount(owner) })).result
    await query(
      t,
      `update supplier_bank_account set account_no = '6222111122223333', account_no_key = null where id = $1`,
      [id],
    )
    const shown = async () => (await me.call(calls.show, { params: { id } })).result.accountNo
    expect(await shown()).toBe('6222111122223333')
    await me.inside(sealNumbers)
    const stored = () => query(t, 'select account_no, account_no_key from supplier_bank_account where id = $1', [id])
    const once = await stored()
    await me.inside(sealNumbers)
    expect(await stored()).toEqual(once)
    expect(JSON.stringify(once)).not.toContain('6222111122223333')
    expect(await shown()).toBe('6222111122223333')
    const again = aSupplierBankAccount({ ...owner, accountNo: '6222111122223333' })
    expect(await me.call(calls.create, { body: again })).toMatchObject({ status: 409, key: 'supplier.account_taken' })
  })

  it('is covered for those whose role covers it, who may change the rest without losing it', async () => {
    const body = aSupplierBankAccount({ ...owner, accountNo: '6222333344445555' })
    const { id } = (await me.call(calls.create, { body })).result
    await verify(id)
    const covered = me.as({ masks: ['bankAccount'] })
    const seen = (await covered.call(calls.show, { params: { id } })).result
    expect(seen.accountNo).toBe('6222****5555')
    const listed = await covered.call(calls.list, { query: { keyword: body.accountName } })
    expect(listed.result.items.map(({ accountNo }) => accountNo)).not.toContain(body.accountNo)
    const back = { ...body, accountNo: seen.accountNo, branchCode: '308290003', version: 1 }
    expect((await covered.call(calls.update, { params: { id }, body: back })).status).toBe(200)
    expect((await me.call(calls.show, { params: { id } })).result).toMatchObject({
      accountNo: '6222333344445555',
      verifyStatus: 'verified',
    })
  })

  it('is registered once for a supplier; only a verified one is the default, and one at a time', async () => {
    const supplierId = (await me.call(supplier.supplier.create, { body: aSupplier() })).result.id
    const body = aSupplierBankAccount({ supplier: supplierId })
    const first = (await me.call(calls.create, { body })).result.id
    const wish = aSupplierBankAccount({ supplier: supplierId, isDefault: true })
    expect(await me.call(calls.create, { body: wish })).toMatchObject({
      status: 422,
      key: 'supplier.default_unverified',
      errors: [{ path: 'isDefault' }],
    })
    expect(await me.call(calls.create, { body })).toMatchObject({ status: 409, key: 'supplier.account_taken' })
    const other = aSupplierBankAccount({ supplier: supplierId })
    const next = (await me.call(calls.create, { body: other })).result.id
    const isDefault = async (id: string) => (await me.call(calls.show, { params: { id } })).result.isDefault
    await colleague.call(calls.verify, { params: { id: first }, body: { matches: true } })
    expect(await isDefault(first)).toBe(true)
    const beside = { params: { id: next }, body: { ...other, isDefault: true, version: 1 } }
    expect(await me.call(calls.update, beside)).toMatchObject({ key: 'supplier.default_unverified' })
    expect([await isDefault(first), await isDefault(next)]).toEqual([true, false])
    await colleague.call(calls.verify, { params: { id: next }, body: { matches: true } })
    expect(await isDefault(next)).toBe(false)
    const { version } = (await me.call(calls.show, { params: { id: next } })).result
    expect((await me.call(calls.update, { ...beside, body: { ...beside.body, version } })).status).toBe(200)
    expect([await isDefault(first), await isDefault(next)]).toEqual([false, true])
  })

  it('is the default when it is the first, until another one is verified', async () => {
    const supplierId = (await me.call(supplier.supplier.create, { body: aSupplier() })).result.id
    const add = async () =>
      (await me.call(calls.create, { body: aSupplierBankAccount({ supplier: supplierId }) })).result.id
    const [first, second] = [await add(), await add()]
    const isDefault = async (id: string) => (await me.call(calls.show, { params: { id } })).result.isDefault
    expect([await isDefault(first), await isDefault(second)]).toEqual([true, false])
    await colleague.call(calls.verify, { params: { id: second }, body: { matches: true } })
    expect([await isDefault(first), await isDefault(second)]).toEqual([false, true])
  })

  const numbered = async (accountType: 'corporate' | 'personal' | 'alipay', accountNo: string) => {
    const supplierId = (await me.call(supplier.supplier.create, { body: aSupplier() })).result.id
    return me.call(calls.create, { body: aSupplierBankAccount({ supplier: supplierId, accountType, accountNo }) })
  }

  it.each([
    ['corporate', '6222020001'],
    ['personal', '62220200'],
  ] as const)('of kind %s is refused with the number %s, which no bank gives', async (accountType, accountNo) => {
    expect(await numbered(accountType, accountNo)).toMatchObject({
      status: 422,
      key: 'supplier.account_number',
      errors: [{ path: 'accountNo' }],
    })
  })

  it.each([
    ['corporate', '630123456'],
    ['corporate', '98460078801500000123'],
    ['alipay', '13800138000'],
  ] as const)('of kind %s is taken with the number %s', async (accountType, accountNo) => {
    expect((await numbered(accountType, accountNo)).status).toBe(200)
  })

  it('is nothing for those without its permission, though they may see the supplier', async () => {
    const planner = me.as({ permissions: ['supplier:list', 'supplier:show'] })
    expect((await planner.call(supplier.supplier.show, { params: { id: owner.supplier } })).status).toBe(200)
    expect((await planner.call(calls.list, { query: {} })).status).toBe(403)
  })
})

describe('an agreed price', () => {
  it('is hidden from roles that do not see what things cost us', async () => {
    const { id } = (await me.call(supplier.priceItem.create, { body: aSupplierPriceItem(owner) })).result
    const covered = me.as({ masks: ['cost'] })
    expect((await covered.call(supplier.priceItem.show, { params: { id } })).result.price).toBeNull()
    expect((await me.call(supplier.priceItem.show, { params: { id } })).result.price).toBe('2800.00')
  })
})

describe("somebody's identity number", () => {
  it('is sealed, and covered for those whose role covers it', async () => {
    const body = aStaff({ idNo: '31010119900307771x' })
    const { id } = (await me.call(supplier.staff.create, { body })).result
    expect((await me.call(supplier.staff.show, { params: { id } })).result.idNo).toBe('31010119900307771X')
    const covered = me.as({ masks: ['idNumber'] })
    expect((await covered.call(supplier.staff.show, { params: { id } })).result.idNo).toBe('3101****771X')
    expect(JSON.stringify(await query(t, 'select * from staff where id = $1', [id]))).not.toContain('19900307')
  })
})
