import { declareDocumentKind } from '../shared/document-kinds.ts'
import { label } from '../shared/label.ts'
import { definePages, recordPages } from '../shared/pages.ts'

export const applicationPages = definePages(
  recordPages({
    subject: 'application',
    path: '/approval/application',
    noun: label('申请单', 'Application'),
    menu: { name: 'Application', area: 'Approval', icon: 'form', sort: 10 },
    edit: { dynamicNewTab: false, createTitle: label('新建申请', 'New application') },
  }),
)

declareDocumentKind('application', label('申请单', 'Application'))
