import { defineModule } from '#kernel/module.ts'
import { grants, permissions } from './paper.defaults.ts'
import { jobs } from './paper.jobs.ts'
import { routes } from './paper.routes.ts'
import { declareAddresses } from './sheet/address.store.ts'

export const paperModule = defineModule({
  name: 'paper',
  grants,
  permissions,
  routes,
  jobs,
  assembled: declareAddresses,
})

export { paperTrails, type Trail, type TrailLine } from './sheet/trail.store.ts'
