import { runOfShowPages } from '@srm/api/run-of-show/pages'
import { runOfShowScene } from '@srm/api/run-of-show/sms-scenes'
import { defineModule } from '#kernel/module.ts'
import { externalPurposes } from '#modules/external/index.ts'
import { eventMovers } from '#modules/project/index.ts'
import { runOfShowMover } from './event-mover.service.ts'
import { runItemHandover } from './handover.service.ts'
import { runItems } from './item.service.ts'
import { dictionaries, grants } from './run-of-show.defaults.ts'
import { routes } from './run-of-show.routes.ts'
import { runOfShowPurpose } from './share.service.ts'

export const runOfShowModule = defineModule({
  name: 'run-of-show',
  grants,
  dictionaries,
  smsScenes: [runOfShowScene],
  routes: [...routes, ...runItems.routes],
  subjects: [runItems.subject],
  holdings: [runItemHandover],
  pages: runOfShowPages,
  contributes: [eventMovers.contribute(runOfShowMover), externalPurposes.contribute(runOfShowPurpose)],
})
