import { label } from '../shared/label.ts'
import { definePages } from '../shared/pages.ts'

export const runOfShowPages = definePages({
  live: {
    path: '/project/runOfShow',
    title: label('现在与接下来', 'Now and next'),
    permission: 'runItem:list',
    dynamicNewTab: true,
  },
  /** Leads to the run-of-show of its project; for whoever comes by search or a notice. */
  item: {
    path: '/project/runItem',
    title: label('流程项', 'Run-of-show item'),
    permission: 'runItem:show',
    subject: 'runItem',
  },
})
