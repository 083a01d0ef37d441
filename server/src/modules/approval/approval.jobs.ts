import type { JobsOf } from '#kernel/jobs/jobs.ts'
import { seedDefaultFlows } from './design/default-flow.service.ts'
import { endChild, startChild, stopChildren } from './run/child.service.ts'
import { callOut } from './run/webhook.service.ts'
import { remark } from './people/people.service.ts'
import { runMaintenance } from './run/sweep.service.ts'
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
