import { label } from '../shared/label.ts'
import type { RecordTab } from '../shared/record-tab.ts'

/** Both sides: what it costs and what the customer pays. */
export const budgetTab: RecordTab = {
  subject: 'project',
  key: 'budget',
  name: 'ProjectBudget',
  title: label('预算', 'Budget'),
  permission: 'budget:list',
  order: 100,
  holds: ['budget', 'budgetChange'],
}

/** The side of the costs alone. */
export const contrastTab: RecordTab = {
  subject: 'project',
  key: 'contrast',
  name: 'ProjectContrast',
  title: label('预算对比', 'Budget and spending'),
  permission: 'budgetItem:list',
  order: 110,
  holds: ['budgetItem'],
}
