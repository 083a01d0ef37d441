import { defineModule } from '#kernel/module.ts'
import { availabilities } from './availability.service.ts'
import { countClusters, foldClusters } from './cluster.service.ts'
import { menu } from './finder.menu.rules.ts'
import { routes } from './finder.routes.ts'

export const finderModule = defineModule({
  name: 'finder',
  routes: [...routes, ...availabilities.routes],
  seed: countClusters,
  jobs: { 'finder.heaps': (run) => run.transaction(foldClusters) },
  subjects: [availabilities.subject],
  menu,
})

export { countClusters, foldClusters } from './cluster.service.ts'
export { keepAvailability } from './availability.door.service.ts'
