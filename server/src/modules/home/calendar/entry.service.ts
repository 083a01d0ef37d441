import { ownKind, type CalendarEntry, type home } from '@srm/api/home'
import { homePages } from '@srm/api/home/pages'
import type { Parsed } from '@srm/api/endpoint'
import { label } from '@srm/api/shared/label'
import { dayOfSql, shiftMoment, touchesDays, type CalendarMove, type CalendarSource } from '#kernel/calendar.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { own } from '../home.db.ts'

type Input = Parsed<typeof home.calendar.addEntry>['body']
type Version = { id: string; version: number }

const written = ({ title, isAllDay, startsAt, endsAt, place, note }: Input) => {
  if (Date.parse(endsAt) < Date.parse(startsAt)) fail('calendar.times', { errors: [{ path: 'endsAt', message: '' }] })
  return { title, place: place ?? null, note: note ?? null, is_all_day: isAllDay, starts_at: startsAt, ends_at: endsAt }
}

export const addEntry = async (ctx: Ctx, body: Input): Promise<Version> =>
  own(ctx)
    .insertInto('calendar_entry')
    .values({ id: newId(), ...written(body) })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()

/** Anybody else's does not exist for a person. */
export const findEntry = async (ctx: Ctx, id: string): Promise<CalendarEntry> =>
  (await own(ctx)
    .selectFrom('calendar_entry')
    .select(['id', 'version', 'title', 'place', 'note', 'is_all_day as isAllDay'])
    .select(['starts_at as startsAt', 'ends_at as endsAt'])
    .where('id', '=', id)
    .where('user_id', '=', ctx.userId)
    .executeTakeFirst()) ?? fail('record.not_found')

const write = async (ctx: Ctx, id: string, version: number, values: ReturnType<typeof written>): Promise<Version> =>
  (await own(ctx)
    .updateTable('calendar_entry')
    .set((eb) => ({ ...values, version: eb('version', '+', 1), updated_at: eb.fn<string>('now') }))
    .where('id', '=', id)
    .where('user_id', '=', ctx.userId)
    .where('version', '=', version)
    .returning(['id', 'version'])
    .executeTakeFirst()) ?? fail('record.stale')

export const changeEntry = async (ctx: Ctx, id: string, { version, ...body }: Input & { version: number }) => {
  const values = written(body)
  await findEntry(ctx, id)
  return write(ctx, id, version, values)
}

export const removeEntry = async (ctx: Ctx, id: string): Promise<{ id: string }> => {
  await findEntry(ctx, id)
  await own(ctx).deleteFrom('calendar_entry').where('id', '=', id).where('user_id', '=', ctx.userId).execute()
  return { id }
}

const moveEntry = async (ctx: Ctx, move: CalendarMove): Promise<Version> => {
  const { id, version, startsAt, endsAt, ...kept } = await findEntry(ctx, move.id)
  const moved = { startsAt: shiftMoment(startsAt, move), endsAt: shiftMoment(endsAt, move) }
  return write(ctx, id, version, written({ ...kept, ...moved }))
}

const first = dayOfSql('e.starts_at')
const last = dayOfSql('e.ends_at')

/** What a person wrote down themselves; nobody else sees it. */
export const ownEntries: CalendarSource = {
  key: ownKind,
  rank: 90,
  label: label('我的日程', 'My entries'),
  color: 'purple',
  path: `${homePages.calendar.path}?entry=`,
  rows: () => `select e.id, e.title, e.place as note, ${first} as first, ${last} as last,
      case when e.is_all_day then null else e.starts_at end as at, case when e.is_all_day then null else e.ends_at end as until,
      e.user_id as person, true as movable
    from calendar_entry e where e.tenant_id = $1 and e.user_id = $2 and ${touchesDays(first, last)}`,
  move: { run: moveEntry },
}
