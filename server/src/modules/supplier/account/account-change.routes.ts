import { supplier, SupplierAccountChange } from '@srm/api/supplier'
import { documentOf } from '#kernel/records/document.ts'
import { defineResource } from '#modules/record/index.ts'
import {
  accountChanges,
  askChange,
  changeService,
  confirmChange,
  decideChange,
  notifyApproved,
} from './account-change.service.ts'
import { contactsAt } from '../contact/contact.views.ts'
import { accountChangeFacts, readAccountChangeFacts } from '../document.views.ts'

/** Without an update: what was asked for is decided as it is, or asked for again. */
export const accountChangeResource = defineResource(SupplierAccountChange, supplier.accountChange, {
  code: { type: 61, prefix: 'ZHBG', period: 'year' },
  service: { ...changeService, create: askChange },
  imports: false,
  handlers: {
    decide: (ctx, { params, body }) => decideChange(ctx, params.id, body),
    confirm: (ctx, { params, body }) => confirmChange(ctx, params.id, body),
  },
})

/** Approved it is only half done: the call to the supplier is still to come. */
export const accountChangeDocument = documentOf(SupplierAccountChange, accountChanges, {
  summary: ['supplier', 'accountName', 'bankName', 'reason'],
  later: ['callback', 'calledWhom', 'decidedBy'],
  facts: { fields: accountChangeFacts, read: readAccountChangeFacts },
  contacts: (ctx, row, asked) => contactsAt(ctx, row.supplier.id, asked),
  on: { approved: notifyApproved },
})
