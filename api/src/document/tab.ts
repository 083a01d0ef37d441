import { label } from '../shared/label.ts'
import type { RecordTab } from '../shared/record-tab.ts'

export const documentTab: RecordTab = {
  subject: 'project',
  key: 'document',
  name: 'ProjectDocument',
  title: label('文档', 'Documents'),
  permission: 'projectDocument:list',
  order: 40,
  holds: ['projectDocument', 'documentFolder'],
}
