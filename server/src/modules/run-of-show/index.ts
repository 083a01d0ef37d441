import { runOfShowPages } from '@srm/api/run-of-show/pages'
import { defineModule } from '#kernel/module.ts'
import { eventMovers } from '#modules/project/index.ts'
import { runOfShowMover } from './event-mover.service.ts'
import { runItemHandover } from './handover.service.ts'
import { runItems } from './item.service.ts'
import { dictionaries, grants } from './run-of-show.defaults.ts'

export const runOfShowModule = defineModule({
  name: 'run-of-show',
  grants,
  dictionaries,
  routes: runItems.routes,
  subjects: [runItems.subject],
  holdings: [runItemHandover],
  pages: runOfShowPages,
  contributes: [eventMovers.contribute(runOfShowMover)],
})
