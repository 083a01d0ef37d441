import { ApartmentOutlined } from '@ant-design/icons'
import { label } from '@srm/api/shared/label'
import { defineModule } from '@/ui/module.ts'
import { listPath } from './flow.paths.ts'

const title = label('审批流', 'Approval flows')
const permission = 'approvalFlow:list'

export const flow = defineModule({
  name: 'flow',
  pages: [
    { path: listPath, title, permission, load: () => import('./list.page.tsx') },
    {
      path: '/approval/flow/edit',
      title: label('设计审批流', 'Design an approval flow'),
      permission: 'approvalFlow:show',
      under: listPath,
      dynamicNewTab: true,
      load: () => import('./designer.page.tsx'),
    },
  ],
  menu: [{ group: label('审批', 'Approval'), path: listPath, title, icon: ApartmentOutlined, permission }],
})
