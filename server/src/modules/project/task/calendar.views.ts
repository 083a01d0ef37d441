import { dayNumber, workCalendar, type Calendar } from '@srm/api/project/schedule/calendar'
import type { Ctx } from '#kernel/ctx.ts'

const exceptionsSql = `select day::text as day, works from work_calendar_ref where tenant_id = $1`

/** The days a company works on, around the days a plan is about. */
export const calendarOfCompany = async (ctx: Ctx, days: readonly string[]): Promise<Calendar> => {
  const { rows } = await ctx.db.run<{ day: string; works: boolean }>(exceptionsSql, [ctx.tenantId])
  const numbers = days.map(dayNumber)
  const around = { first: Math.min(...numbers) - 800, last: Math.max(...numbers) + 3000 }
  return workCalendar(new Map(rows.map(({ day, works }) => [day, works])), days.length > 0 ? around : undefined)
}
