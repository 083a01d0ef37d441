import { PlusOutlined } from '@ant-design/icons'
import { financePages } from '@srm/api/finance/pages'
import { label } from '@srm/api/shared/label'
import { routes } from '@/lib/module/module.ts'
import { defineModule } from '@/ui/module.ts'
import { dunningPaths } from './finance.paths.ts'

export const finance = defineModule({
  name: 'finance',
  help: async () => (await import('./finance.help.ts')).help,
  pages: routes(financePages, {
    receivable: () => import('./ageing/receivable.page.tsx'),
    payable: () => import('./ageing/payable.page.tsx'),
    invoice: () => import('./cases/invoice.page.tsx'),
    settlement: () => import('./cases/settlement.page.tsx'),
    dunning: {
      list: () => import('./dunning/dunning.list.page.tsx'),
      edit: () => import('./dunning/dunning.edit.page.tsx'),
      detail: () => import('./dunning/dunning.detail.page.tsx'),
    },
  }),
  recordTabs: [
    {
      key: 'dunning',
      title: label('催收', 'Dunning'),
      permission: 'dunning:list',
      order: 66,
      subject: 'customer',
      load: async () => (await import('./dunning/dunnings.tab.tsx')).DunningsTab,
    },
  ],
  actions: [
    {
      key: 'dunning.create',
      title: label('登记催收', 'Note a dunning'),
      icon: PlusOutlined,
      permission: 'dunning:create',
      to: dunningPaths.create,
    },
  ],
})
