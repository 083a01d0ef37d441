import { map } from '@srm/api/map'
import { beforeAll, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'

let t: TestApp
let me: TestTenant

beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
})

it('region names come as province, city and county, without codes nobody knows', async () => {
  const { result } = await me.call(map.regions, { query: { codes: '310115,330106,330100,330199,990000' } })
  expect(result).toEqual({
    310115: '上海市 浦东新区',
    330106: '浙江省 杭州市 西湖区',
    330100: '浙江省 杭州市',
    330199: '浙江省 杭州市',
  })
})

it('region names are given for two hundred codes at a time and no more', async () => {
  const codes = Array.from({ length: 201 }, (_, index) => String(330_100 + index))
  const most = await me.call(map.regions, { query: { codes: codes.slice(1).join(',') } })
  expect(most.status).toBe(200)
  const more = await me.call(map.regions, { query: { codes: codes.join(',') } })
  expect(more.status).toBe(400)
})
