import { externalPages } from '@srm/api/order/external-pages'
import { routes } from '@/lib/module/module.ts'

export const order = routes(externalPages, { order: () => import('./supplier/order.page.tsx') })
