import type { Ctx } from '#kernel/ctx.ts'
import type { JobRun } from '#kernel/jobs/jobs.ts'
import { notifySuppliers } from '../messages.service.ts'
import { closeWhenDue } from './close.service.ts'

/** So long before the deadline whoever has not answered is reminded. */
const remindBefore = 4 * 3600
/** A period too short for a reminder to help. */
const worthReminding = 8 * 3600

const leftSql = `select deadline, greatest(0, ceil(extract(epoch from deadline - clock_timestamp())))::int as seconds
  from purchase where tenant_id = $1 and id = $2 and stage = 'quoting'`

/** Reckoned by the clock of the database. A deadline that moves gets jobs of its own; those of the earlier one find nothing to do. */
export const scheduleDeadline = async (ctx: Ctx, id: string): Promise<void> => {
  const { rows } = await ctx.db.run<{ deadline: string; seconds: number }>(leftSql, [ctx.tenantId, id])
  const [left] = rows
  if (!left) return
  const once = `${id}:${left.deadline}`
  await ctx.job('inquiry.close', { id }, { after: left.seconds + 1, once })
  if (left.seconds > worthReminding)
    await ctx.job('inquiry.remind', { id }, { after: left.seconds - remindBefore, once })
}

/** Done at the deadline; a process whose clock is ahead comes again. */
export const closeAtDeadline = async (ctx: Ctx, id: string): Promise<void> => {
  if (!(await closeWhenDue(ctx, id))) await scheduleDeadline(ctx, id)
}

const remindSql = `update purchase set reminded_at = now() where tenant_id = $1 and id = $2 and stage = 'quoting'
    and reminded_at is null and deadline between now() and now() + interval '${String(remindBefore + 60)} seconds'
  returning is_state_hidden as "isHidden", round_no as "roundNo"`

const silentSql = `select mobile from purchase_invitation where tenant_id = $1 and purchase_id = $2
  and round_no = $4 and state = any($3::text[]) order by id`

const silent = ['sent', 'viewed', 'intends']

/** Once a deadline. Where answers are secret everybody is reminded. */
export const remindSuppliers = async (ctx: Ctx, id: string): Promise<void> => {
  const { rows } = await ctx.db.run<{ isHidden: boolean; roundNo: number }>(remindSql, [ctx.tenantId, id])
  const [found] = rows
  if (!found) return
  const states = found.isHidden ? [...silent, 'declined', 'quoted', 'withdrawn'] : silent
  const asked = await ctx.db.run<{ mobile: string | null }>(silentSql, [ctx.tenantId, id, states, found.roundNo])
  const mobiles = asked.rows.map(({ mobile }) => mobile)
  await notifySuppliers(ctx, id, 'remind', mobiles)
}

const overdueSql = `select id from purchase where tenant_id = $1 and stage = 'quoting' and deadline <= clock_timestamp() order by deadline`

/** What a lost job left open. */
export const sweepDeadlines = async (run: Pick<JobRun, 'transaction'>): Promise<void> => {
  const read = async (ctx: Ctx) => (await ctx.db.run<{ id: string }>(overdueSql, [ctx.tenantId])).rows
  for (const { id } of await run.transaction(read)) await run.transaction((ctx) => closeWhenDue(ctx, id))
}
