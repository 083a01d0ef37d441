import { label } from '../shared/label.ts'
import { definePages } from '../shared/pages.ts'

export const documentPages = definePages({
  /** Leads to the documents of its project; for whoever comes by search or a notice. */
  document: {
    path: '/project/document',
    title: label('项目文档', 'Project document'),
    permission: 'projectDocument:show',
    subject: 'projectDocument',
  },
})
