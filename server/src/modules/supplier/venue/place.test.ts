import { supplier } from '@srm/api/supplier'
import { beforeAll, describe, expect, it } from 'vitest'
import { addFile } from '#test/examples.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { png } from '#test/outside/sample-files.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { aHall, aHotel, aPlace, aRoom, aSupplier } from '../supplier.fixture.ts'

let t: TestApp
let me: TestTenant
let owner: { supplier: string }
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  owner = { supplier: (await me.call(supplier.supplier.create, { body: aSupplier() })).result.id }
})

const addPlace = async (): Promise<string> => (await me.call(supplier.place.create, { body: aPlace(owner) })).result.id

const halls = async (id: string) => {
  const { hallCount, largestHallArea } = (await me.call(supplier.place.show, { params: { id } })).result
  return { hallCount, largestHallArea }
}

describe('a place', () => {
  it('has only the fields its kind can have, and the server refuses the others', async () => {
    const make = (more: object) => me.call(supplier.place.create, { body: aPlace({ ...owner, ...more }) })
    expect(await make({ type: 'hotel', maxSeated: 500, power: 100 })).toMatchObject({
      status: 422,
      key: 'place.not_for_type',
      errors: [{ path: 'maxSeated' }, { path: 'power' }],
    })
    expect((await make({ type: 'convention_center', maxSeated: 500, power: 100 })).status).toBe(200)
    expect(await make({ type: 'restaurant', supplier: null })).toMatchObject({ status: 422, key: 'place.owner' })
  })

  it('counts its halls and knows the largest, also when one moves or goes', async () => {
    const [one, two] = [await addPlace(), await addPlace()]
    const body = aHall({ place: one, area: '420.0' })
    const { id } = (await me.call(supplier.hall.create, { body })).result
    await me.call(supplier.hall.create, { body: aHall({ place: one, area: '88.5' }) })
    expect(await halls(one)).toEqual({ hallCount: 2, largestHallArea: '420.0' })
    await me.call(supplier.hall.update, { params: { id }, body: { ...body, place: two, version: 1 } })
    expect(await halls(one)).toEqual({ hallCount: 1, largestHallArea: '88.5' })
    expect(await halls(two)).toEqual({ hallCount: 1, largestHallArea: '420.0' })
    expect(await me.call(supplier.place.remove, { params: { id: two }, query: {} })).toMatchObject({
      status: 409,
      key: 'place.in_use',
    })
    await me.call(supplier.hall.remove, { params: { id }, query: {} })
    expect(await halls(two)).toEqual({ hallCount: 0, largestHallArea: null })
  })

  it('is found by how many its halls seat and how high they are, and its prices are not added up', async () => {
    const place = await addPlace()
    await me.call(supplier.hall.create, { body: aHall({ place, theater: 900, height: '7.20' }) })
    await me.call(supplier.hall.create, { body: aHall({ place, theater: 900, height: '3.00' }) })
    const filter = JSON.stringify([
      { field: 'theater', op: 'gte', value: 800 },
      { field: 'height', op: 'gte', value: '6' },
    ])
    expect((await me.call(supplier.hall.list, { query: { filter } })).result.items).toHaveLength(1)
    expect((await me.call(supplier.hall.summary, { query: {} })).result.sums).toEqual({})
  })
})

describe('a hotel', () => {
  it('carries its photos in a list, ready to be shown', async () => {
    const { id: photo } = await addFile(t, me, '大堂.png', await png())
    const made = await me.call(supplier.hotel.create, { body: aHotel({ ...owner, photos: [photo] }) })
    const { items } = (await me.call(supplier.hotel.list, { query: {} })).result
    expect(items.find(({ id }) => id === made.result.id)?.photos).toMatchObject([{ id: photo }])
    expect(items.every(({ photos }) => photos.every(({ url }) => url.startsWith('/api/file/raw/')))).toBe(true)
  })

  it('has no more rooms by kind than in all, and was not renovated before it opened', async () => {
    const make = (more: object) => me.call(supplier.hotel.create, { body: aHotel({ ...owner, ...more }) })
    expect(await make({ totalRooms: 100, kingRooms: 80, twinRooms: 21 })).toMatchObject({ key: 'hotel.rooms' })
    expect(await make({ openedYear: 2015, renovatedYear: 2010 })).toMatchObject({ key: 'hotel.years' })
    expect((await make({ totalRooms: 100, kingRooms: 80, twinRooms: 20 })).status).toBe(200)
  })

  it('keeps its room types with their seasons, and is not deleted while it has some', async () => {
    const { id } = (await me.call(supplier.hotel.create, { body: aHotel(owner) })).result
    const room = (await me.call(supplier.room.create, { body: aRoom({ hotel: id }) })).result.id
    expect((await me.call(supplier.room.show, { params: { id: room } })).result.seasons).toMatchObject([
      { name: '展会期', period: { from: '2026-11-05', to: '2026-11-10' }, price: '1280.00' },
    ])
    expect(await me.call(supplier.hotel.remove, { params: { id }, query: {} })).toMatchObject({ key: 'hotel.in_use' })
  })
})
