import { externalPages } from '@srm/api/acceptance/external-pages'
import { routes } from '@/lib/module/module.ts'

export const acceptance = routes(externalPages, { acceptance: () => import('./supplier/acceptance.page.tsx') })
