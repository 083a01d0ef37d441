import { CheckCircleOutlined } from '@ant-design/icons'
import { acceptancePages } from '@srm/api/acceptance/pages'
import { acceptanceTab, projectAcceptanceTab } from '@srm/api/acceptance/tab'
import { label } from '@srm/api/shared/label'
import { routes } from '@/lib/module/module.ts'
import { purchaseTabKey } from '@/modules/demand/index.ts'
import { linksTab } from '@/modules/external/index.ts'
import { defineModule } from '@/ui/module.ts'
import { acceptancePaths } from './acceptance.paths.ts'

const parts = () => import('./added/order.parts.tsx')
const ofOrder = { subject: 'purchaseOrder', permission: 'acceptance:show' }

export const acceptance = defineModule({
  name: 'acceptance',
  help: async () => (await import('./acceptance.help.ts')).help,
  pages: routes(acceptancePages, {
    acceptance: {
      list: () => import('./document/acceptance.list.page.tsx'),
      edit: () => import('./form/acceptance.edit.page.tsx'),
      detail: () => import('./document/acceptance.detail.page.tsx'),
    },
  }),
  recordTabs: [
    { ...acceptanceTab, load: async () => (await parts()).AcceptancesOf.order },
    { ...projectAcceptanceTab, within: purchaseTabKey, load: async () => (await parts()).AcceptancesOf.project },
    {
      subject: 'supplier',
      key: 'acceptance',
      title: label('验收结算', 'Acceptances'),
      permission: 'acceptance:list',
      within: 'order',
      order: 31,
      load: async () => (await parts()).AcceptancesOf.supplier,
    },
    {
      subject: 'purchase',
      key: 'archive',
      title: label('归档', 'Archive'),
      permission: 'purchase:show',
      order: 90,
      load: async () => (await import('./added/archive.tab.tsx')).ArchiveTab,
    },
    linksTab('acceptance'),
  ],
  recordAmounts: [
    {
      ...ofOrder,
      key: 'accepted',
      order: 10,
      title: label('已验收', 'Accepted'),
      load: async () => (await parts()).AcceptedAmount,
    },
    {
      ...ofOrder,
      key: 'deducted',
      order: 20,
      title: label('扣款', 'Deducted'),
      load: async () => (await parts()).DeductedAmount,
    },
    {
      ...ofOrder,
      key: 'ceiling',
      order: 30,
      title: label('可开票上限', 'May be invoiced'),
      load: async () => (await parts()).CeilingAmount,
    },
  ],
  recordActions: [
    {
      subject: 'purchaseOrder',
      key: 'accept',
      title: label('验收', 'Accept'),
      permission: 'acceptance:create',
      order: 10,
      load: async () => (await parts()).AcceptAction,
    },
  ],
  actions: [
    {
      key: 'acceptance.create',
      title: label('验收订单', 'Accept an order'),
      icon: CheckCircleOutlined,
      permission: 'acceptance:create',
      to: acceptancePaths.create,
    },
  ],
})
