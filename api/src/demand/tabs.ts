import { label } from '../shared/label.ts'
import type { RecordTab } from '../shared/record-tab.ts'

export const purchaseTab: RecordTab = {
  subject: 'project',
  key: 'purchase',
  name: 'ProjectPurchase',
  title: label('需求与采购', 'Demands and purchases'),
  permission: 'demand:list',
  order: 120,
  holds: ['demand'],
}
