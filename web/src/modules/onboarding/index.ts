import { SafetyOutlined, SolutionOutlined } from '@ant-design/icons'
import { label } from '@srm/api/shared/label'
import { defineModule } from '@/ui/module.ts'
import { paths } from './application.paths.ts'
import { updatePaths } from './update.paths.ts'

const title = label('准入申请', 'Applications')
const under = paths.list
const updates = label('供应商更新', 'Supplier updates')
const below = updatePaths.list

export const onboarding = defineModule({
  name: 'onboarding',
  pages: [
    {
      path: under,
      title,
      permission: 'supplierApplication:list',
      load: () => import('./application.list.page.tsx'),
    },
    {
      path: `${under}/edit`,
      title: label('编辑准入申请', 'Edit application'),
      under,
      dynamicNewTab: true,
      load: () => import('./application.edit.page.tsx'),
    },
    {
      path: `${under}/detail`,
      title: label('准入申请详情', 'Application details'),
      under,
      permission: 'supplierApplication:show',
      subject: 'supplierApplication',
      load: () => import('./application.detail.page.tsx'),
    },
    {
      path: below,
      title: updates,
      permission: 'supplierUpdate:list',
      load: () => import('./update.list.page.tsx'),
    },
    {
      path: `${below}/edit`,
      title: label('编辑供应商更新', 'Edit update'),
      under: below,
      dynamicNewTab: true,
      load: () => import('./update.edit.page.tsx'),
    },
    {
      path: `${below}/detail`,
      title: label('供应商更新详情', 'Update details'),
      under: below,
      permission: 'supplierUpdate:show',
      subject: 'supplierUpdate',
      load: () => import('./update.detail.page.tsx'),
    },
  ],
  menu: [
    {
      group: label('供应商', 'Suppliers'),
      path: under,
      title,
      icon: SolutionOutlined,
      permission: 'supplierApplication:list',
    },
    {
      group: label('供应商', 'Suppliers'),
      path: below,
      title: updates,
      icon: SafetyOutlined,
      permission: 'supplierUpdate:list',
    },
  ],
})
