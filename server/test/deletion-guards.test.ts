import { finder } from '@srm/api/finder'
import { scorecard } from '@srm/api/scorecard'
import { supplier } from '@srm/api/supplier'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAvailability } from '#modules/finder/finder.fixture.ts'
import { aSupplierRating } from '#modules/scorecard/scorecard.fixture.ts'
import { aHall, aPlace, aSupplier } from '#modules/supplier/supplier.fixture.ts'
import { startApp, type TestApp } from './app.ts'
import { query } from './sql.ts'
import { aTenant, type TestTenant } from './tenant.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await startApp()
  me = await aTenant(t)
})
afterAll(() => t.close())

const addSupplier = async (): Promise<string> =>
  (await me.call(supplier.supplier.create, { body: aSupplier() })).result.id
const removeSupplier = (id: string) => me.call(supplier.supplier.remove, { params: { id }, query: {} })

describe('deleting a record other modules point at', () => {
  it('a hall stays while a day of it is given away, and can go once it is free', async () => {
    const place = (await me.call(supplier.place.create, { body: aPlace() })).result.id
    const hall = (await me.call(supplier.hall.create, { body: aHall({ place }) })).result.id
    const period = { from: '2031-05-03', to: '2031-05-05' }
    const body = anAvailability({ hall, state: 'confirmed', period })
    const { id } = (await me.call(finder.availability.create, { body })).result
    expect(await me.call(supplier.hall.remove, { params: { id: hall }, query: {} })).toMatchObject({
      status: 409,
      key: 'record.held',
      message: '仍有尚未结束的档期占用，不能删除',
    })
    await me.call(finder.availability.remove, { params: { id }, query: {} })
    expect((await me.call(supplier.hall.remove, { params: { id: hall }, query: {} })).status).toBe(200)
  })

  it('a hall whose days are over goes with them', async () => {
    const place = (await me.call(supplier.place.create, { body: aPlace() })).result.id
    const hall = (await me.call(supplier.hall.create, { body: aHall({ place }) })).result.id
    const period = { from: '2021-05-03', to: '2021-05-05' }
    await me.call(finder.availability.create, { body: anAvailability({ hall, state: 'confirmed', period }) })
    expect((await me.call(supplier.hall.remove, { params: { id: hall }, query: {} })).status).toBe(200)
  })

  it('a supplier stays while it is rated or came by an application, and all reasons are named at once', async () => {
    const id = await addSupplier()
    const scores = [{ criterion: '现场服务', score: '80' }]
    const body = aSupplierRating({ supplier: id, ratedOn: '2026-05-03', scores })
    expect((await me.call(scorecard.rating.create, { body })).status).toBe(200)
    expect(await removeSupplier(id)).toMatchObject({ key: 'record.held', message: '仍有供应商评价，不能删除' })
    await query(
      t,
      `insert into supplier_application (tenant_id, id, code, name, type, contact_name, contact_mobile, stage, status, source, submitted_at, supplier_id, search_text, search_grams)
        values ($1, gen_random_uuid(), 'ZR-1', '某酒店', 'company', '张三', '13800000000', 'approved', 'approved', 'staff', now(), $2, '', '{}')`,
      [me.tenantId, id],
    )
    expect(await removeSupplier(id)).toMatchObject({ message: '仍有供应商评价、准入申请，不能删除' })
    expect((await removeSupplier(await addSupplier())).status).toBe(200)
  })
})
