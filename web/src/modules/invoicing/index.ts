import { FileDoneOutlined, FileTextOutlined } from '@ant-design/icons'
import { invoicingPages } from '@srm/api/invoicing/pages'
import { label } from '@srm/api/shared/label'
import { routes } from '@/lib/module/module.ts'
import { defineModule } from '@/ui/module.ts'
import { invoicePaths, receivedPaths } from './invoicing.paths.ts'

const parts = () => import('./contract.parts.tsx')
const tab = { key: 'invoiceOut', title: label('开票', 'Invoices'), permission: 'invoiceOut:list' } as const

const received = () => import('./received/parts.tsx')
const receivedTab = { key: 'invoiceIn', title: label('收票', 'Invoices in'), permission: 'invoiceIn:list' } as const
const receiveAction = {
  key: 'invoiceIn',
  title: label('登记收票', 'Enter an invoice'),
  permission: 'invoiceIn:create',
} as const

export const invoicing = defineModule({
  name: 'invoicing',
  help: async () => (await import('./invoicing.help.ts')).help,
  pages: routes(invoicingPages, {
    invoiceOut: {
      list: () => import('./invoice.list.page.tsx'),
      edit: () => import('./invoice.edit.page.tsx'),
      detail: () => import('./invoice.detail.page.tsx'),
    },
    invoiceIn: {
      list: () => import('./received/received.list.page.tsx'),
      edit: () => import('./received/received.edit.page.tsx'),
      detail: () => import('./received/received.detail.page.tsx'),
    },
  }),
  recordTabs: [
    { ...receivedTab, subject: 'contract', order: 31, load: async () => (await received()).ReceivedOf.contract },
    { ...receivedTab, subject: 'purchaseOrder', order: 45, load: async () => (await received()).ReceivedOf.order },
    { ...receivedTab, subject: 'acceptance', order: 45, load: async () => (await received()).ReceivedOf.acceptance },
    { ...receivedTab, subject: 'supplier', order: 66, load: async () => (await received()).ReceivedOf.supplier },
    { ...tab, subject: 'contract', order: 30, load: async () => (await parts()).ContractInvoices },
    { ...tab, subject: 'customer', order: 65, load: async () => (await parts()).CustomerInvoices },
  ],
  recordActions: [
    {
      ...receiveAction,
      subject: 'purchaseOrder',
      order: 25,
      load: async () => (await received()).ReceiveAction.order,
    },
    { ...receiveAction, subject: 'contract', order: 25, load: async () => (await received()).ReceiveAction.contract },
    {
      subject: 'contract',
      key: 'invoice',
      title: label('申请开票', 'Apply for an invoice'),
      permission: 'invoiceOut:create',
      order: 20,
      load: async () => (await parts()).InvoiceAction,
    },
  ],
  documentAsides: [
    {
      subject: 'invoiceOut',
      key: 'room',
      title: label('合同开票与收款', 'The contract’s money'),
      permission: 'invoiceOut:show',
      load: async () => (await import('./room.aside.tsx')).RoomAside,
    },
  ],
  actions: [
    {
      key: 'invoiceIn.create',
      title: label('登记收票', 'Enter an invoice'),
      icon: FileDoneOutlined,
      permission: 'invoiceIn:create',
      to: receivedPaths.create,
    },
    {
      key: 'invoiceOut.create',
      title: label('申请开票', 'Apply for an invoice'),
      icon: FileTextOutlined,
      permission: 'invoiceOut:create',
      to: invoicePaths.create,
    },
  ],
})
