import { finder } from '@srm/api/finder'
import { supplier } from '@srm/api/supplier'
import { beforeAll, describe, expect, it } from 'vitest'
import { anAvailability } from '../finder.fixture.ts'
import { aHall, aHotel, aPlace, aRoom, aSupplier } from '#modules/supplier/supplier.fixture.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { timelineOf } from '#test/records.ts'
import { query } from '#test/sql.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'

let t: TestApp
let me: TestTenant
let place: string
let hotel: string
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  const owner = (await me.call(supplier.supplier.create, { body: aSupplier() })).result.id
  hotel = (await me.call(supplier.hotel.create, { body: aHotel({ supplier: owner, totalRooms: 200 }) })).result.id
  place = (await me.call(supplier.place.create, { body: aPlace() })).result.id
})

const addHall = async (more: Parameters<typeof aHall>[0] = {}): Promise<string> =>
  (await me.call(supplier.hall.create, { body: aHall({ place, ...more }) })).result.id

type Body = Parameters<typeof anAvailability>[0]
const mark = (body: Body) => me.call(finder.availability.create, { body: anAvailability(body) })
const days = (from: string, to = from) => ({ period: { from: `2031-05-${from}`, to: `2031-05-${to}` } })

describe('a hall', () => {
  it('is taken once at a time: another part of the day is free, the same one is not, and one is told by what', async () => {
    const hall = await addHall()
    const taken = { hall, state: 'occupied', part: 'am', ...days('03', '05'), name: '车企年会' } as const
    expect((await mark(taken)).status).toBe(200)
    expect(await mark({ ...taken, state: 'confirmed', part: 'day', ...days('05', '06') })).toMatchObject({
      status: 409,
      key: 'availability.taken',
      details: { name: '车企年会', from: '2031-05-03', to: '2031-05-05' },
      errors: [{ path: 'period' }],
    })
    expect((await mark({ ...taken, part: 'eve' })).status).toBe(200)
    expect((await mark({ ...taken, state: 'held' })).status).toBe(200)
    expect((await mark({ ...taken, ...days('06') })).status).toBe(200)
  })

  it('is taken with what it is divided into, while its parts do not take each other', async () => {
    const whole = await addHall({ divisibleGroup: '大宴会厅', divisibleInto: 2 })
    const [one, two] = [await addHall({ divisibleGroup: '大宴会厅' }), await addHall({ divisibleGroup: '大宴会厅' })]
    const on = (hall: string) => mark({ hall, state: 'occupied', ...days('10') })
    expect((await on(one)).status).toBe(200)
    expect((await on(two)).status).toBe(200)
    expect(await on(whole)).toMatchObject({ key: 'availability.taken' })
    expect((await mark({ hall: whole, state: 'occupied', ...days('11') })).status).toBe(200)
    expect(await mark({ hall: two, state: 'confirmed', ...days('11') })).toMatchObject({ key: 'availability.taken' })
  })

  it('is given to one of ten who take it at the same moment', async () => {
    const hall = await addHall()
    const all = await Promise.all(Array.from({ length: 10 }, () => mark({ hall, state: 'confirmed', ...days('12') })))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(all.filter(({ key }) => key === 'availability.taken')).toHaveLength(9)
  })

  it('can be moved on to other days, and keeps its history', async () => {
    const hall = await addHall()
    const { id } = (await mark({ hall, state: 'confirmed', ...days('01', '03') })).result
    const body = { ...anAvailability({ hall, state: 'confirmed', name: '发布会', ...days('02', '04') }), version: 1 }
    expect((await me.call(finder.availability.update, { params: { id }, body })).result.version).toBe(2)
    const { changes } = (await timelineOf(me, 'availability', id)).result.items[0] ?? { changes: [] }
    expect(changes.map((change: { label: string }) => change.label)).toContain('日期')
  })
})

describe('what a quote or an order has marked', () => {
  it('is neither changed nor deleted by hand', async () => {
    const hall = await addHall()
    const { id } = (await mark({ hall, state: 'confirmed', ...days('20') })).result
    await query(t, `update availability set source = 'order' where tenant_id = $1 and id = $2`, [me.tenantId, id])
    const body = { ...anAvailability({ hall, ...days('21') }), version: 1 }
    const refused = { status: 409, key: 'availability.foreign' }
    expect(await me.call(finder.availability.update, { params: { id }, body })).toMatchObject(refused)
    expect(await me.call(finder.availability.remove, { params: { id }, query: {} })).toMatchObject(refused)
  })
})

describe('rooms', () => {
  it('are given away up to how many there are in every night', async () => {
    const room = (await me.call(supplier.room.create, { body: aRoom({ hotel, count: 50 }) })).result.id
    const give = (quantity: number, from: string, to = from) =>
      mark({ room, quantity, state: 'occupied', ...days(from, to) })
    expect((await give(30, '01', '03')).status).toBe(200)
    expect((await give(20, '03', '05')).status).toBe(200)
    expect(await give(1, '01', '03')).toMatchObject({
      status: 409,
      key: 'availability.rooms',
      details: { day: '2031-05-03' },
    })
    expect((await give(20, '01', '02')).status).toBe(200)
  })

  it('have no parts of a day, a hall has no number, and it is about one thing', async () => {
    const hall = await addHall()
    const room = (await me.call(supplier.room.create, { body: aRoom({ hotel, count: 5 }) })).result.id
    expect(await mark({ room, part: 'am' })).toMatchObject({ status: 422, key: 'availability.night' })
    expect(await mark({ hall, quantity: 2 })).toMatchObject({ status: 422, key: 'availability.quantity' })
    expect(await mark({ hall, room })).toMatchObject({ status: 422, key: 'availability.target' })
    expect(await mark({})).toMatchObject({ status: 422, key: 'availability.target' })
  })
})

describe('a month', () => {
  it('shows what begins before it and what ends after it, hall by hall', async () => {
    const here = (await me.call(supplier.place.create, { body: aPlace() })).result.id
    const hall = (await me.call(supplier.hall.create, { body: aHall({ place: here }) })).result.id
    const on = (from: string, to: string) => mark({ hall, state: 'held', period: { from, to } })
    await on('2031-06-28', '2031-07-02')
    await on('2031-07-30', '2031-08-02')
    await on('2031-08-03', '2031-08-04')
    const { lanes, marks } = (await me.call(finder.availability.month, { query: { place: here, month: '2031-07' } }))
      .result
    expect(lanes.map(({ id }) => id)).toEqual([hall])
    expect(marks.map(({ from }) => from)).toEqual(['2031-06-28', '2031-07-30'])
    const rooms = (await me.call(finder.availability.month, { query: { hotel, month: '2031-05' } })).result
    expect(rooms.lanes[0]).toMatchObject({ kind: 'hotel', count: 200 })
    const other = await aTenant(t)
    expect((await other.call(finder.availability.month, { query: { hotel, month: '2031-05' } })).status).toBe(404)
  })

  it('are shown for the halls of many places at once, by city', async () => {
    const all = (await me.call(finder.availability.month, { query: { month: '2031-07' } })).result
    expect(all.lanes.length).toBeGreaterThan(0)
    expect(all.lanes.every(({ kind, house }) => kind === 'hall' && house !== null)).toBe(true)
    const nowhere = { query: { month: '2031-07', region: '990000' } }
    expect((await me.call(finder.availability.month, nowhere)).result).toMatchObject({ lanes: [], hasMore: false })
  })
})
