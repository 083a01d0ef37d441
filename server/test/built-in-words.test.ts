import { approval } from '@srm/api/approval'
import { dictionary } from '@srm/api/dictionary'
import { identity } from '@srm/api/identity'
import { map } from '@srm/api/map'
import { notice } from '@srm/api/notice'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from './app.ts'
import { query } from './sql.ts'
import { aTenant, type TestTenant } from './tenant.ts'

/** A company as the release before made it: its words are stored in Chinese, and stay so. */
let t: TestApp
let me: TestTenant
const english = { 'accept-language': 'en' }
const han = /\p{Script=Han}/u

beforeAll(async () => {
  t = await startApp()
  me = await aTenant(t)
})
afterAll(() => t.close())

describe('built-in dictionaries', () => {
  it('are English for English readers and Chinese for the others', async () => {
    const types = (await me.call(dictionary.types, {}, english)).result
    expect(types.filter(({ name, system }) => system && han.test(name))).toEqual([])
    for (const { selTypeName } of types.filter(({ system }) => system)) {
      const options = (await me.call(dictionary.tree, { query: { selTypeName } }, english)).result
      expect(options.filter(({ optionName, system }) => system && han.test(optionName))).toEqual([])
    }
    const { result: chinese } = await me.call(dictionary.tree, { query: { selTypeName: 'freezeScope' } })
    expect(chinese.map(({ optionName }) => optionName)).toEqual(['询价', '下单', '付款'])
  })

  it('keep the name a company gave them, in both languages', async () => {
    const tree = async (headers?: Record<string, string>) =>
      (await me.call(dictionary.tree, { query: { selTypeName: 'contactRole' } }, headers)).result
    const [sales, finance] = await tree(english)
    if (!sales || !finance) throw new Error('no options')
    // Sent back as it was shown: no rename.
    const same = { optionName: sales.optionName, version: sales.version }
    await me.call(dictionary.update, { params: { id: sales.id }, body: same }, english)
    expect((await tree())[0]).toMatchObject({ optionName: '销售', version: sales.version })
    const renamed = { optionName: '大客户销售', version: sales.version }
    await me.call(dictionary.update, { params: { id: sales.id }, body: renamed })
    expect((await tree(english))[0]?.optionName).toBe('大客户销售')
  })
})

describe('built-in roles', () => {
  it('are named and described in the language of the reader', async () => {
    const { items } = (await me.call(identity.role.list, { query: { pageSize: '50' } }, english)).result
    expect(items.length).toBeGreaterThanOrEqual(10)
    expect(items.filter(({ name, description }) => han.test(`${name}${description ?? ''}`))).toEqual([])
    const options = (await me.call(identity.role.all, { query: {} }, english)).result
    expect(options.filter(({ name }) => han.test(name))).toEqual([])
    const [buyer] = items.filter(({ code }) => code === 'BUYER')
    const shown = (await me.call(identity.role.show, { params: { id: buyer?.id ?? '' } })).result
    expect(shown.name).toBe('采购')
  })
})

describe('the menu as it is arranged', () => {
  it('is English for English readers, and hiding an entry is no rename', async () => {
    const items = (await me.call(identity.menu.items, {}, english)).result
    expect(items.filter(({ meta }) => han.test(meta.title))).toEqual([])
    const item = items.find(({ type }) => type === 'menu')
    if (!item) throw new Error('no entry')
    const meta = { ...item.meta, hidden: true }
    await me.call(identity.menu.update, { params: { id: item.id }, body: { meta } }, english)
    const after = (await me.call(identity.menu.items, {})).result.find(({ id }) => id === item.id)
    expect(after?.meta).toMatchObject({ hidden: true })
    expect(after?.meta.title).toMatch(han)
  })
})

it('days off are named in the language of the reader, and are not renamed by saving them', async () => {
  const list = async (headers?: Record<string, string>) =>
    (await me.call(approval.calendar.list, { query: { year: '2026' } }, headers)).result
  const days = await list(english)
  expect(days.find(({ day }) => day === '2026-10-01')?.name).toBe('National Day')
  expect(days.filter(({ name }) => han.test(name ?? ''))).toEqual([])
  const first = days.filter(({ day }) => day === '2026-10-01')
  await me.call(approval.calendar.save, { body: { days: first } }, english)
  expect((await list()).find(({ day }) => day === '2026-10-01')?.name).toBe('国庆节')
})

it('regions are told by their sound', async () => {
  const codes = '350203,310115,610113,150102,810000'
  expect((await me.call(map.regions, { query: { codes } }, english)).result).toEqual({
    350203: 'Fujian Xiamen Siming',
    310115: 'Shanghai Pudongxin',
    610113: 'Shaanxi Xian Yanta',
    150102: 'Inner Mongolia Huhehaote Xincheng',
    810000: 'Hong Kong',
  })
})

it('notices written before are read in the language of the reader', async () => {
  await query(
    t,
    `insert into notice (tenant_id, id, user_id, type, title, body)
     values ($1, app.new_id(), $2, 'approval', '待您审批：海悦酒店 转为合格', ''),
            ($1, app.new_id(), $2, 'task', '海悦酒店 转为合格，等待审核', '')`,
    [me.tenantId, me.userId],
  )
  const { items } = (await me.call(notice.list, { query: {} }, english)).result
  expect(items.map(({ title }) => title).toSorted()).toEqual([
    'To approve: 海悦酒店: qualify',
    '海悦酒店: qualify, waiting for review',
  ])
})
