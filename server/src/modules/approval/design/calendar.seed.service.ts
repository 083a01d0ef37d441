import type { Ctx } from '#kernel/ctx.ts'
import { own } from '../approval.db.ts'
import { announcedDays } from './calendar.seed.rules.ts'

export const seedCalendar = async (ctx: Ctx): Promise<void> => {
  await own(ctx)
    .insertInto('work_calendar')
    .values(announcedDays())
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
