import { AlertOutlined, CalendarOutlined, PlusOutlined } from '@ant-design/icons'
import { contractPages } from '@srm/api/contract/pages'
import { contractTab } from '@srm/api/contract/tabs'
import { label } from '@srm/api/shared/label'
import { routes } from '@/lib/module/module.ts'
import { defineModule } from '@/ui/module.ts'
import { contractPaths, planPaths } from './contract.paths.ts'

const tab = { key: 'contract', title: label('合同', 'Contracts'), permission: 'contract:list', order: 60 } as const

export const contract = defineModule({
  name: 'contract',
  help: async () => (await import('./contract.help.ts')).help,
  pages: routes(contractPages, {
    contract: {
      list: () => import('./document/contract.list.page.tsx'),
      edit: () => import('./document/contract.edit.page.tsx'),
      detail: () => import('./document/contract.detail.page.tsx'),
    },
    change: {
      list: () => import('./change/change.list.page.tsx'),
      edit: () => import('./change/change.edit.page.tsx'),
      detail: () => import('./change/change.detail.page.tsx'),
    },
    plan: {
      list: () => import('./plan/plan.list.page.tsx'),
      detail: () => import('./plan/plan.detail.page.tsx'),
    },
    archive: {
      list: () => import('./archive/archive.page.tsx'),
      edit: () => import('./archive/borrow.edit.page.tsx'),
      detail: () => import('./archive/borrow.detail.page.tsx'),
    },
    template: {
      list: () => import('./template/template.list.page.tsx'),
      edit: () => import('./template/template.edit.page.tsx'),
      detail: () => import('./template/template.detail.page.tsx'),
    },
    type: {
      list: () => import('./type/type.list.page.tsx'),
      edit: () => import('./type/type.edit.page.tsx'),
      detail: () => import('./type/type.detail.page.tsx'),
    },
  }),
  recordTabs: [
    { ...contractTab, load: async () => (await import('./document/contract.tab.tsx')).ProjectContracts },
    {
      ...tab,
      subject: 'customer',
      load: async () => (await import('./document/contract.tab.tsx')).CustomerContracts,
    },
    {
      ...tab,
      subject: 'supplier',
      load: async () => (await import('./document/contract.tab.tsx')).SupplierContracts,
    },
  ],
  recordAmounts: [
    {
      subject: 'contract',
      key: 'purse',
      title: label('钱袋', 'Purse'),
      permission: 'contract:show',
      order: 10,
      load: async () => (await import('./document/purse.tsx')).ContractPurse,
    },
  ],
  documentAsides: [
    {
      subject: 'contract',
      key: 'deviations',
      title: label('与范本的差异', 'Against the template'),
      permission: 'contract:show',
      load: async () => (await import('./document/deviations.aside.tsx')).DeviationsAside,
    },
    {
      subject: 'contractChange',
      key: 'diff',
      title: label('变更内容', 'What changes'),
      permission: 'contractChange:show',
      load: async () => (await import('./change/change.diff.tsx')).ChangeAside,
    },
  ],
  widgets: [
    {
      type: 'planOverdue',
      title: label('逾期收付款', 'Overdue instalments'),
      icon: AlertOutlined,
      permission: 'paymentPlan:list',
      size: { w: 8, h: 7, minW: 4, minH: 4 },
      to: contractPages.plan.list.path,
      byDefault: { column: 'main', rank: 22, roles: ['GM', 'FINANCE'] },
      load: async () => (await import('./plan/overdue.widget.tsx')).OverdueWidget,
    },
  ],
  actions: [
    {
      key: 'contract.create',
      title: label('起草合同', 'Write a contract'),
      icon: PlusOutlined,
      permission: 'contract:create',
      to: contractPaths.create,
    },
    {
      key: 'contract.calendar',
      title: label('收付款日历', 'Calendar of payments'),
      icon: CalendarOutlined,
      permission: 'paymentPlan:list',
      to: `${planPaths.list}?shape=calendar`,
    },
  ],
})
