import type { JobRun } from '#kernel/jobs/jobs.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { Failure } from '#kernel/errors.ts'
import { command } from './command.service.ts'

type Due = { id: string; instanceId: string }

const claimSql = `update approval_timer t set claimed_until = now() + interval '20 seconds' where t.tenant_id = app.tenant() and t.id in (
    select id from approval_timer where tenant_id = app.tenant() and status = 'armed' and fire_at <= now()
      and (claimed_until is null or claimed_until < now()) order by fire_at limit 50 for update skip locked)
  returning t.id, t.instance_id as "instanceId"`

/** Taken in a short transaction of its own: to hold a timer while waiting for its instance would block whoever cancels it. */
export const claimDue = async (ctx: Ctx): Promise<Due[]> => (await ctx.db.run<Due>(claimSql, [])).rows

/** The command looks at the timer again under the instance's lock, so that a late or second wake does nothing. */
export const fireTimer = async (ctx: Ctx, { id, instanceId }: Due): Promise<void> => {
  await command(ctx, instanceId, { act: { do: 'timer', timerId: id }, actor: { system: 'timer' }, key: `timer:${id}` })
}

const isSettled = (error: unknown): boolean =>
  error instanceof Failure && ['approval.handled', 'approval.ended', 'approval.suspended'].includes(error.key)

export const fireDue = async (run: JobRun): Promise<void> => {
  for (let due = await run.transaction(claimDue); due.length > 0; due = await run.transaction(claimDue))
    for (const timer of due)
      await run
        .transaction((ctx) => fireTimer(ctx, timer))
        .catch((error: unknown) => {
          if (!isSettled(error)) throw error
        })
}
