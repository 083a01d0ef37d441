import { finder } from '@srm/api/finder'
import { supplier } from '@srm/api/supplier'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { anAvailability } from '../finder.fixture.ts'
import { keepAvailability } from '../index.ts'
import { aHall, aHotel, aPlace, aRoom, aSupplier } from '#modules/supplier/supplier.fixture.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'

let t: TestApp
let me: TestTenant
let place: string
let room: string
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  place = (await me.call(supplier.place.create, { body: aPlace() })).result.id
  const owner = (await me.call(supplier.supplier.create, { body: aSupplier() })).result.id
  const hotel = (await me.call(supplier.hotel.create, { body: aHotel({ supplier: owner }) })).result.id
  room = (await me.call(supplier.room.create, { body: aRoom({ hotel, count: 40 }) })).result.id
})

const addHall = async (): Promise<string> => (await me.call(supplier.hall.create, { body: aHall({ place }) })).result.id
const on = (from: string, to = from) => ({ period: { from: `2031-08-${from}`, to: `2031-08-${to}` } })

type Marks = Parameters<typeof keepAvailability>[2]
const says = (source: 'quote' | 'order', id: string, marks: Marks, who = me): Promise<void> =>
  who.inside((ctx) => keepAvailability(ctx, { source, id }, marks))
const shown = async () =>
  (await me.call(finder.availability.month, { query: { place, month: '2031-08' } })).result.marks
const of = async (hall: string) =>
  (await shown())
    .filter(({ target }) => target === hall)
    .map(({ name, from, to, state, source }) => [name, from, to, state, source].join(' '))

describe('availability other parts of the product know of', () => {
  it('stands in the calendar with where it comes from, is replaced by what is said next, and goes when nothing is said', async () => {
    const [hall, quote] = [await addHall(), randomUUID()]
    await says('quote', quote, [anAvailability({ hall, state: 'occupied', ...on('03', '04'), name: '和平饭店报价' })])
    expect(await of(hall)).toEqual(['和平饭店报价 2031-08-03 2031-08-04 occupied quote'])
    await says('quote', quote, [anAvailability({ hall, state: 'open', ...on('05'), name: '和平饭店改报' })])
    expect(await of(hall)).toEqual(['和平饭店改报 2031-08-05 2031-08-05 open quote'])
    await says('quote', randomUUID(), [])
    expect(await of(hall)).toHaveLength(1)
    await says('quote', quote, [])
    expect(await of(hall)).toEqual([])
  })

  it('by an order takes the hall once: another order is told who has it, and keeps what it had', async () => {
    const [hall, spare, first, second] = [await addHall(), await addHall(), randomUUID(), randomUUID()]
    const taken = { state: 'confirmed', ...on('10') } as const
    await says('order', first, [anAvailability({ hall, ...taken, name: '车企年会订单' })])
    await says('order', second, [anAvailability({ hall: spare, ...taken, name: '医药峰会订单' })])
    await expect(says('order', second, [anAvailability({ hall, ...taken })])).rejects.toMatchObject({
      key: 'availability.taken',
      more: { details: { name: '车企年会订单' } },
    })
    expect(await of(spare)).toEqual(['医药峰会订单 2031-08-10 2031-08-10 confirmed order'])
    await says('order', first, [anAvailability({ hall, ...taken, name: '车企年会订单' })])
    expect(await of(hall)).toHaveLength(1)
  })

  it('by a quote is never refused, and keeps people and orders from taking what is said to be taken', async () => {
    const hall = await addHall()
    const said = { hall, state: 'occupied', ...on('12') } as const
    await says('quote', randomUUID(), [anAvailability({ ...said, name: '甲供应商' })])
    await says('quote', randomUUID(), [anAvailability({ ...said, name: '乙供应商' })])
    expect(await of(hall)).toHaveLength(2)
    expect(await me.call(finder.availability.create, { body: anAvailability(said) })).toMatchObject({
      key: 'availability.taken',
    })
    await expect(says('order', randomUUID(), [anAvailability(said)])).rejects.toMatchObject({
      key: 'availability.taken',
    })
  })

  it('stands there once when the same document is kept ten times at the same moment', async () => {
    const [hall, quote] = [await addHall(), randomUUID()]
    const said = [anAvailability({ hall, state: 'open', ...on('14') })]
    await Promise.all(Array.from({ length: 10 }, () => says('quote', quote, said)))
    expect(await of(hall)).toHaveLength(1)
  })

  it('gives no more rooms away than there are, to whoever asks first of five', async () => {
    const fifteen = () => [anAvailability({ room, state: 'confirmed', quantity: 15, ...on('15', '17') })]
    const all = await Promise.allSettled(Array.from({ length: 5 }, () => says('order', randomUUID(), fifteen())))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  })

  it('is not changed or removed by hand, and is nothing another company can reach', async () => {
    const [hall, order] = [await addHall(), randomUUID()]
    await says('order', order, [anAvailability({ hall, state: 'confirmed', ...on('20'), name: '年会订单' })])
    const [mark] = (await shown()).filter(({ target }) => target === hall)
    const params = { id: mark?.id ?? '' }
    expect(await me.call(finder.availability.remove, { params, query: {} })).toMatchObject({
      key: 'availability.foreign',
    })
    const other = await aTenant(t)
    await says('order', order, [], other)
    expect(await of(hall)).toHaveLength(1)
    await expect(says('order', randomUUID(), [anAvailability({ hall, ...on('21') })], other)).rejects.toMatchObject({
      key: 'record.bad_reference',
    })
  })
})
