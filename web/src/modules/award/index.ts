import { awardPages } from '@srm/api/award/pages'
import { label } from '@srm/api/shared/label'
import { routes } from '@/lib/module/module.ts'
import { defineModule } from '@/ui/module.ts'

export const award = defineModule({
  name: 'award',
  help: async () => (await import('./award.help.ts')).help,
  pages: routes(awardPages, {
    statistics: () => import('./statistics/statistics.page.tsx'),
    priceParity: () => import('./parity/parity.page.tsx'),
    award: {
      list: () => import('./award.list.page.tsx'),
      edit: () => import('./award.edit.page.tsx'),
      detail: () => import('./award.detail.page.tsx'),
    },
  }),
  recordActions: [
    {
      subject: 'purchase',
      key: 'priceParity',
      title: label('比价', 'Compare'),
      permission: 'priceParity:show',
      order: 20,
      load: async () => (await import('./parity/parity.action.tsx')).ParityAction,
    },
  ],
  documentAsides: [
    {
      subject: 'award',
      key: 'priceParity',
      title: label('比价', 'Comparison'),
      permission: 'priceParity:show',
      load: async () => (await import('./parity/parity.aside.tsx')).ParityAside,
    },
    {
      subject: 'demand',
      key: 'prices',
      title: label('历史价格与有效报价', 'Earlier prices and offers'),
      permission: 'demand:show',
      order: 20,
      load: async () => (await import('./demand/prices.aside.tsx')).PricesAside,
    },
  ],
})
