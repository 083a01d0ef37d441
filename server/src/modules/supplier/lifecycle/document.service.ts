import { SupplierMove } from '@srm/api/supplier'
import { documentOf } from '#kernel/records/document.ts'
import { contactsAt } from '../contact/contact.views.ts'
import { moveFacts, readMoveFacts } from '../document.views.ts'
import { missingWords, standsAgainst } from './lifecycle.rules.ts'
import { carryOut, moves } from './lifecycle.service.ts'
import { checksOf } from './lifecycle.views.ts'

/** A change of stage goes through approval like any other document, and takes effect when it is approved. */
export const moveDocument = documentOf(SupplierMove, moves, {
  summary: ['supplier', 'kind', 'fromStage', 'toStage', 'reason'],
  precheck: async (ctx, { supplier, kind }) => {
    const against = await checksOf(ctx, supplier.id, kind)
    return against.filter(standsAgainst).map((check) => missingWords([check])[ctx.language])
  },
  facts: { fields: moveFacts, read: readMoveFacts },
  contacts: (ctx, { supplier }, asked) => contactsAt(ctx, supplier.id, asked),
  on: { approved: carryOut },
})
