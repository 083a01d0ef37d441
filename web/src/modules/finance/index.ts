import { AccountBookOutlined, PlusOutlined, ProjectOutlined } from '@ant-design/icons'
import { financePages } from '@srm/api/finance/pages'
import { label } from '@srm/api/shared/label'
import { routes } from '@/lib/module/module.ts'
import { defineModule } from '@/ui/module.ts'
import { dunningPaths } from './finance.paths.ts'

export const finance = defineModule({
  name: 'finance',
  help: async () => (await import('./finance.help.ts')).help,
  pages: routes(financePages, {
    overview: () => import('./overview/overview.page.tsx'),
    receivable: () => import('./ageing/receivable.page.tsx'),
    payable: () => import('./ageing/payable.page.tsx'),
    project: () => import('./project/project.page.tsx'),
    invoice: () => import('./cases/invoice.page.tsx'),
    settlement: () => import('./cases/settlement.page.tsx'),
    report: {
      list: () => import('./report/report.list.page.tsx'),
      detail: () => import('./report/report.detail.page.tsx'),
    },
    reportSchedule: {
      list: () => import('./report/schedule.list.page.tsx'),
      edit: () => import('./report/schedule.edit.page.tsx'),
      detail: () => import('./report/schedule.detail.page.tsx'),
    },
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
  widgets: [
    {
      type: 'financeCash',
      title: label('资金', 'Cash'),
      icon: AccountBookOutlined,
      permission: 'financeOverview:show',
      size: { w: 4, h: 6, minW: 3, minH: 4 },
      to: financePages.overview.path,
      byDefault: { column: 'side', rank: 12, roles: ['GM', 'FINANCE'] },
      load: async () => (await import('./overview/cash.widget.tsx')).CashWidget,
    },
    {
      type: 'projectMargin',
      title: label('项目利润', 'Margin of projects'),
      icon: ProjectOutlined,
      permission: 'projectFinance:list',
      size: { w: 8, h: 7, minW: 4, minH: 4 },
      to: financePages.project.path,
      byDefault: { column: 'main', rank: 25, roles: ['GM'] },
      load: async () => (await import('./project/margin.widget.tsx')).MarginWidget,
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
