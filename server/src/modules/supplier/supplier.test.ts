import { supplier } from '@srm/api/supplier'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { timelineOf } from '#test/records.ts'
import { query } from '#test/sql.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { watchCertificates } from './certificate/certificate.service.ts'
import {
  aHotel,
  aStaff,
  aSupplier,
  aSupplierBankAccount,
  aSupplierCertificate,
  aSupplierContact,
  aSupplierPriceItem,
} from './supplier.fixture.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
})

const add = async (more: Parameters<typeof aSupplier>[0] = {}): Promise<string> =>
  (await me.call(supplier.supplier.create, { body: aSupplier(more) })).result.id

const show = async (id: string) => (await me.call(supplier.supplier.show, { params: { id } })).result
const duplicates = async (body: Parameters<typeof me.call<typeof supplier.supplier.duplicates>>[1]) =>
  (await me.call(supplier.supplier.duplicates, body)).result

describe('a supplier', () => {
  it('gets a number of type 2 and is found by name, pinyin, initials and number', async () => {
    const made = await me.call(supplier.supplier.create, { body: aSupplier({ name: '杭州锦程视听科技有限公司' }) })
    expect(made.result.code).toMatch(/^GYS-\d{5}$/)
    for (const keyword of ['锦程', 'jincheng', 'hzjc', made.result.code]) {
      const found = await me.call(supplier.supplier.list, { query: { keyword } })
      expect(
        found.result.items.map(({ id }) => id),
        keyword,
      ).toEqual([made.result.id])
    }
  })

  it('begins as a potential one, and no form says otherwise', async () => {
    const id = await add()
    expect(await show(id)).toMatchObject({ lifecycle: 'potential', grade: null, source: 'staff', status: 'enabled' })
    for (const field of ['lifecycle', 'grade', 'score', 'freezeUntil', 'cooperationAmount', 'status'])
      expect(await me.call(supplier.supplier.create, { body: { ...aSupplier(), [field]: 'x' } })).toMatchObject({
        status: 400,
        key: 'request.invalid',
      })
    const body = { ...aSupplier({ name: '改名会务有限公司' }), version: 1 }
    expect((await me.call(supplier.supplier.update, { params: { id }, body })).result).toEqual({ id, version: 2 })
    expect(await show(id)).toMatchObject({ name: '改名会务有限公司', lifecycle: 'potential', source: 'staff' })
  })

  it('has single fields changed by themselves, and keeps the others', async () => {
    const id = await add({ stakeholders: [me.userId], tags: ['老'], phone: '0592-1' })
    const patch = (body: Readonly<Record<string, unknown>>) =>
      me.call(supplier.supplier.patch, { params: { id }, body })
    expect((await patch({ version: 1, tags: ['老', '新'] })).result).toEqual({ id, version: 2 })
    const after = await show(id)
    expect(after).toMatchObject({ tags: ['老', '新'], phone: '0592-1', stakeholders: [me.userId] })
    expect(await patch({ version: 1, phone: '0592-2' })).toMatchObject({ key: 'record.stale' })
    expect(await patch({ version: 2, lifecycle: 'blacklisted' })).toMatchObject({ status: 400, key: 'request.invalid' })
    expect((await timelineOf(me, 'supplier', id)).result.items[0]).toMatchObject({ kind: 'updated' })
  })

  it('refuses the credit code of another of the same company', async () => {
    const { creditCode } = await show(await add())
    expect(await me.call(supplier.supplier.create, { body: aSupplier({ creditCode }) })).toMatchObject({
      status: 409,
      key: 'supplier.credit_code_taken',
      errors: [{ path: 'creditCode' }],
    })
    const other = await aTenant(t)
    expect((await other.call(supplier.supplier.create, { body: aSupplier({ creditCode }) })).status).toBe(200)
  })

  it('is deleted only while nothing belongs to it; disabled it is no longer offered', async () => {
    const id = await add({ name: '停用会务有限公司' })
    await me.call(supplier.priceItem.create, { body: aSupplierPriceItem({ supplier: id }) })
    expect(await me.call(supplier.supplier.remove, { params: { id }, query: {} })).toMatchObject({
      status: 409,
      key: 'supplier.in_use',
    })
    const offered = async () => (await me.call(supplier.supplier.find, { body: { keyword: '停用会务' } })).result.length
    expect(await offered()).toBe(1)
    expect((await me.call(supplier.supplier.disable, { params: { id }, body: { version: 1 } })).result.version).toBe(2)
    expect(await offered()).toBe(0)
    expect((await timelineOf(me, 'supplier', id)).result.items[0]).toMatchObject({
      changes: [{ label: '状态', from: '启用', to: '停用' }],
    })
    expect(await me.call(supplier.supplier.enable, { params: { id }, body: { version: 1 } })).toMatchObject({
      status: 409,
      key: 'record.stale',
    })
    const unused = await add()
    await me.call(supplier.contact.create, { body: aSupplierContact({ supplier: unused }) })
    expect((await me.call(supplier.supplier.remove, { params: { id: unused }, query: {} })).status).toBe(200)
  })
})

