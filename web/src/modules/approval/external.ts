import { externalPages } from '@srm/api/approval/external-pages'
import { routes } from '@/lib/module/module.ts'

export const approval = routes(externalPages, { decide: () => import('./external/external.page.tsx') })
