import type { approval } from '@srm/api/approval'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Exchange, HandlerTree } from '#kernel/module.ts'
import { sessionFor } from '#modules/external/index.ts'
import { externalUploads, uploadLimitOf } from '#modules/file/index.ts'
import { own } from '../approval.db.ts'
import { actAsExternal, contactsToAsk, reassignExternal, sendAgain } from './act.service.ts'
import { purpose } from './invite.service.ts'
import { pageOf } from './page.views.ts'
import { openLink } from './external.views.ts'

const linkIn = (ctx: Ctx): string => sessionFor(ctx, purpose)

const maxUploads = 40

const receive = async (ctx: Ctx, exchange: Exchange) => {
  const id = linkIn(ctx)
  const limit = async (inside: Ctx): Promise<number> => {
    const { uploads, status } = await openLink(inside, id)
    if (status !== 'pending' || uploads.length >= maxUploads) fail('approval.notAllowed')
    return uploadLimitOf(inside)
  }
  const file = await externalUploads.receive(ctx, exchange, { id, limit })
  const { numUpdatedRows } = await own(ctx)
    .updateTable('approval_external')
    .set((eb) => ({ uploads: eb.fn<string[]>('array_append', ['uploads', eb.cast(eb.val(file.id), 'uuid')]) }))
    .where('id', '=', id)
    .where((eb) => eb(eb.fn<number>('cardinality', ['uploads']), '<', maxUploads))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n ? file : fail('approval.notAllowed')
}

/** What a contact does is done by the house in their name: they have no rights of their own beyond the link. */
export const external: HandlerTree<typeof approval.external> = {
  page: (ctx, _, { asTenant }) =>
    asTenant(ctx.tenantId, async (inside) => {
      const reader = { ...inside, language: ctx.language }
      return pageOf(reader, await openLink(reader, linkIn(ctx)))
    }),
  act: (ctx, { body }, { asTenant }) => asTenant(ctx.tenantId, (inside) => actAsExternal(inside, linkIn(ctx), body)),
  upload: (ctx, _, exchange) => receive(ctx, exchange),
  send: (ctx, { params }) => sendAgain(ctx, params.id),
  reassign: (ctx, { params, body }) => reassignExternal(ctx, params.id, body.contact),
  contacts: (ctx, { params }) => contactsToAsk(ctx, params.id),
}
