import { doubtsOf, fitOf, layoutNames, missesOf, type Calendar, type Candidate, type Demand } from '@srm/api/finder'
import { snake } from '#kernel/records/fields/columns.ts'
import type { TestApp } from '../app.ts'
import { query } from '../sql.ts'

type Row = Record<string, unknown> & { readonly first?: string; readonly last?: string; readonly ends?: string | null }
type Tables = Record<'supplier' | 'hotel' | 'place' | 'hall' | 'room' | 'availability', Row[]>

const names = ['supplier', 'hotel', 'place', 'hall', 'room', 'availability'] as const

/** Everything there is, row by row, with days as text. */
export const tablesOf = async (t: TestApp, tenantId: string): Promise<Tables> => {
  const read = async (name: string): Promise<Row[]> => {
    const dates =
      name === 'availability' ? `, period_from::text as first, period_to::text as last, until::text as ends` : ''
    return query<Row>(t, `select *${dates} from ${name} where tenant_id = $1`, [tenantId])
  }
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await read(name)]))) as Tables
}

const daysOf = ({ from, to }: Demand): string[] => {
  const days: string[] = []
  for (let at = Date.parse(from ?? ''); at <= Date.parse(to ?? from ?? ''); at += 86_400_000)
    days.push(new Date(at).toISOString().slice(0, 10))
  return days
}

const live = ({ ends = null }: Row): boolean => ends === null || ends >= '2026-01-01'
const covers = (mark: Row, day: string): boolean => (mark.first ?? '') <= day && day <= (mark.last ?? '')

/** Each part of each day is looked at alone, and the worst of them counts. */
const calendarOf = (d: Demand, own: readonly string[], marks: readonly Row[], shared: readonly Row[]): Calendar => {
  if (!d.from) return 'unknown'
  const slots = daysOf(d).flatMap((day) =>
    (d.part === 'day' ? ['am', 'pm', 'eve'] : [d.part]).map((slot) => [day, slot] as const),
  )
  const at = (all: readonly Row[], day: string, slot: string): Row[] =>
    all.filter((mark) => covers(mark, day) && (mark['part'] === 'day' || mark['part'] === slot))
  const everything = [...marks, ...shared]
  const says = (state: (mark: Row) => boolean): boolean =>
    slots.some(([day, slot]) => at(everything, day, slot).some((mark) => state(mark)))
  if (says(({ state }) => state === 'occupied' || state === 'confirmed')) return 'taken'
  if (says((mark) => mark['state'] === 'held' && live(mark))) return 'held'
  const open = own.every((id) =>
    slots.every(([day, slot]) =>
      at(marks, day, slot).some(
        (mark) => mark['state'] === 'open' && (mark['hall_id'] === id || mark['hotel_id'] === id),
      ),
    ),
  )
  return open ? 'open' : 'unknown'
}

const bedsOf = { king: ['king', 'double'], twin: ['twin'], suite: ['suite'] } as const
const saidOf = { rooms: 'total_rooms', king: 'king_rooms', twin: 'twin_rooms', suite: 'suites' } as const

const known = new WeakMap<Demand, Map<unknown, Candidate['lodging']>>()

/** Worked out once a hotel, not once a hall. */
const lodgingOf = (d: Demand, hotel: Row | undefined, tables: Tables): Candidate['lodging'] => {
  if (!hotel) return null
  const of = known.get(d) ?? new Map<unknown, Candidate['lodging']>()
  known.set(d, of)
  const lodging = of.get(hotel['id']) ?? freeRooms(d, hotel, tables)
  of.set(hotel['id'], lodging)
  return lodging
}

const freeRooms = (d: Demand, hotel: Row, { room, availability }: Tables): Candidate['lodging'] => {
  const rooms = room.filter((one) => one['hotel_id'] === hotel['id'] && one['status'] === 'enabled')
  const free = (bed: keyof typeof saidOf): number | null => {
    const of = bed === 'rooms' ? rooms : rooms.filter((one) => (bedsOf[bed] as readonly unknown[]).includes(one['bed']))
    const counts = of.flatMap((one) => (one['count'] === null ? [] : [Number(one['count'])]))
    const have = hotel[saidOf[bed]] ?? (counts.length > 0 ? counts.reduce((sum, n) => sum + n, 0) : null)
    if (have === null) return null
    const taken = (d.from ? daysOf(d) : []).map((day) =>
      availability
        .filter(
          (mark) =>
            covers(mark, day) &&
            (mark['state'] === 'occupied' || mark['state'] === 'confirmed' || (mark['state'] === 'held' && live(mark))),
        )
        .reduce((sum, mark) => {
          const its = of.find((one) => one['id'] === mark['room_id'])
          if (its) return sum + Number(mark['quantity'] ?? its['count'] ?? 0)
          if (mark['hotel_id'] !== hotel['id']) return sum
          if (mark['quantity'] === null) return sum + 1_000_000
          return bed === 'rooms' ? sum + Number(mark['quantity']) : sum
        }, 0),
    )
    return Math.max(0, Number(have) - Math.max(0, ...taken))
  }
  return { rooms: free('rooms'), king: free('king'), twin: free('twin'), suite: free('suite') }
}

const buys = (supplier: Row | undefined): boolean =>
  !supplier ||
  (supplier['status'] === 'enabled' &&
    supplier['lifecycle'] !== 'blacklisted' &&
    supplier['lifecycle'] !== 'eliminated')

const ledOf = (hall: Row): boolean | null => {
  const amenities = hall['amenities'] as string[]
  if (hall['led_size'] || amenities.includes('led')) return true
  return amenities.length > 0 ? false : null
}

