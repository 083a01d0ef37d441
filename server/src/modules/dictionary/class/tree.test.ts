import { dictionary } from '@srm/api/dictionary'
import { beforeAll, describe, expect, it } from 'vitest'
import { anOurCompany } from '#modules/tenancy/tenancy.fixture.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { query } from '#test/sql.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'

let t: TestApp
beforeAll(async () => {
  t = await sharedApp()
})

const shape = async (me: TestTenant, selTypeName = 'venue'): Promise<string> => {
  type Tree = { optionName: string; children: Tree }[]
  const draw = (tree: Tree): string =>
    tree.map(({ optionName, children }) => optionName + (children.length > 0 ? `(${draw(children)})` : '')).join(' ')
  return draw((await me.call(dictionary.tree, { query: { selTypeName } })).result as unknown as Tree)
}

const adder =
  (me: TestTenant) =>
  async (optionName: string, more: { parentId?: string; before?: string; value?: string } = {}): Promise<string> =>
    (await me.call(dictionary.create, { body: { selTypeName: 'venue', optionName, ...more } })).result.id

const move = (me: TestTenant, id: string, parentId: string | null, before: string | null) =>
  me.call(dictionary.move, { params: { id }, body: { parentId, before } })

const timeline = (me: TestTenant, id: string) =>
  query<{ kind: string; changes: unknown }>(
    t,
    'select kind, changes from record_event where tenant_id = $1 and subject_id = $2 order by id',
    [me.tenantId, id],
  )

describe('the order of a dictionary', () => {
  it('puts new options last, or before the one they name', async () => {
    const me = await aTenant(t)
    const add = adder(me)
    const a = await add('甲')
    await add('乙')
    await add('零', { before: a })
    await add('子', { parentId: a })
    expect(await shape(me)).toBe('零 甲(子) 乙')
    const nowhere = { selTypeName: 'venue', optionName: '丙', parentId: a, before: a }
    expect(await me.call(dictionary.create, { body: nowhere })).toMatchObject({ key: 'selOption.wrong_place' })
    expect(await shape(me)).toBe('零 甲(子) 乙')
  })

  it('is changed by moving, within a parent and between parents, and tells so', async () => {
    const me = await aTenant(t)
    const add = adder(me)
    const [a, b, c] = [await add('甲'), await add('乙'), await add('丙')]
    const child = await add('子', { parentId: a })
    await move(me, c, null, a)
    expect(await shape(me)).toBe('丙 甲(子) 乙')
    await move(me, b, a, child)
    expect(await shape(me)).toBe('丙 甲(乙 子)')
    await move(me, child, null, null)
    expect(await shape(me)).toBe('丙 甲(乙) 子')
    expect((await timeline(me, child)).at(-1)).toMatchObject({
      kind: 'updated',
      changes: [{ field: 'parentId', from: a, to: null }, { field: 'sort' }],
    })
    await move(me, child, null, null)
    expect(await timeline(me, child)).toHaveLength(2)
  })

  it('refuses loops, places that do not exist, and a name that is taken there', async () => {
    const me = await aTenant(t)
    const add = adder(me)
    const a = await add('甲')
    const b = await add('乙', { parentId: a })
    const duplicate = await add('乙')
    const [foreign] = (await me.call(dictionary.tree, { query: { selTypeName: 'industry' } })).result
    expect(await move(me, a, b, null)).toMatchObject({ status: 422, key: 'selOption.wrong_parent' })
    expect(await move(me, a, a, null)).toMatchObject({ status: 422, key: 'selOption.wrong_parent' })
    expect(await move(me, a, foreign?.id ?? '', null)).toMatchObject({ status: 422, key: 'selOption.wrong_parent' })
    expect(await move(me, a, null, b)).toMatchObject({ status: 422, key: 'selOption.wrong_place' })
    expect(await move(me, duplicate, a, null)).toMatchObject({ status: 409, key: 'selOption.taken' })
    expect(await shape(me)).toBe('甲(乙) 乙')
  })

  it('never becomes a loop when two people move at once', async () => {
    const me = await aTenant(t)
    const add = adder(me)
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [await add(`甲${round}`), await add(`乙${round}`)]
      const moved = await Promise.all([move(me, a, b, null), move(me, b, a, null)])
      expect(moved.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 422])
    }
    expect(await shape(me)).toMatch(/^(?:(?:甲(\d)\(乙\1\)|乙(\d)\(甲\2\)) ?){5}$/)
  })

  it('leaves versions alone, so that a rename after a move is not stale', async () => {
    const me = await aTenant(t)
    const add = adder(me)
    const [a, b] = [await add('甲'), await add('乙')]
    await move(me, b, null, a)
    const rename = { params: { id: a }, body: { optionName: '甲改', version: 1 } }
    expect((await me.call(dictionary.update, rename)).status).toBe(200)
    expect(await shape(me)).toBe('乙 甲改')
  })
})

