import { label } from '@srm/api/shared/label'
import type { Page } from '@/lib/module.ts'

export const onboarding: readonly Page[] = [
  {
    path: '/supplierApplyFor',
    title: label('供应商入驻', 'Become a supplier'),
    load: () => import('./apply.page.tsx'),
  },
  {
    path: '/supplier/update',
    title: label('资料更新', 'Update'),
    load: () => import('./renew.page.tsx'),
  },
]
