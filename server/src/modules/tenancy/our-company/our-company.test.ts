import { tenancy } from '@srm/api/tenancy'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { timelineOf } from '#test/records.ts'
import { aTenant } from '#test/tenant.ts'
import { anOurCompany } from '../tenancy.fixture.ts'

const { ourCompany } = tenancy

let t: TestApp
beforeAll(async () => {
  t = await sharedApp()
})

describe('our company', () => {
  it('is created with a number from the rule and found by name, pinyin, initials, one and two characters', async () => {
    const me = await aTenant(t)
    const made = await me.call(ourCompany.create, { body: anOurCompany({ name: '上海云舟会展服务有限公司' }) })
    expect(made).toMatchObject({ status: 200, code: 200, result: { code: 'GS-001' } })
    for (const keyword of ['云舟会展', '云', '云舟', 'yunzhou', 'shyz', 'YZHZ', 'GS-001', '上海 会展']) {
      const found = await me.call(ourCompany.list, { query: { keyword } })
      expect(
        found.result.items.map(({ id }) => id),
        keyword,
      ).toEqual([made.result.id])
    }
    const nothing = await me.call(ourCompany.list, { query: { keyword: '舟云' } })
    expect(nothing.result).toMatchObject({ items: [], total: 0 })
  })

  it('shows its bank accounts and seals, and tells its changes in words', async () => {
    const me = await aTenant(t)
    const seal = { name: '公章', kind: 'company' as const, keeper: me.userId, image: [] }
    const { result } = await me.call(ourCompany.create, {
      body: anOurCompany({ seals: [seal], taxpayerType: 'general' }),
    })
    const shown = await me.call(ourCompany.show, { params: { id: result.id } })
    expect(shown.result).toMatchObject({
      version: 1,
      seals: [{ kind: 'company', keeper: { name: '王晓' } }],
      actions: ['update', 'delete'],
    })
    const {
      id: _,
      version,
      actions: __,
      createdAt: ___,
      createdBy: ____,
      updatedAt: _____,
      updatedBy: ______,
      ...body
    } = shown.result
    const change = {
      ...body,
      legalPerson: '陈立',
      taxpayerType: 'small',
      attachments: [],
      owner: me.userId,
      department: null,
      seals: [],
    }
    const saved = await me.call(ourCompany.update, { params: { id: result.id }, body: { ...change, version } })
    expect(saved).toMatchObject({ status: 200, result: { version: 2 } })
    const told = await timelineOf(me, 'ourCompany', result.id)
    expect(told.result.items[0]).toMatchObject({
      kind: 'updated',
      actor: { name: '王晓' },
      changes: expect.arrayContaining([
        { field: 'legalPerson', label: '法定代表人', from: '空', to: '陈立' },
        { field: 'taxpayerType', label: '纳税人类型', from: '一般纳税人', to: '小规模纳税人' },
        { field: 'owner', label: '负责人', from: '空', to: '王晓' },
        { field: 'seals', label: '印章', from: '公章 公章 王晓', to: '空' },
      ]) as unknown,
    })
  })

  it('refuses a stale version and says who changed it', async () => {
    const me = await aTenant(t)
    const { result } = await me.call(ourCompany.create, { body: anOurCompany() })
    const body = anOurCompany({ name: '上海远帆新名有限公司' })
    expect(
      (await me.call(ourCompany.update, { params: { id: result.id }, body: { ...body, version: 1 } })).status,
    ).toBe(200)
    const late = await me.call(ourCompany.update, {
      params: { id: result.id },
      body: { ...body, phone: '021-1', version: 1 },
    })
    expect(late).toMatchObject({ status: 409, key: 'record.stale', details: { version: 2, updatedBy: '王晓' } })
  })

  it('names the field of a refused input', async () => {
    const me = await aTenant(t)
    const bad = await me.call(ourCompany.create, { body: anOurCompany({ creditCode: '91310000MA1FL0LT5X' }) })
    expect(bad).toMatchObject({
      status: 400,
      key: 'request.invalid',
      errors: [{ path: 'creditCode', message: '统一社会信用代码不正确' }],
    })
  })

  it('refuses the same name twice, and two default accounts', async () => {
    const me = await aTenant(t)
    const body = anOurCompany()
    await me.call(ourCompany.create, { body })
    expect(await me.call(ourCompany.create, { body })).toMatchObject({ status: 409, key: 'ourCompany.name_taken' })
    const [line] = body.bankAccounts ?? []
    const two = line ? [line, { ...line, accountNo: '6222000000001' }] : []
    expect(await me.call(ourCompany.create, { body: anOurCompany({ bankAccounts: two }) })).toMatchObject({
      key: 'ourCompany.one_default_account',
    })
  })

  it('is deleted with its timeline kept', async () => {
    const me = await aTenant(t)
    const { result } = await me.call(ourCompany.create, { body: anOurCompany() })
    expect((await me.call(ourCompany.remove, { params: { id: result.id }, query: {} })).status).toBe(200)
    expect((await me.call(ourCompany.show, { params: { id: result.id } })).status).toBe(404)
    const told = await timelineOf(me, 'ourCompany', result.id)
    expect(told.result.items.map(({ kind }) => kind)).toEqual(['deleted', 'created'])
  })
})

describe('totals of our companies', () => {
  it('count by group under the same search and filters as the list', async () => {
    const me = await aTenant(t)
    for (const status of ['enabled', 'enabled', 'disabled'] as const)
      await me.call(ourCompany.create, { body: anOurCompany({ status, owner: me.userId }) })
    const byStatus = await me.call(ourCompany.summary, { query: { group: 'status' } })
    expect(byStatus.result).toEqual({
      sums: {},
      groups: [
        { value: 'enabled', name: '启用', count: 2, sums: {}, under: [] },
        { value: 'disabled', name: '停用', count: 1, sums: {}, under: [] },
      ],
    })
    const filter = JSON.stringify([{ field: 'status', op: 'in', value: ['disabled'] }])
    const filtered = await me.call(ourCompany.summary, { query: { group: 'status', filter } })
    expect(filtered.result.groups.map(({ count }) => count)).toEqual([1])
    const sorted = await me.call(ourCompany.list, { query: { sort: 'status' } })
    expect(sorted.result.items.map(({ status }) => status)).toEqual(['enabled', 'enabled', 'disabled'])
  })
})
