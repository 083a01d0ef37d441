import { declareDocumentKind } from '../shared/document-kinds.ts'
import { label } from '../shared/label.ts'
import { definePages, recordPages } from '../shared/pages.ts'

export const acceptancePages = definePages({
  acceptance: recordPages({
    subject: 'acceptance',
    path: '/purchase/acceptance',
    noun: label('验收单', 'Acceptance'),
    title: label('验收结算', 'Acceptances'),
    menu: { name: 'PurchaseAcceptance', area: 'Purchase', group: 'daily', icon: 'audit', sort: 160 },
  }),
})

declareDocumentKind('acceptance', label('验收单', 'Acceptance'))
