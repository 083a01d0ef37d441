import { label } from '../shared/label.ts'
import type { RecordTab } from '../shared/record-tab.ts'

export const contractTab: RecordTab = {
  subject: 'project',
  key: 'contract',
  name: 'ProjectContract',
  title: label('合同', 'Contracts'),
  permission: 'contract:list',
  order: 240,
  holds: ['contract', 'paymentPlan', 'contractChange', 'contractBorrow'],
}
