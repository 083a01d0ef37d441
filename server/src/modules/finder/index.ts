import { defineModule } from '#kernel/module.ts'
import { availabilities } from './availability.service.ts'
import { countHeaps, foldHeaps } from './heap.service.ts'
import { menu } from './finder.menu.rules.ts'
import { routes } from './finder.routes.ts'

export const finderModule = defineModule({
  name: 'finder',
  routes: [...routes, ...availabilities.routes],
  seed: countHeaps,
  jobs: { 'finder.heaps': (run) => run.transaction(foldHeaps) },
  subjects: [availabilities.subject],
  menu,
})

export { countHeaps, foldHeaps } from './heap.service.ts'
export { keepAvailability } from './availability.door.service.ts'
