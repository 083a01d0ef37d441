import { ApartmentOutlined, TableOutlined } from '@ant-design/icons'
import { label } from '@srm/api/shared/label'
import { defineModule } from '@/ui/module.ts'
import { listPath, matrixPath } from './flow.paths.ts'

const title = label('审批流', 'Approval flows')
const group = label('审批', 'Approval')
const matrices = label('审批矩阵', 'Approval matrices')
const permission = 'approvalFlow:list'

export const flow = defineModule({
  name: 'flow',
  pages: [
    { path: listPath, title, permission, load: () => import('./list.page.tsx') },
    { path: matrixPath, title: matrices, permission, load: () => import('./matrix.page.tsx') },
    {
      path: '/approval/flow/edit',
      title: label('设计审批流', 'Design an approval flow'),
      permission: 'approvalFlow:show',
      under: listPath,
      dynamicNewTab: true,
      load: () => import('./designer.page.tsx'),
    },
  ],
  menu: [
    { group, path: listPath, title, icon: ApartmentOutlined, permission },
    { group, path: matrixPath, title: matrices, icon: TableOutlined, permission },
  ],
})
