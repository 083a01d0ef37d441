import { declareDocumentKind } from '../shared/document-kinds.ts'
import { label } from '../shared/label.ts'
import { definePages, recordPages } from '../shared/pages.ts'

export const onboardingPages = definePages({
  application: recordPages({
    subject: 'supplierApplication',
    path: '/supplier/application',
    noun: label('准入申请', 'Application'),
    // Not the applications of the approval area.
    title: label('准入申请', 'Admissions'),
    menu: { name: 'SupplierApplication', area: 'Supplier', group: 'admission', icon: 'solution', sort: 90 },
  }),
  update: recordPages({
    subject: 'supplierUpdate',
    path: '/supplier/updateList',
    noun: label('供应商更新', 'Update'),
    title: label('供应商更新', 'Supplier updates'),
    menu: { name: 'SupplierUpdate', area: 'Supplier', group: 'admission', icon: 'sync', sort: 91 },
  }),
})

declareDocumentKind('supplierApplication', label('准入申请', 'Supplier application'))
