import type { Ctx } from '#kernel/ctx.ts'
import type { JobsOf } from '#kernel/jobs/jobs.ts'
import { checkApprovals } from './checks/invariant.views.ts'
import { seedDefaultFlows } from './design/default-flow.service.ts'
import { endChild, startChild, stopChildren } from './run/child.service.ts'
import { callOut } from './run/webhook.service.ts'
import { remark } from './people/people.service.ts'
import { fireDue } from './run/timer.service.ts'

declare module '#kernel/jobs/job-names.ts' {
  interface Jobs {
    'approval.timers': Record<never, never>
    'approval.sweep': Record<never, never>
    'approval.substitute': { person: string }
    'approval.webhook': { instanceId: string; runId: string; url: string }
    'approval.childEnded': {
      runId: string
      childId: string
      outcome: 'approved' | 'rejected' | 'withdrawn' | 'terminated' | 'notStarted'
    }
    'approval.stopChildren': { runId: string }
    'approval.defaultFlows': Record<never, never>
    'approval.child': {
      instanceId: string
      runId: string
      flowKey: string
      /** As the flow says it: of the parent, or named by one of its fields. */
      initiator: unknown
      document: unknown
      /** The field that names the document, of the line when there is one for every line of `each`. */
      field: string | null
      each: string | null
      row: number | null
      waits: boolean
    }
  }
}

/** An answer is kept as long as anybody might ask for it again. What is found out of order is told to whoever runs the system. */
const runMaintenance = async (ctx: Ctx): Promise<void> => {
  await ctx.db.run(`delete from approval_command where tenant_id = $1 and at < now() - interval '30 days'`, [
    ctx.tenantId,
  ])
  const breaches = await checkApprovals(ctx)
  if (breaches.length > 0)
    ctx.log.error({ tenantId: ctx.tenantId, breaches: breaches.slice(0, 20) }, 'approvals out of order')
}

export const jobs: JobsOf<'approval'> = {
  'approval.timers': { run: fireDue, nightly: true },
  'approval.substitute': { run: (run, { person }) => run.transaction((ctx) => remark(ctx, person)) },
  'approval.webhook': { run: callOut },
  'approval.child': { run: startChild },
  'approval.childEnded': { run: endChild },
  'approval.stopChildren': { run: stopChildren },
  'approval.defaultFlows': { run: (run) => run.transaction(seedDefaultFlows) },
  'approval.sweep': { run: (run) => run.transaction(runMaintenance), nightly: true },
}
