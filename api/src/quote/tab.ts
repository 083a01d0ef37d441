import { label } from '../shared/label.ts'
import type { RecordTab } from '../shared/record-tab.ts'

export const quoteTab: RecordTab = {
  subject: 'purchase',
  key: 'quotes',
  name: 'PurchaseQuotes',
  title: label('报价', 'Quotes'),
  permission: 'quote:list',
  order: 30,
  holds: ['quote'],
}
