import { homePages } from '@srm/api/home/pages'
import { label } from '@srm/api/shared/label'
import { defineModule } from '#kernel/module.ts'
import { declareCalendar } from './calendar/calendar.views.ts'
import { ownEntries } from './calendar/entry.service.ts'
import { declareSessions } from './calendar/feed.service.ts'
import { routes } from './home.routes.ts'
import { declareSteps } from './home.views.ts'
import { declareMap } from './map/map.views.ts'
import { declareWork } from './work.views.ts'

export const homeModule = defineModule({
  name: 'home',
  routes,
  permissions: { home: label('首页', 'Home') },
  grants: { home: { ADMIN: ['arrange'] } },
  chooses: { role: ['home:arrange'] },
  assembled: (modules) => {
    declareSteps(modules.flatMap(({ steps = [] }) => steps))
    declareWork(modules)
    declareCalendar(modules)
    declareMap(modules)
    declareSessions(modules)
  },
  calendar: [ownEntries],
  pages: homePages,
})

export { visit } from './home.service.ts'
