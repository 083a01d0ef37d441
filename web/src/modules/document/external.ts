import { externalPages } from '@srm/api/document/external-pages'
import { routes } from '@/lib/module/module.ts'

export const document = routes(externalPages, { show: () => import('./external.page.tsx') })
