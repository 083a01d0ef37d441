import { label } from '../shared/label.ts'
import type { RecordTab } from '../shared/record-tab.ts'

export const finalAccountTab: RecordTab = {
  subject: 'project',
  key: 'finalAccount',
  name: 'ProjectFinalAccount',
  title: label('决算', 'Final account'),
  permission: 'finalAccount:list',
  order: 260,
  holds: ['finalAccount'],
}
