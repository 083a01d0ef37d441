import { externalPages } from '@srm/api/quote/external-pages'
import { routes } from '@/lib/module/module.ts'

export const quote = routes(externalPages, { quote: () => import('./supplier/quote.page.tsx') })
