import { declareDocumentKind } from '../shared/document-kinds.ts'
import { label } from '../shared/label.ts'
import { definePages, recordPages } from '../shared/pages.ts'

export const finalAccountPages = definePages({
  account: recordPages({
    subject: 'finalAccount',
    path: '/project/finalAccount',
    noun: label('决算', 'Final account'),
    title: label('项目决算', 'Final accounts'),
    menu: { name: 'ProjectFinalAccounts', area: 'Project', group: 'daily', icon: 'file-done', sort: 2295 },
  }),
})

declareDocumentKind('finalAccount', label('决算', 'Final account'))
