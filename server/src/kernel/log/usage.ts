import { createHash } from 'node:crypto'
import type { Ctx } from '../ctx.ts'

export type UsageLimit = { readonly key: string; readonly max: number; readonly within: string }

/** Under a name nothing can be read from. */
const nameOf = (key: string): string => createHash('sha256').update(key).digest('base64url')

/**
 * Counts one more under each key, for use before another statement: `within_limits` says whether all are within theirs.
 * The keys are counted in a fixed order: two who count the same the other way round would wait for each other.
 */
export const countedWith = (firstSlot: number): string => `
  with limits as (select * from unnest($${firstSlot}::text[], $${firstSlot + 1}::int[], $${firstSlot + 2}::interval[]) as l (key, max, span)),
  counted as (insert into platform.usage as u (key, since, used) select key, now(), 1 from limits order by key
    on conflict (key) do update set
      used = case when u.since < now() - (select span from limits l where l.key = u.key) then 1 else u.used + 1 end,
      since = case when u.since < now() - (select span from limits l where l.key = u.key) then now() else u.since end
    returning u.key, u.used),
  within_limits as (select coalesce(bool_and(c.used <= l.max), true) as yes from counted c join limits l using (key))`

/** What fills the three slots. */
export const usageValues = (limits: readonly UsageLimit[]): readonly unknown[] => [
  limits.map(({ key }) => nameOf(key)),
  limits.map(({ max }) => max),
  limits.map(({ within }) => within),
]

const count = `${countedWith(1)} select yes from within_limits`

/**
 * Counted in the database, so that every process counts together. The caller's transaction must stay even if what it
 * counts is refused, or nothing was counted.
 */
export const countUsage = async (ctx: Ctx, limits: readonly UsageLimit[]): Promise<boolean> => {
  const { rows } = await ctx.db.run<{ yes: boolean }>(count, usageValues(limits))
  return rows[0]?.yes ?? false
}
