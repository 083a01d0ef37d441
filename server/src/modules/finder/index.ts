import { finderPages } from '@srm/api/finder/pages'
import { label } from '@srm/api/shared/label'
import { defineModule } from '#kernel/module.ts'
import { availabilityCalendar, availabilities } from './availability/availability.service.ts'
import { countClusters } from './map/cluster.service.ts'
import { jobs } from './finder.jobs.ts'
import { duties } from './home.views.ts'
import { routes } from './finder.routes.ts'
import { grants, permissions } from './finder.defaults.ts'

/** A day that is given away is not forgotten with the hall or the room. */
const guards = ['hall', 'room', 'hotel'].map((subject) => ({
  subject,
  label: label('尚未结束的档期占用', 'days that are taken'),
  holds: `exists (select 1 from availability where tenant_id = $1 and ${subject}_id = $2
    and state in ('occupied', 'confirmed') and period_to >= (now() at time zone 'Asia/Shanghai')::date)`,
}))

export const finderModule = defineModule({
  name: 'finder',
  grants,
  permissions,
  routes: [...routes, ...availabilities.routes],
  seed: countClusters,
  jobs,
  retiredJobs: ['finder.heaps'],
  subjects: [availabilities.subject],
  guards,
  calendar: availabilityCalendar,
  pages: finderPages,
  duties,
})

export { countClusters, foldClusters } from './map/cluster.service.ts'
export { keepAvailability } from './availability/keep.service.ts'
