import { externalPages } from '@srm/api/run-of-show/external-pages'
import { routes } from '@/lib/module/module.ts'

export const runOfShow = routes(externalPages, { show: () => import('./live/external.page.tsx') })
