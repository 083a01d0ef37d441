import { dictionary } from '@srm/api/dictionary'
import { beforeAll, describe, expect, it } from 'vitest'
import { anOurCompany } from '#modules/tenancy/tenancy.fixture.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { anOption } from './dictionary.fixture.ts'

let t: TestApp
beforeAll(async () => {
  t = await sharedApp()
})

const treeOf = async (me: TestTenant, selTypeName: string) =>
  (await me.call(dictionary.tree, { query: { selTypeName } })).result

/** The entry of a higher module is not this one's business: the record comes in through its path. */
const useTaxpayerType = (me: TestTenant, taxpayerType: string) =>
  t.http.inject({
    method: 'POST',
    url: '/api/our_company/create',
    headers: me.headers,
    payload: anOurCompany({ taxpayerType }),
  })

describe('dictionaries', () => {
  it('give a new company the built-in ones, with colours and order', async () => {
    const me = await aTenant(t)
    const types = await me.call(dictionary.types)
    expect(types.result.find(({ selTypeName }) => selTypeName === 'taxpayerType')).toMatchObject({
      name: '纳税人类型',
      count: 3,
      system: true,
    })
    const tree = await treeOf(me, 'supplierLevel')
    expect(tree.map(({ optionName }) => optionName)).toEqual(['A 级 战略', 'B 级 优选', 'C 级 合格', 'D 级 观察'])
    expect(tree[0]).toMatchObject({ system: true, color: '#3fb884', children: [] })
  })

  it('grow into trees, and an option cannot hang below itself', async () => {
    const me = await aTenant(t)
    const make = async (optionName: string, parentId?: string) =>
      (await me.call(dictionary.create, { body: { selTypeName: 'venue', optionName, ...(parentId && { parentId }) } }))
        .result.id
    const hall = await make('会议厅')
    const ball = await make('宴会厅', hall)
    const grand = await make('大宴会厅', ball)
    expect((await me.call(dictionary.subtree, { params: { id: hall } })).result).toMatchObject([
      { id: ball, children: [{ id: grand }] },
    ])
    const loop = await me.call(dictionary.update, {
      params: { id: hall },
      body: { optionName: '会议厅', parentId: grand, version: 1 },
    })
    expect(loop).toMatchObject({ status: 422, key: 'selOption.wrong_parent' })
    const elsewhere = await me.call(dictionary.create, { body: anOption({ parentId: hall }) })
    expect(elsewhere).toMatchObject({ status: 422, key: 'selOption.wrong_parent' })
    expect(await me.call(dictionary.remove, { params: { id: hall }, query: {} })).toMatchObject({
      key: 'selOption.has_children',
    })
  })

  it('refuse the same name beside the same parent, and a stale change', async () => {
    const me = await aTenant(t)
    const { result } = await me.call(dictionary.create, { body: anOption({ optionName: '黑名单' }) })
    expect(await me.call(dictionary.create, { body: anOption({ optionName: '黑名单' }) })).toMatchObject({
      status: 409,
      key: 'selOption.taken',
    })
    const change = { optionName: '淘汰', color: '#f01414', version: 1 }
    expect(await me.call(dictionary.update, { params: { id: result.id }, body: change })).toMatchObject({
      result: { version: 2 },
    })
    expect(await me.call(dictionary.update, { params: { id: result.id }, body: change })).toMatchObject({
      status: 409,
      key: 'record.stale',
    })
  })

  it('let built-in options be renamed but not removed', async () => {
    const me = await aTenant(t)
    const [first] = await treeOf(me, 'supplierLevel')
    const params = { id: first?.id ?? '' }
    expect((await me.call(dictionary.update, { params, body: { optionName: '战略级', version: 1 } })).status).toBe(200)
    expect(await me.call(dictionary.remove, { params, query: {} })).toMatchObject({
      status: 409,
      key: 'selOption.system',
    })
  })

  it('say where an option is used, refuse to remove it then, and merge it with its records and timeline', async () => {
    const me = await aTenant(t)
    const made = await me.call(dictionary.create, {
      body: { selTypeName: 'taxpayerType', optionName: '个体户', value: 'solo' },
    })
    const params = { id: made.result.id }
    const company = (await useTaxpayerType(me, 'solo')).json<{ result: { id: string } }>().result
    expect((await me.call(dictionary.usage, { params })).result).toEqual({
      count: 1,
      places: [{ record: '我方公司', field: '纳税人类型', count: 1 }],
    })
    expect(await me.call(dictionary.remove, { params, query: {} })).toMatchObject({
      status: 409,
      key: 'selOption.in_use',
    })
    const other = (await treeOf(me, 'taxpayerType')).find(({ value }) => value === 'other')
    const merged = await me.call(dictionary.merge, { params, body: { into: other?.id ?? '' } })
    expect(merged.result).toEqual({ id: other?.id, moved: 1 })
    const shown = await t.http.inject({ url: `/api/our_company/show/${company.id}`, headers: me.headers })
    expect(shown.json()).toMatchObject({ result: { taxpayerType: 'other', version: 2 } })
    const told = await t.http.inject({ url: `/api/record/timeline/ourCompany/${company.id}`, headers: me.headers })
    expect(told.json()).toMatchObject({
      result: { items: [{ kind: 'updated', changes: [{ label: '纳税人类型', to: '其他' }] }, { kind: 'created' }] },
    })
    expect((await treeOf(me, 'taxpayerType')).some(({ id }) => id === params.id)).toBe(false)
  })

  it('do not merge into themselves or across dictionaries', async () => {
    const me = await aTenant(t)
    const { result } = await me.call(dictionary.create, { body: anOption() })
    const [foreign] = await treeOf(me, 'industry')
    for (const into of [result.id, foreign?.id ?? ''])
      expect(await me.call(dictionary.merge, { params: { id: result.id }, body: { into } })).toMatchObject({
        status: 422,
        key: 'selOption.merge_self',
      })
  })

  it('preview a code by type and make fourteen random characters without one', async () => {
    const me = await aTenant(t)
    const year = new Date().getFullYear()
    expect((await me.call(dictionary.genCode, { query: { type: 1 } })).result.code).toBe(`HT-${year}-0001`)
    expect((await me.call(dictionary.genCode, { query: { type: 1 } })).result.code).toBe(`HT-${year}-0001`)
    expect((await me.call(dictionary.genCode, { query: {} })).result.code).toMatch(/^[A-Z0-9]{14}$/)
    expect(await me.call(dictionary.genCode, { query: { type: 98 } })).toMatchObject({
      status: 422,
      key: 'code.unknown_type',
    })
  })
})
