import { home } from '@srm/api/home'
import { order } from '@srm/api/order'
import { project } from '@srm/api/project'
import { supplier } from '@srm/api/supplier'
import { beforeAll, describe, expect, it } from 'vitest'
import { addPerson } from '#modules/identity/index.ts'
import { aConfirmedOrder } from '#test/acceptances.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { setProjectStage } from '#test/final-accounts.ts'
import { aTypedProject } from '#test/projects.ts'
import { aHotel, aPlace, aSupplier } from '#modules/supplier/supplier.fixture.ts'
import { aTenant, signIn, type Member, type TestTenant } from '#test/tenant.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  for (const region of ['460203', '460204', '310115']) {
    const body = await aTypedProject(me, { name: `活动${region}`, region })
    const { id } = (await me.call(project.project.create, { body })).result
    await setProjectStage(me, id, 'preparing')
    await aConfirmedOrder(me, { project: id, lines: [{ name: '会场', quantity: '1', price: '1000.00' }] })
  }
  const owner = (await me.call(supplier.supplier.create, { body: aSupplier() })).result.id
  for (const region of ['460203', '460204', '310115']) {
    await me.call(supplier.hotel.create, { body: aHotel({ supplier: owner, region }) })
    await me.call(supplier.place.create, { body: aPlace({ region }) })
  }
  await me.call(supplier.hotel.create, { body: aHotel({ supplier: owner, region: '310115', status: 'disabled' }) })
})

const shownTo = async (who: Member) => {
  const { points } = (await who.call(home.map)).result
  const of = (layer: string) => points.filter((point) => point.layer === layer)
  return { projects: of('project'), spend: of('spend'), hotels: of('hotel'), places: of('place') }
}

const running = JSON.stringify([{ field: 'stage', op: 'in', value: ['preparing', 'executing'] }])

describe('the map of the home page', () => {
  it('shows every project under way, and sums the orders of a city', async () => {
    const { projects, spend } = await shownTo(me)
    expect(projects.map(({ title }) => title ?? '').toSorted()).toEqual(['活动310115', '活动460203', '活动460204'])
    expect(spend.map(({ region, count, amount }) => [region, count, amount])).toEqual([
      ['460200', 2, '2000.00'],
      ['310100', 1, '1000.00'],
    ])
  })

  it('counts hotels and places by city', async () => {
    const { hotels, places } = await shownTo(me)
    const counts = [
      ['460200', 2],
      ['310100', 1],
    ]
    expect(hotels.map(({ region, count }) => [region, count])).toEqual(counts)
    expect(places.map(({ region, count }) => [region, count])).toEqual(counts)
  })

  it.each(['GM', 'PM', 'BUYER', 'FINANCE', 'STAFF'])('leads to lists that say the same, for %s', async (role) => {
    const person = {
      username: `map.${role.toLowerCase()}`,
      displayName: role,
      departmentId: me.departmentId,
      roles: [role],
    }
    const who = await signIn(t, me.tenantId, await me.inside((ctx) => addPerson(ctx, person)))
    const { projects, spend, hotels, places } = await shownTo(who)
    const list = await who.call(project.project.list, { query: { filter: running } })
    expect(projects.length).toBe(list.status === 200 ? list.result.total : 0)
    const filterOf = (path: string): string => new URL(path, 'http://home').searchParams.get('filter') ?? ''
    for (const { count, path } of hotels)
      expect((await who.call(supplier.hotel.list, { query: { filter: filterOf(path) } })).result.total).toBe(count)
    for (const { count, path } of places)
      expect((await who.call(supplier.place.list, { query: { filter: filterOf(path) } })).result.total).toBe(count)
    for (const { amount, path } of spend) {
      const filter = filterOf(path)
      const { sums } = (await who.call(order.order.summary, { query: { filter } })).result
      expect(sums?.['amount']).toBe(amount)
    }
  })

  it('covers amounts, and hides kinds one has no list of', async () => {
    const { spend } = await shownTo(me.as({ masks: ['cost'] }))
    expect(spend.map(({ amount }) => amount)).toEqual([null, null])
    expect(await shownTo(me.as({ permissions: [] }))).toEqual({ projects: [], spend: [], hotels: [], places: [] })
  })
})
