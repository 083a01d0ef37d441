import { Availability, layoutNames, type DayPart } from '@srm/api/finder'
import { Hall, Hotel, Place, Room, Supplier } from '@srm/api/supplier'
import type { RecordDefinition } from '@srm/api/shared/record'
import { fillRecords } from '#kernel/records/write/fill.ts'
import { aSupplier } from '#modules/supplier/supplier.fixture.ts'
import type { Random } from '../random-values.ts'
import type { TestTenant } from '../tenant.ts'

type Values = Record<string, unknown>
const regions = ['310115', '310106', '440305', '330106', null]

export const firstDay = '2031-03-01'
export const dayAt = (n: number): string => new Date(Date.parse(firstDay) + n * 86_400_000).toISOString().slice(0, 10)

let codes = 0
const add = (me: TestTenant, record: RecordDefinition, all: readonly Values[]): Promise<string[]> =>
  me.inside((ctx) =>
    fillRecords(
      ctx,
      record,
      all.map((values) => ({ ...values, code: `R${String((codes += 1))}` })),
    ),
  )

const many = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n))
const half = <T>({ int }: Random, value: T): T | null => (int(2) === 0 ? value : null)

const aHotelOf = (random: Random, supplier: string): Values => ({
  supplier,
  name: `酒店${String(random.int(1000))}`,
  star: 'five',
  region: random.pick(regions),
  totalRooms: half(random, random.int(300)),
  kingRooms: half(random, random.int(100)),
  twinRooms: half(random, random.int(100)),
  suites: half(random, random.int(20)),
  facilities: [],
  photos: [],
  status: random.int(12) === 0 ? 'disabled' : 'enabled',
})

const aPlaceOf = (random: Random, suppliers: readonly string[], hotels: readonly string[]): Values => {
  const lodging = random.int(2) === 0
  return {
    name: `会议中心${String(random.int(1000))}`,
    type: lodging ? 'hotel' : 'convention_center',
    supplier: lodging ? null : random.pick(suppliers),
    hotel: lodging ? random.pick(hotels) : null,
    region: random.pick(regions),
    loadCapacity: lodging ? null : half(random, 300 + random.int(1500)),
    restrictions: [],
    insuranceRequired: false,
    photos: [],
    hallCount: 0,
    status: random.int(12) === 0 ? 'disabled' : 'enabled',
  }
}

const aHallOf = (random: Random, place: string, n: number): Values => {
  const group = random.int(3) === 0 ? 'A' : null
  return {
    place,
    name: `厅${String(n)}`,
    area: `${String(60 + random.int(700))}.${String(random.int(10))}`,
    height: `${String(3 + random.int(6))}.${String(random.int(100)).padStart(2, '0')}`,
    ...Object.fromEntries(layoutNames.map((name) => [name, half(random, 20 + random.int(600))])),
    pillar: random.int(2) === 0,
    windows: false,
    divisibleGroup: group,
    divisibleInto: group && random.int(6) === 0 ? 3 : null,
    ledSize: random.int(4) === 0 ? '10×4 m' : null,
    amenities: random.pick([[], ['led', 'sound'], ['sound']]),
    priceFullDay: half(random, `${String(2000 + random.int(30_000))}.00`),
    priceHalfDay: half(random, `${String(1000 + random.int(20_000))}.50`),
    included: [],
    excluded: [],
    sort: n,
    status: random.int(12) === 0 ? 'disabled' : 'enabled',
  }
}

const aRoomOf = (random: Random, hotel: string): Values => ({
  hotel,
  name: `房${String(random.int(1000))}`,
  bed: random.pick(['king', 'twin', 'double', 'suite']),
  count: half(random, 1 + random.int(80)),
  agreementPrice: half(random, `${String(300 + random.int(900))}.00`),
  photos: [],
  status: random.int(12) === 0 ? 'disabled' : 'enabled',
})

const aMarkOf = (random: Random, target: Values, hall: boolean): Values => {
  const from = random.int(10)
  return {
    name: '占用',
    ...target,
    period: { from: dayAt(from), to: dayAt(from + random.int(4)) },
    part: hall ? random.pick<DayPart>(['day', 'day', 'am', 'pm', 'eve']) : 'day',
    state: random.pick(['occupied', 'open', 'open', 'open', 'held', 'confirmed']),
    quantity: hall || random.int(3) === 0 ? null : 1 + random.int(60),
    until: half(random, random.pick(['2020-01-01', '2031-12-31'])),
    source: 'manual',
  }
}

/** Hotels, halls, rooms and what is known of their days, all at random: as the database must hold it, whatever people enter. */
export const aRandomWorld = async (me: TestTenant, random: Random): Promise<void> => {
  const standing = { cooperationCount: 0, cooperationAmount: '0', source: 'staff' }
  const lists = {
    logo: [],
    classifies: [],
    serviceCities: [],
    invoiceTypes: [],
    stakeholders: [],
    tags: [],
    attachments: [],
  }
  const suppliers = await add(
    me,
    Supplier,
    many(12, () => ({
      ...aSupplier(),
      ...lists,
      ...standing,
      freezeScope: [],
      lifecycle: random.pick(['qualified', 'potential', 'preferred', 'blacklisted']),
      status: random.int(9) === 0 ? 'disabled' : 'enabled',
    })),
  )
  const hotels = await add(
    me,
    Hotel,
    many(20, () => aHotelOf(random, random.pick(suppliers))),
  )
  const places = await add(
    me,
    Place,
    many(30, () => aPlaceOf(random, suppliers, hotels)),
  )
  const halls = await add(
    me,
    Hall,
    many(150, (n) => aHallOf(random, random.pick(places), n)),
  )
  const rooms = await add(
    me,
    Room,
    many(80, () => aRoomOf(random, random.pick(hotels))),
  )
  await add(me, Availability, [
    ...many(220, () => aMarkOf(random, { hall: random.pick(halls) }, true)),
    ...many(80, () => aMarkOf(random, { room: random.pick(rooms) }, false)),
    ...many(12, () => aMarkOf(random, { hotel: random.pick(hotels) }, false)),
  ])
}
