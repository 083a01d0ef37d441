import { label } from '../shared/label.ts'
import { definePages } from '../shared/pages.ts'

export const runOfShowPages = definePages({
  live: {
    path: '/project/runOfShow',
    title: label('现在与接下来', 'Now and next'),
    permission: 'runItem:list',
    dynamicNewTab: true,
  },
})
