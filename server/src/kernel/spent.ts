import type { Ctx } from './ctx.ts'

const spend = `insert into platform.spent (key, until) values ($1, now() + interval '1 hour') on conflict do nothing`

/** Whether this is the first time the key is used: a ticket or a picture is good once, in every process. */
export const spendOnce = async ({ db }: Pick<Ctx, 'db'>, key: string): Promise<boolean> =>
  (await db.run(spend, [key])).rowCount === 1

const old = [
  `delete from platform.spent where $1::text is not null and until < now()`,
  `delete from platform.authority_change where $1::text is not null and at < now() - interval '1 day'`,
  `delete from platform.usage where $1::text is not null and since < now() - interval '2 days'`,
]

/** Removes keys that are over, changes every process has read, and counters nobody counts on any more. */
export const sweepSpent = async (ctx: Ctx): Promise<void> => {
  for (const statement of old) await ctx.db.run(statement, [ctx.tenantId])
}
