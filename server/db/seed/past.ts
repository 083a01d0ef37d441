import { shanghaiDay } from '@srm/api/shared/date'
import type { App } from '#kernel/http/app.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { issueCode } from '#modules/dictionary/index.ts'

const hour = 3600 * 1000
const day = 24 * hour

/** A moment so many days before the demo is seeded; fractions are hours. */
export const daysAgo = (days: number): string => new Date(Date.now() - days * day).toISOString()

/** The day of that moment; days to come are negative. */
export const dayAgo = (days: number): string => shanghaiDay(new Date(Date.now() - days * day))

export const hoursAfter = (moment: string, hours: number): string =>
  new Date(Date.parse(moment) + hours * hour).toISOString()

/** At night and at the weekend nobody decides: a moment is put off until the next morning somebody works. */
export const atWork = (moment: string): string => {
  const at = new Date(moment)
  const china = new Date(at.getTime() + 8 * hour)
  const isOff = china.getUTCDay() % 6 === 0 || china.getUTCHours() >= 19
  if (!isOff && china.getUTCHours() >= 9) return moment
  const morning = Date.UTC(china.getUTCFullYear(), china.getUTCMonth(), china.getUTCDate() + (isOff ? 1 : 0), 1, 20)
  const next = new Date(morning + (at.getTime() % (90 * 60_000)))
  return next.getTime() > Date.now() ? moment : atWork(next.toISOString())
}

const setMoment = `select set_config('app.moment', $1, true)`

/** A number as it was given at a moment of the past. */
export const codeAsOf = async (ctx: Ctx, name: string, moment: string): Promise<string> => {
  await ctx.db.run(setMoment, [moment])
  const code = await issueCode(ctx, name)
  await ctx.db.run(setMoment, [''])
  return code
}

/** Work as it was done at a moment of the past: histories and approvals are written with it. */
export const asOf = <T>(
  app: App,
  { tenantId, by, moment }: { tenantId: string; by: string; moment: string },
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> =>
  app.asTenant(
    tenantId,
    async (ctx) => {
      await ctx.db.run(setMoment, [moment])
      return work(ctx)
    },
    by,
  )
