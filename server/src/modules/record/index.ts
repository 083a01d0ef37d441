import { holds } from '#kernel/auth.ts'
import { fail } from '#kernel/errors.ts'
import { defineModule } from '#kernel/module.ts'
import { jobs } from './record.jobs.ts'
import { routes } from './record.routes.ts'
import { declareRetries } from './record.service.ts'

export const recordModule = defineModule({
  name: 'record',
  routes,
  jobs,
  retries: {
    'record.reindex': ({ session }) => {
      if (!holds(session, 'record:reindex')) fail('session.forbidden')
    },
  },
  assembled: (modules) => declareRetries(modules.flatMap(({ retries = [] }) => retries)),
})
