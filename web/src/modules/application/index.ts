import { FormOutlined } from '@ant-design/icons'
import { applicationPages } from '@srm/api/application/pages'
import { label } from '@srm/api/shared/label'
import { routes } from '@/lib/module/module.ts'
import { defineModule } from '@/ui/module.ts'

export const application = defineModule({
  name: 'application',
  help: async () => (await import('./application.help.ts')).help,
  pages: routes(applicationPages, {
    list: () => import('./application.list.page.tsx'),
    edit: () => import('./application.edit.page.tsx'),
    detail: () => import('./application.detail.page.tsx'),
  }),
  actions: [
    {
      key: 'application.create',
      title: label('新建申请', 'New application'),
      icon: FormOutlined,
      permission: 'application:create',
      featured: 20,
      to: applicationPages.edit.path,
    },
  ],
})
