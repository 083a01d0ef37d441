import { finder } from '@srm/api/finder'
import { supplier } from '@srm/api/supplier'
import { transfer } from '@srm/api/transfer'
import { beforeAll, describe, expect, it } from 'vitest'
import { aHall, aHotel, aPlace, aSupplier } from '#modules/supplier/supplier.fixture.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { query } from '#test/sql.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
})

const bund = { address: '上海市黄浦区中山东一路 32 号', lat: 31.2397, lng: 121.4904 }
const at = (km: number) => ({ address: '往北', lat: bund.lat + km / 111.195, lng: bund.lng })

const addHall = async (km: number, more: Parameters<typeof aHall>[0] = {}): Promise<string> => {
  const body = aPlace({ location: at(km), region: '310101' })
  const place = (await me.call(supplier.place.create, { body })).result.id
  return (await me.call(supplier.hall.create, { body: aHall({ place, ...more }) })).result.id
}

const found = async (more: object) => {
  const answer = await me.call(finder.search, { query: { lat: bund.lat, lng: bund.lng, ...more } as never })
  return answer.result.items.map(({ id }) => id)
}

describe('a circle on the map', () => {
  it('holds the halls within so many kilometres that seat so many, and no others', async () => {
    const near = await addHall(1, { theater: 320 })
    const small = await addHall(2, { theater: 80 })
    const far = await addHall(6, { theater: 900 })
    expect(await found({ km: 5, people: 300 })).toEqual([near, small])
    expect(await found({ km: 5, people: 300, standing: 'fit' })).toEqual([near])
    expect(await found({ km: 5.99 })).not.toContain(far)
    expect(await found({ km: 6.01 })).toContain(far)
  })

  it('holds the halls of a hotel whose place says nothing of where it is', async () => {
    const owner = (await me.call(supplier.supplier.create, { body: aSupplier() })).result.id
    const there = { address: '外滩', lat: 31.9, lng: 121.4904 }
    const hotel = (await me.call(supplier.hotel.create, { body: aHotel({ supplier: owner, location: there }) })).result
      .id
    const place = (await me.call(supplier.place.create, { body: aPlace({ type: 'hotel', hotel, supplier: owner }) }))
      .result.id
    const hall = (await me.call(supplier.hall.create, { body: aHall({ place }) })).result.id
    expect(await found({ lat: 31.9, lng: 121.4904, km: 1 })).toEqual([hall])
  })

  it('can be exported as it was found', async () => {
    const body = { query: { lat: bund.lat, lng: bund.lng, km: 5, people: 300 } }
    const { id } = (await me.call(finder.export, { body })).result
    expect((await me.call(transfer.result, { params: { id } })).result).toMatchObject({
      kind: 'export',
      subject: 'hall',
    })
    const none = { query: { lat: 0, lng: 0, km: 1 } }
    expect(await me.call(finder.export, { body: none })).toMatchObject({ status: 422, key: 'finder.nothing' })
    expect((await me.as({ permissions: ['finder:list', 'finder:export'] }).call(finder.export, { body })).status).toBe(
      403,
    )
  })
})

describe('the map', () => {
  const addMany = async (count: number): Promise<void> => {
    for (let n = 0; n < count; n += 1)
      await me.call(supplier.supplier.create, {
        body: aSupplier({
          region: n % 3 === 0 ? '440305' : '310115',
          location: { address: '某路', lat: 20 + (n % 20), lng: 100 + (n % 17) },
        }),
      })
  }
  const china = { south: 0, north: 60, west: 70, east: 140, zoom: 4 }
  const within = async (more: object = {}) =>
    (await me.call(finder.map.within, { query: { ...china, ...more } as never })).result

  it('shows few one by one and many in clusters that together are all of them', async () => {
    await addMany(60)
    const few = await within()
    expect(few.clusters).toEqual([])
    expect(few.spots).toHaveLength(few.total)
    await query(t, `update supplier set grade = 'A' where tenant_id = $1 and region = '440305'`, [me.tenantId])
    await addMany(160)
    const many = await within()
    expect(many.spots).toEqual([])
    expect(many.total).toBeGreaterThan(200)
    expect(many.clusters.reduce((sum, { count }) => sum + count, 0)).toBe(many.total)
    for (const { count, grades } of many.clusters) expect(grades.reduce((sum, one) => sum + one.count, 0)).toBe(count)
    const graded = await within({ grade: 'A' })
    expect(graded.spots.every(({ grade }) => grade === 'A')).toBe(true)
    expect(graded.total).toBe(20)
  })

  it('shows only what lies within', async () => {
    const box = { south: 20.5, north: 25.5, west: 100.5, east: 105.5, zoom: 8 }
    const { spots, clusters, total } = await within(box)
    expect(total).toBeGreaterThan(0)
    for (const { lat, lng } of [...spots, ...clusters])
      expect(lat > 20.5 && lat < 25.5 && lng > 100.5 && lng < 105.5).toBe(true)
    expect((await me.call(finder.map.within, { query: { ...china, south: 61 } })).status).toBe(400)
  })
})
