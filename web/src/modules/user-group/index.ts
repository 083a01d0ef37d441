import { userGroupPages } from '@srm/api/user-group/pages'
import { routes } from '@/lib/module/module.ts'
import { defineModule } from '@/ui/module.ts'

export const userGroup = defineModule({
  name: 'user-group',
  help: async () => (await import('./user-group.help.ts')).help,
  pages: routes(userGroupPages, {
    list: () => import('./user-group.list.page.tsx'),
    edit: () => import('./user-group.edit.page.tsx'),
    detail: () => import('./user-group.detail.page.tsx'),
  }),
})
