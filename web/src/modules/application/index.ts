import { FormOutlined } from '@ant-design/icons'
import { label } from '@srm/api/shared/label'
import { defineModule } from '@/ui/module.ts'
import { paths } from './application.paths.ts'

const title = label('申请单', 'Applications')
const under = paths.list

export const application = defineModule({
  name: 'application',
  pages: [
    { path: under, title, permission: 'application:list', load: () => import('./application.list.page.tsx') },
    {
      path: `${under}/edit`,
      title: label('编辑申请单', 'Edit application'),
      under,
      load: () => import('./application.edit.page.tsx'),
    },
    {
      path: `${under}/detail`,
      title: label('申请单详情', 'Application details'),
      under,
      permission: 'application:show',
      subject: 'application',
      load: () => import('./application.detail.page.tsx'),
    },
  ],
  menu: [{ group: label('审批', 'Approval'), path: under, title, icon: FormOutlined, permission: 'application:list' }],
})
