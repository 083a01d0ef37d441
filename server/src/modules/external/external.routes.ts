import { external } from '@srm/api/external'
import { externalEntry } from '@srm/api/external/entry'
import { implement } from '#kernel/module.ts'
import { askCode, enter } from './entry.service.ts'
import { resendAsManager, revokeAsManager } from './link.service.ts'
import { linksOf } from './link.views.ts'

const entryRoutes = implement(externalEntry, {
  code: (ctx, { body }, exchange) => askCode(ctx, body.ticket, exchange),
  enter: (ctx, { body }, exchange) => enter(ctx, body, exchange),
})

export const routes = [
  ...entryRoutes,
  ...implement(external, {
    links: (ctx, { params }) => linksOf(ctx, params.subject, params.id),
    revoke: (ctx, { params }) => revokeAsManager(ctx, params.id),
    resend: (ctx, { params }) => resendAsManager(ctx, params.id),
  }),
]
