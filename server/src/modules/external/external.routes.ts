import { external } from '@srm/api/external'
import { externalComment } from '@srm/api/external/comment'
import { externalEntry } from '@srm/api/external/entry'
import { implement } from '#kernel/module.ts'
import { commentsOf, external as commentCalls } from './comment.service.ts'
import { askCode, enter } from './entry.service.ts'
import { resendAsManager, revokeAsManager } from './link.service.ts'
import { linksOf } from './link.views.ts'

const entryRoutes = implement(externalEntry, {
  code: (ctx, { body }, exchange) => askCode(ctx, body.ticket, exchange),
  enter: (ctx, { body }, exchange) => enter(ctx, body, exchange),
})

export const routes = [
  ...entryRoutes,
  ...implement(externalComment, commentCalls),
  ...implement(external, {
    links: (ctx, { params }) => linksOf(ctx, params.subject, params.id),
    comments: (ctx, { params }) => commentsOf(ctx, params.subject, params.id),
    revoke: (ctx, { params }) => revokeAsManager(ctx, params.id),
    resend: (ctx, { params }) => resendAsManager(ctx, params.id),
  }),
]
