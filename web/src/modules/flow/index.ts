import { flowPages } from '@srm/api/approval/pages'
import { routes } from '@/lib/module/module.ts'
import { defineModule } from '@/ui/module.ts'

export const flow = defineModule({
  name: 'flow',
  help: async () => (await import('./flow.help.ts')).help,
  pages: routes(flowPages, {
    flows: () => import('./list/list.page.tsx'),
    matrices: () => import('./matrix/matrix.page.tsx'),
    designer: () => import('./designer/designer.page.tsx'),
  }),
})