describe('a change of an option', () => {
  it('touches what it names and nothing else', async () => {
    const me = await aTenant(t)
    const body = { selTypeName: 'venue', optionName: '甲', value: 'a', color: '#f01414', sort: 70, remark: '备注' }
    const { id } = (await me.call(dictionary.create, { body })).result
    const change = (more: object, version: number) =>
      me.call(dictionary.update, { params: { id }, body: { ...more, version } })
    await change({ status: 'disabled' }, 1)
    await change({ optionName: '乙', value: 'a' }, 2)
    const [now] = (await me.call(dictionary.tree, { query: { selTypeName: 'venue' } })).result
    expect(now).toMatchObject({ ...body, optionName: '乙', status: 'disabled', version: 3 })
    expect((await change({ color: null }, 3)).result.version).toBe(4)
    expect((await change({ color: null }, 4)).result.version).toBe(4)
    expect(await change({ value: 'b' }, 4)).toMatchObject({ status: 422, key: 'selOption.value_fixed' })
  })
})

describe('merging', () => {
  it('takes the options below along, counts what used it, and never goes downwards', async () => {
    const me = await aTenant(t)
    const add = async (optionName: string, value: string, parentId?: string) =>
      (
        await me.call(dictionary.create, {
          body: { selTypeName: 'taxpayerType', optionName, value, ...(parentId && { parentId }) },
        })
      ).result.id
    const solo = await add('个体', 'solo')
    const shop = await add('小店', 'shop', solo)
    const into = await add('小微', 'micro')
    await add('作坊', 'craft', into)
    for (const taxpayerType of ['solo', 'solo', 'shop'])
      await t.http.inject({
        method: 'POST',
        url: '/api/our_company/create',
        headers: me.headers,
        payload: anOurCompany({ taxpayerType }),
      })
    const uses = async () =>
      Object.fromEntries(
        (await me.call(dictionary.uses, { query: { selTypeName: 'taxpayerType' } })).result.map((one) => [
          one.value,
          one.count,
        ]),
      )
    expect(await uses()).toEqual({ solo: 2, shop: 1 })
    expect(await me.call(dictionary.merge, { params: { id: solo }, body: { into: shop } })).toMatchObject({
      status: 422,
      key: 'selOption.merge_below',
    })
    expect((await me.call(dictionary.merge, { params: { id: solo }, body: { into } })).result.moved).toBe(2)
    expect(await uses()).toEqual({ micro: 2, shop: 1 })
    expect(await shape(me, 'taxpayerType')).toBe('一般纳税人 小规模纳税人 其他 小微(作坊 小店)')
  })

  it('does not take away a built-in option', async () => {
    const me = await aTenant(t)
    const [first, second] = (await me.call(dictionary.tree, { query: { selTypeName: 'taxpayerType' } })).result
    const merged = await me.call(dictionary.merge, {
      params: { id: first?.id ?? '' },
      body: { into: second?.id ?? '' },
    })
    expect(merged).toMatchObject({ status: 409, key: 'selOption.system' })
  })
})
