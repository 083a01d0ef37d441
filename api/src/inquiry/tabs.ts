import { label } from '../shared/label.ts'
import type { RecordTab } from '../shared/record-tab.ts'

/** Beside the demands of a project: what became of them. */
export const inquiryTab: RecordTab = {
  subject: 'project',
  key: 'inquiry',
  name: 'ProjectInquiry',
  title: label('询价采购', 'Purchases'),
  permission: 'purchase:list',
  order: 125,
  holds: ['purchase'],
}
