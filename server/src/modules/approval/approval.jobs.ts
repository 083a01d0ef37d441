import type { JobHandlers } from '#kernel/jobs.ts'
import { endChild, startChild, stopChildren } from './child.service.ts'
import { sendInvitation } from './outsider.invite.service.ts'
import { callOut } from './outside.service.ts'
import { remark } from './people.service.ts'
import { runMaintenance } from './sweep.service.ts'
import { fireDue } from './timer.service.ts'

export const jobs: JobHandlers = {
  'approval.timers': fireDue,
  'approval.substitute': (run, { person }) => run.transaction((ctx) => remark(ctx, person)),
  'approval.webhook': callOut,
  'approval.child': startChild,
  'approval.childEnded': endChild,
  'approval.stopChildren': stopChildren,
  'approval.invite': sendInvitation,
  'approval.sweep': (run) => run.transaction(runMaintenance),
}
