import { label } from '../shared/label.ts'
import type { RecordTab } from '../shared/record-tab.ts'

export const acceptanceTab: RecordTab = {
  subject: 'purchaseOrder',
  key: 'acceptances',
  name: 'PurchaseOrderAcceptances',
  title: label('验收', 'Acceptances'),
  permission: 'acceptance:list',
  order: 30,
  holds: ['acceptance'],
}

/** Beside the orders of a project: what of them was really there. */
export const projectAcceptanceTab: RecordTab = {
  subject: 'project',
  key: 'acceptance',
  name: 'ProjectAcceptance',
  title: label('验收结算', 'Acceptances'),
  permission: 'acceptance:list',
  order: 128,
  holds: ['acceptance'],
}
