import { runOfShowPages } from '@srm/api/run-of-show/pages'
import { runOfShowScene } from '@srm/api/run-of-show/sms-scenes'
import { runOfShowTab } from '@srm/api/run-of-show/tab'
import { label } from '@srm/api/shared/label'
import { defineModule } from '#kernel/module.ts'
import { externalPurposes } from '#modules/external/index.ts'
import { ofCrew, projectPoints } from '#modules/project/index.ts'
import { runItemCalendar } from './calendar.views.ts'
import { runOfShowMover } from './event-mover.service.ts'
import { runItemHandover } from './handover.service.ts'
import { runItems } from './item.service.ts'
import { dictionaries, grants } from './run-of-show.defaults.ts'
import { routes } from './run-of-show.routes.ts'
import { runOfShowPurpose } from './share.service.ts'

const heldSql = (column: string): string => `exists (select 1 from run_item where tenant_id = $1 and ${column} = $2)`

const what = label('执行流程', 'a run-of-show')

export const runOfShowModule = defineModule({
  name: 'run-of-show',
  grants,
  dictionaries,
  smsScenes: [runOfShowScene],
  routes: [...routes, ...runItems.routes],
  subjects: [runItems.subject],
  holdings: [runItemHandover],
  guards: [
    { subject: 'project', label: what, holds: heldSql('project_id') },
    { subject: 'supplier', label: what, holds: heldSql('supplier_id') },
  ],
  calendar: runItemCalendar,
  pages: runOfShowPages,
  tabs: [runOfShowTab],
  contributes: [
    projectPoints.tabs.contribute(ofCrew(runOfShowTab)),
    projectPoints.movers.contribute(runOfShowMover),
    externalPurposes.contribute(runOfShowPurpose),
  ],
})
