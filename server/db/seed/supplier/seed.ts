import {
  Hall,
  Hotel,
  Place,
  Room,
  Staff,
  Supplier,
  SupplierBankAccount,
  SupplierCertificate,
  SupplierContact,
  SupplierPriceItem,
} from '@srm/api/supplier'
import { Availability } from '@srm/api/finder'
import type { RecordDefinition } from '@srm/api/shared/record'
import type { Ctx } from '#kernel/ctx.ts'
import { fillRecords } from '#kernel/records/write/fill.ts'
import { issueCodes } from '#modules/dictionary/index.ts'
import {
  accountOf,
  certificatesOf,
  contactsOf,
  hotelOf,
  pricesOf,
  roomsOf,
  type CreatedSupplier,
} from './belongings.ts'
import { availabilityOf } from './calendar.ts'
import { companies } from './companies.ts'
import { crewOf, hallsOf, meetingFloorOf, venueOf } from './venues.ts'

type Values = Readonly<Record<string, unknown>>

const add = async (ctx: Ctx, record: RecordDefinition, all: readonly Values[]): Promise<string[]> => {
  if (all.length === 0) return []
  const codes = await issueCodes(ctx, record.name, all.length)
  return fillRecords(
    ctx,
    record,
    all.map((values, index) => ({ ...values, code: codes[index] ?? '' })),
  )
}

/** What belongs to a company came with it. */
const withOwners = (made: readonly CreatedSupplier[], of: (one: CreatedSupplier) => readonly Values[]): Values[] =>
  made.flatMap((one) => of(one).map((values) => ({ ...values, madeAt: one.company.madeAt })))

const classesSql = 'select id, name from supplier_classify_ref where tenant_id = $1'

const addCompanies = async (ctx: Ctx, count: number, owners: readonly string[]): Promise<CreatedSupplier[]> => {
  const { rows } = await ctx.db.run<{ id: string; name: string }>(classesSql, [ctx.tenantId])
  const classes = new Map(rows.map(({ id, name }) => [name, id]))
  const all = companies(count)
  const bodies = all.map((company, n) => ({
    ...company,
    classifies: [classes.get(company.className) ?? []].flat(),
    owner: owners[n % owners.length],
  }))
  const ids = await add(ctx, Supplier, bodies)
  return all.map((company, n) => ({ id: ids[n] ?? '', n, company }))
}

/** Hotels with their rooms and the floor their halls are on. */
const addHotels = async (ctx: Ctx, made: readonly CreatedSupplier[]): Promise<Values[]> => {
  const hotels = made.map(hotelOf)
  const ids = await add(ctx, Hotel, hotels)
  const rooms = hotels.flatMap((hotel, index) =>
    roomsOf(ids[index] ?? '', made[index]?.n ?? 0, hotel.totalRooms, 6 + (index % 3 === 0 ? 1 : index % 2)),
  )
  await add(ctx, Room, rooms)
  return made.map((one, index) => meetingFloorOf(one, ids[index] ?? '', hotels[index]?.name ?? ''))
}

const countHalls = `update place p set hall_count = h.n, largest_hall_area = h.largest
  from (select place_id, count(*)::int as n, max(area) as largest from hall where tenant_id = $1 group by place_id) h
  where p.tenant_id = $1 and p.id = h.place_id`
const firstExpiry = `update supplier s set certificate_expires_on = c.first
  from (select supplier_id, min(expires_on) as first from supplier_certificate where tenant_id = $1 group by supplier_id) c
  where s.tenant_id = $1 and s.id = c.supplier_id`

const targetsSql = `select id, 'hall' as kind, null::int as count from hall where tenant_id = $1
  union all select id, 'room', count from room where tenant_id = $1
  union all select id, 'hotel', null from hotel where tenant_id = $1 order by 2, 1`

const meansSql = `insert into supplier_classify (classify_id, kind, required_certificates, min_quotes)
  select c.id, m.kind, m.certificates::text[], 3 from supplier_classify_ref c
    join (values ('酒店', 'hotel', '{license,special,fire}'), ('场地', 'venue', '{license,fire}'),
      ('搭建制作', 'stage_build', '{license,liability}'), ('技术设备', 'av', '{license}'),
      ('交通出行', 'transport', '{license,road}'), ('人员服务', 'staff', '{license,labour}')) as m (name, kind, certificates)
    on m.name = c.name where c.tenant_id = $1`

/** Suppliers of all kinds with everything that belongs to them, a statement for each kind of record. */
export const seedSuppliers = async (ctx: Ctx, count: number, owners: readonly string[]): Promise<void> => {
  await ctx.db.run(meansSql, [ctx.tenantId])
  const made = await addCompanies(ctx, count, owners)
  const of = (kind: string): CreatedSupplier[] => made.filter(({ company }) => company.kind === kind)
  await add(ctx, SupplierContact, withOwners(made, contactsOf))
  await add(
    ctx,
    SupplierBankAccount,
    withOwners(made, (one) => [accountOf(one)]),
  )
  await add(ctx, SupplierCertificate, withOwners(made, certificatesOf))
  await add(ctx, SupplierPriceItem, withOwners(made, pricesOf))
  const floors = await addHotels(ctx, of('hotel'))
  const places = [...floors, ...of('venue').map(venueOf)].map((place) => ({ ...place, hallCount: 0 }))
  const placeIds = await add(ctx, Place, places)
  await add(
    ctx,
    Hall,
    placeIds.flatMap((id, n) => hallsOf(id, n, 1 + (n % 2 === 0 ? 1 : 0))),
  )
  await add(
    ctx,
    Staff,
    of('staff').flatMap((one) => crewOf(one, 5)),
  )
  const { rows } = await ctx.db.run<Parameters<typeof availabilityOf>[0][number]>(targetsSql, [ctx.tenantId])
  await add(ctx, Availability, availabilityOf(rows))
  await ctx.db.run(countHalls, [ctx.tenantId])
  await ctx.db.run(firstExpiry, [ctx.tenantId])
}
