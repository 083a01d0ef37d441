import type { Ctx } from '#kernel/ctx.ts'
import { tenantAdmins } from '../people/people.views.ts'
import { seenBy } from './visible.views.ts'

/** Those who follow it and still have part in it or look after all approvals. */
export const followersOf = async (ctx: Ctx, id: string): Promise<string[]> => {
  const sql = `select user_id as id from approval_follow where tenant_id = $1 and instance_id = $2`
  const people = (await ctx.db.run<{ id: string }>(sql, [ctx.tenantId, id])).rows.map((row) => row.id)
  if (people.length === 0) return []
  const admins = await tenantAdmins(ctx)
  const seeing = new Set([...(await seenBy(ctx, id, people)), ...admins])
  return people.filter((person) => seeing.has(person))
}
