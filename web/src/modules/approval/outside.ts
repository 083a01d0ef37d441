import { label } from '@srm/api/shared/label'
import type { Page } from '@/lib/module.ts'

export const approval: readonly Page[] = [
  {
    path: '/supplier/approval',
    title: label('待您确认', 'Your answer, please'),
    load: () => import('./supplier.page.tsx'),
  },
]