describe('duplicate detection', () => {
  it('sees through brackets, blanks, width and legal forms of a name', async () => {
    const id = await add({ name: '锦江（上海）酒店管理有限公司' })
    for (const name of ['锦江(上海)酒店管理有限责任公司', ' 锦江 上海 酒店管理 ', '锦江上海酒店管理股份有限公司'])
      expect(await duplicates({ body: { name } }), name).toMatchObject([{ id, alike: ['name'] }])
    expect(await duplicates({ body: { name: '锦江（北京）酒店管理有限公司' } })).toEqual([])
    expect(await duplicates({ body: { name: '锦江（上海）酒店管理有限公司', id } })).toEqual([])
  })

  it('tells which of credit code, telephone, mobile and account are the same, the most alike first', async () => {
    const body = aSupplier({ name: '甲会务有限公司', phone: '(021) 6777-1234' })
    const id = (await me.call(supplier.supplier.create, { body })).result.id
    const contact = aSupplierContact({ supplier: id, mobile: '13912340001' })
    await me.call(supplier.contact.create, { body: contact })
    const account = aSupplierBankAccount({ supplier: id, accountNo: '6222000011112222' })
    await me.call(supplier.bankAccount.create, { body: account })
    const other = await add({ name: '乙会务有限公司' })
    await me.call(supplier.contact.create, { body: { ...contact, supplier: other } })
    const asked = { name: '甲会务', creditCode: body.creditCode ?? '', bankAccount: '6222 0000 1111 2222' }
    expect(await duplicates({ body: { ...asked, phone: '021-67771234' } })).toMatchObject([
      { id, alike: ['bankAccount', 'creditCode', 'name', 'phone'] },
    ])
    expect((await duplicates({ body: { phone: '13912340001' } })).map((one) => one.id).toSorted()).toEqual(
      [id, other].toSorted(),
    )
    expect((await me.call(supplier.supplier.duplicatesOf, { params: { id: other } })).result).toMatchObject([
      { id, alike: ['phone'] },
    ])
  })

  it('does not tell those who may not read a number who has it', async () => {
    const id = await add()
    const account = aSupplierBankAccount({ supplier: id })
    await me.call(supplier.bankAccount.create, { body: account })
    const covered = me.as({ masks: ['bankAccount', 'mobile'] })
    const body = { bankAccount: account.accountNo }
    expect((await me.call(supplier.supplier.duplicates, { body })).result).toHaveLength(1)
    expect((await covered.call(supplier.supplier.duplicates, { body })).result).toEqual([])
  })
})

describe('what belongs to a supplier', () => {
  it('is counted by kind in one answer', async () => {
    const id = await add()
    await me.call(supplier.contact.create, { body: aSupplierContact({ supplier: id }) })
    await me.call(supplier.hotel.create, { body: aHotel({ supplier: id }) })
    await me.call(supplier.staff.create, { body: aStaff({ supplier: id }) })
    expect((await me.call(supplier.supplier.parts, { params: { id } })).result).toMatchObject({
      contact: 1,
      hotel: 1,
      staff: 1,
      place: 0,
      bankAccount: 0,
    })
  })

  it('has one main contact: the only one, or the one named last', async () => {
    const owner = { supplier: await add() }
    const first = (await me.call(supplier.contact.create, { body: aSupplierContact(owner) })).result.id
    const second = await me.call(supplier.contact.create, { body: aSupplierContact({ ...owner, isPrimary: true }) })
    const main = async (id: string) => (await me.call(supplier.contact.show, { params: { id } })).result.isPrimary
    expect([await main(first), await main(second.result.id)]).toEqual([false, true])
  })

  it('follows the first certificate to expire, and every night looks at the dates again', async () => {
    const id = await add()
    const certificate = (more: object) =>
      me.call(supplier.certificate.create, { body: aSupplierCertificate({ supplier: id, longTerm: false, ...more }) })
    expect(await certificate({})).toMatchObject({ status: 422, key: 'supplier.needs_expiry' })
    const late = await certificate({ expiresOn: '2020-01-31' })
    await certificate({ expiresOn: '2199-01-31' })
    await certificate({ expiresOn: '2019-01-31', revoked: true })
    const standing = async () =>
      (await me.call(supplier.certificate.show, { params: { id: late.result.id } })).result.status
    expect(await standing()).toBe('expired')
    // As it was the day before it ran out.
    await query(t, `update supplier_certificate set status = 'expiring' where tenant_id = $1 and id = $2`, [
      me.tenantId,
      late.result.id,
    ])
    await me.inside(watchCertificates)
    expect(await standing()).toBe('expired')
    expect((await show(id)).certificateExpiresOn).toBe('2020-01-31')
    await me.call(supplier.certificate.remove, { params: { id: late.result.id }, query: {} })
    expect((await show(id)).certificateExpiresOn).toBe('2199-01-31')
  })
})
