import { label } from '../shared/label.ts'
import type { RecordTab } from '../shared/record-tab.ts'

export const runOfShowTab: RecordTab = {
  subject: 'project',
  key: 'runOfShow',
  name: 'ProjectRunOfShow',
  title: label('执行流程', 'Run-of-show'),
  permission: 'runItem:list',
  order: 50,
  holds: ['runItem'],
}
