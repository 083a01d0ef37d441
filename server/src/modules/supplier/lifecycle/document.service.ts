import { SupplierMove, type MoveKind } from '@srm/api/supplier'
import { documentOf } from '#kernel/records/document.ts'
import { contactsAt } from './contact.views.ts'
import { missingWords, standsAgainst } from './lifecycle.rules.ts'
import { carryOut, moves } from './lifecycle.service.ts'
import { checksOf } from './lifecycle.views.ts'
import { idOf } from './part.rules.ts'

/** A change of stage goes through approval like any other document, and takes effect when it is approved. */
export const moveDocument = documentOf(SupplierMove, moves, {
  summary: ['supplier', 'kind', 'fromStage', 'toStage', 'reason'],
  precheck: async (ctx, row) => {
    const against = await checksOf(ctx, idOf(row['supplier']) ?? '', row['kind'] as MoveKind)
    return against.filter(standsAgainst).map((check) => missingWords([check])[ctx.language])
  },
  contacts: (ctx, row, asked) => contactsAt(ctx, idOf(row['supplier']), asked),
  on: { approved: carryOut },
})
