import { label } from '../shared/label.ts'
import { definePages } from '../shared/pages.ts'

/** For people without an account, apart from the staff's pages: a phone on a slow line loads nothing else. */
export const externalPages = definePages({
  apply: { path: '/supplierApplyFor', title: label('供应商入驻', 'Become a supplier') },
  update: { path: '/supplier/update', title: label('资料更新', 'Update') },
})
