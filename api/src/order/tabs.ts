import { label } from '../shared/label.ts'
import type { RecordTab } from '../shared/record-tab.ts'

/** Beside the purchases of a project: what suppliers were told to deliver. */
export const orderTab: RecordTab = {
  subject: 'project',
  key: 'order',
  name: 'ProjectOrder',
  title: label('采购订单', 'Orders'),
  permission: 'purchaseOrder:list',
  order: 127,
  holds: ['purchaseOrder'],
}

/** Who delivers what for a project. */
export const supplierTab: RecordTab = {
  subject: 'project',
  key: 'supplier',
  name: 'ProjectSupplier',
  title: label('供应商', 'Suppliers'),
  permission: 'purchaseOrder:list',
  order: 130,
  holds: ['purchaseOrder'],
}
