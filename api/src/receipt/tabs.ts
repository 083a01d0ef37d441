import { label } from '../shared/label.ts'
import type { RecordTab } from '../shared/record-tab.ts'

export const moneyTab: RecordTab = {
  subject: 'project',
  key: 'money',
  name: 'ProjectMoney',
  title: label('收付款', 'Money'),
  permission: 'paymentPlan:list',
  order: 250,
  holds: ['paymentPlan', 'invoiceOut'],
}
