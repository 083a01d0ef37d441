import { defineModule } from '#kernel/module.ts'
import { jobs } from './transfer.jobs.ts'
import { routes } from './transfer.routes.ts'
import { subjectFor } from './transfer.run.service.ts'
import { sourceFor } from './transfer.source.service.ts'

export const transferModule = defineModule({
  name: 'transfer',
  routes,
  jobs,
  retries: {
    'transfer.export': (ctx, { subject }) => void sourceFor(ctx, subject),
    'transfer.import': (ctx, { subject }) => void subjectFor(ctx, subject, 'import'),
  },
})
export { startExport } from './transfer.export.service.ts'
