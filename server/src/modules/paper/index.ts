import { defineModule } from '#kernel/module.ts'
import { grants, permissions } from './paper.defaults.ts'
import { jobs } from './paper.jobs.ts'
import { routes } from './paper.routes.ts'
import { renderPdf } from './pdf/render.service.ts'
import { addressFor, declareAddresses } from './sheet/address.store.ts'
import { trailFor } from './sheet/trail.store.ts'

export const paperModule = defineModule({
  name: 'paper',
  grants,
  permissions,
  routes,
  jobs,
  assembled: declareAddresses,
})

export { paperTrails, type Trail, type TrailLine } from './sheet/trail.store.ts'
export type { Sheet, SheetTable } from './sheet/sheet.rules.ts'

/** For papers that are about more than one record, drawn like those of one. */
export const papers = { render: renderPdf, addressFor, trailFor }
export { makeModulePaper } from './module-paper.service.ts'