const tenths = (value: unknown): number => Math.round(Number(value) * 10)
const sumIfAll = (values: readonly unknown[]): number | null =>
  values.some((value) => value === null)
    ? null
    : values.reduce<number>((sum, value) => sum + Math.round(Number(value) * 100), 0) / 100

const nobody = Object.fromEntries(layoutNames.map((name) => [name, null])) as Candidate['seats']

const ledOfAll = (halls: readonly Row[]): boolean | null => {
  const all = halls.map(ledOf)
  if (all.includes(true)) return true
  return all.includes(null) ? null : false
}

const hallCandidate = (
  d: Demand,
  halls: readonly Row[],
  shares: readonly Row[],
  place: Row,
  tables: Tables,
): Candidate => {
  const hotel = tables.hotel.find(({ id }) => id === place['hotel_id'])
  const marks = tables.availability.filter((mark) => halls.some(({ id }) => id === mark['hall_id']))
  const shared = tables.availability.filter(
    (mark) =>
      shares.some(({ id }) => id === mark['hall_id']) ||
      (hotel && mark['hotel_id'] === hotel['id'] && mark['quantity'] === null),
  )
  const own = halls.map(({ id }) => String(id))
  const price = sumIfAll(
    halls.map((hall) =>
      d.part === 'day' ? hall['price_full_day'] : (hall['price_half_day'] ?? hall['price_full_day']),
    ),
  )
  return {
    region: (place['region'] ?? hotel?.['region'] ?? null) as string | null,
    calendar: calendarOf(d, own, marks, shared),
    area: (halls.reduce((sum, hall) => sum + tenths(hall['area']), 0) / 10).toFixed(1),
    height: Math.min(...halls.map((hall) => Number(hall['height']))).toFixed(2),
    pillar: halls.some((hall) => hall['pillar'] === true),
    led: ledOfAll(halls),
    load: place['load_capacity'] as number | null,
    seats: Object.fromEntries(
      layoutNames.map((name) => [name, sumIfAll(halls.map((hall) => hall[snake(name)]))]),
    ) as Candidate['seats'],
    lodging: lodgingOf(d, hotel, tables),
    price: price === null ? null : price.toFixed(2),
  }
}

/** A candidate and what it is called by: its halls, or its hotel. */
type NamedItem = { readonly key: string; readonly one: Candidate }

const placeCandidates = (d: Demand, place: Row, tables: Tables): NamedItem[] => {
  const hotel = tables.hotel.find(({ id }) => id === place['hotel_id'])
  const supplier = tables.supplier.find(({ id }) => id === (place['supplier_id'] ?? hotel?.['supplier_id']))
  if (place['status'] !== 'enabled' || (hotel && hotel['status'] !== 'enabled') || !buys(supplier)) return []
  const here = tables.hall.filter((hall) => hall['place_id'] === place['id'])
  const enabled = here.filter(({ status }) => status === 'enabled')
  const isWhole = (hall: Row): boolean => hall['divisible_into'] !== null
  const singles = enabled.map((hall) => {
    const shares = here.filter(
      (r) =>
        hall['divisible_group'] !== null &&
        r['divisible_group'] === hall['divisible_group'] &&
        isWhole(r) !== isWhole(hall),
    )
    return { key: String(hall['id']), one: hallCandidate(d, [hall], shares, place, tables) }
  })
  const parts = enabled.filter((hall) => hall['divisible_group'] === 'A' && !isWhole(hall))
  const whole = enabled.some((hall) => hall['divisible_group'] === 'A' && isWhole(hall))
  if (whole || parts.length < 2) return singles
  const key = parts
    .map(({ id }) => String(id))
    .toSorted()
    .join('+')
  return [...singles, { key, one: hallCandidate(d, parts, [], place, tables) }]
}

const priceFor = (d: Demand, rooms: readonly Row[]): string | null => {
  const beds = [...(d.king ? ['king', 'double'] : []), ...(d.twin ? ['twin'] : []), ...(d.suite ? ['suite'] : [])]
  const prices = rooms
    .filter((room) => room['status'] === 'enabled' && (beds.length === 0 || beds.includes(String(room['bed']))))
    .flatMap((room) => (room['agreement_price'] === null ? [] : [Number(room['agreement_price'])]))
  return prices.length === 0 ? null : Math.min(...prices).toFixed(2)
}

const hotelCandidates = (d: Demand, hotel: Row, tables: Tables): NamedItem[] => {
  if (hotel['status'] !== 'enabled' || !buys(tables.supplier.find(({ id }) => id === hotel['supplier_id']))) return []
  const marks = tables.availability.filter((mark) => mark['hotel_id'] === hotel['id'] && mark['quantity'] === null)
  const key = String(hotel['id'])
  const one: Candidate = {
    region: hotel['region'] as string | null,
    calendar: calendarOf(d, [key], marks, []),
    area: null,
    height: null,
    pillar: null,
    led: null,
    load: null,
    seats: nobody,
    lodging: lodgingOf(d, hotel, tables),
    price: priceFor(
      d,
      tables.room.filter((room) => room['hotel_id'] === hotel['id']),
    ),
  }
  return [{ key, one }]
}

/** Every candidate of the region by the plainest way there is, as `misses doubts key`. */
export const expectedOf = (d: Demand, tables: Tables): string[] => {
  const all =
    d.kind === 'hotel'
      ? tables.hotel.flatMap((hotel) => hotelCandidates(d, hotel, tables))
      : tables.place.flatMap((place) => placeCandidates(d, place, tables))
  return all.flatMap(({ key, one }) => {
    const fit = fitOf(d, one)
    const outside = fit.some(({ criterion, state }) => criterion === 'region' && state !== 'ok')
    return outside ? [] : [`${String(missesOf(fit))} ${String(doubtsOf(fit))} ${key}`]
  })
}
