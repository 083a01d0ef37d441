import { finder } from '@srm/api/finder'
import { supplier } from '@srm/api/supplier'
import { aHall, aPlace } from '#modules/supplier/supplier.fixture.ts'
import type { TestApp } from '../app.ts'
import type { Examples, Make } from '../fixtures.ts'
import type { TestTenant } from '../tenant.ts'

const addPlace = async (me: TestTenant): Promise<string> =>
  (await me.call(supplier.place.create, { body: aPlace({ region: '310101' }) })).result.id

/** There must be something to export. */
const withHall =
  (more: object): Make =>
  async (_: TestApp, me: TestTenant) => {
    await me.call(supplier.hall.create, { body: aHall({ place: await addPlace(me) }) })
    return more
  }

export const examples: Examples = [
  [finder.search, withHall({ query: { region: '310000', people: '100', layout: 'theater', from: '2031-05-01' } })],
  [finder.export, withHall({ body: { query: { people: 100 } } })],
  [finder.map.within, () => ({ query: { south: '0', north: '60', west: '70', east: '140', zoom: '4' } })],
  [finder.statistics.show, () => ({ query: {} })],
  [finder.statistics.ranking, () => ({ query: { by: 'score' } })],
  [finder.availability.month, async (_, me) => ({ query: { place: await addPlace(me), month: '2031-05' } })],
  [finder.availability.places, () => ({ query: { keyword: '空间' } })],
]
