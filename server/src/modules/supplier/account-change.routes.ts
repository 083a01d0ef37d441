import type { Returned } from '@srm/api/endpoint'
import { supplier, SupplierAccountChange } from '@srm/api/supplier'
import { implement } from '#kernel/module.ts'
import { documentOf } from '#kernel/records/document.ts'
import {
  accountChanges,
  askChange,
  confirmChange,
  decideChange,
  removeChange,
  showChange,
  tellApproved,
} from './account-change.service.ts'
import { contactsAt } from './contact.views.ts'
import { idOf } from './part.rules.ts'

type Calls = typeof supplier.accountChange

export const accountChangeRoutes = implement(supplier.accountChange, {
  list: async (ctx, { query }) => (await accountChanges.list(ctx, query)) as unknown as Returned<Calls['list']>,
  summary: (ctx, { query }) => accountChanges.summary(ctx, query),
  all: (ctx, { query }) => accountChanges.options(ctx, query.keyword),
  show: async (ctx, { params }) => (await showChange(ctx, params.id)) as unknown as Returned<Calls['show']>,
  create: (ctx, { body }) => askChange(ctx, body),
  remove: (ctx, { params, query }) => removeChange(ctx, params.id, query.version),
  decide: (ctx, { params, body }) => decideChange(ctx, params.id, body),
  confirm: (ctx, { params, body }) => confirmChange(ctx, params.id, body),
})

/** Approved it is only half done: the call to the supplier is still to come. */
export const accountChangeDocument = documentOf(SupplierAccountChange, accountChanges, {
  summary: ['supplier', 'accountName', 'bankName', 'reason'],
  later: ['callback', 'calledWhom', 'decidedBy'],
  contacts: (ctx, row, asked) => contactsAt(ctx, idOf(row['supplier']), asked),
  on: { approved: tellApproved },
})
