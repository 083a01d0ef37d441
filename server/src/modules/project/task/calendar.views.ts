import { dayNumber, workCalendar, type Calendar } from '@srm/api/project/schedule/calendar'
import type { Ctx } from '#kernel/ctx.ts'

const exceptionsSql = `select day::text as day, works from work_calendar_ref where tenant_id = $1 order by day`

type Exception = { readonly day: string; readonly works: boolean }

/** Days a company works or rests on against the week. */
export const calendarExceptions = async (ctx: Ctx): Promise<Exception[]> =>
  (await ctx.db.run<Exception>(exceptionsSql, [ctx.tenantId])).rows

/** The days a company works on, around the days a plan is about. */
export const calendarOfCompany = async (ctx: Ctx, days: readonly string[]): Promise<Calendar> => {
  const exceptions = await calendarExceptions(ctx)
  const numbers = days.map(dayNumber)
  const around = { first: Math.min(...numbers) - 800, last: Math.max(...numbers) + 3000 }
  return workCalendar(new Map(exceptions.map(({ day, works }) => [day, works])), days.length > 0 ? around : undefined)
}
