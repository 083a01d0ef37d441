import type { Parsed } from '@srm/api/endpoint'
import type { GuestComment } from '@srm/api/external'
import type { externalComment, OwnComment } from '@srm/api/external/comment'
import { fillSentence, label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { networkOf } from '#kernel/http/address.ts'
import { newId } from '#kernel/ids.ts'
import { countUsage } from '#kernel/log/usage.ts'
import type { Exchange, HandlerTree } from '#kernel/module.ts'
import { notify } from '#modules/notice/index.ts'
import { visibleSubject } from '#modules/record/index.ts'
import { own } from './external.db.ts'
import { openLink } from './link.views.ts'
import { externalPurposes, type CommentTarget, type IssuedLink } from './purpose.store.ts'

/** A person writes a few; whoever writes more floods somebody's bell. */
const limitsFor = (linkId: string, address: string) => [
  { key: `external comment ${linkId}`, max: 20, within: '1 hour' },
  { key: `external commenter ${networkOf(address)}`, max: 60, within: '1 hour' },
]

type Commented = { readonly link: IssuedLink; readonly target: CommentTarget }

/** The open link behind a session, if what it shows takes comments. Anything else opens nothing here. */
const commented = async (ctx: Ctx, { purpose, id }: { purpose: string; id: string }): Promise<Commented> => {
  const comments = externalPurposes.all().find(({ name }) => name === purpose)?.comments
  if (!comments) return fail('session.missing')
  const link = await openLink(ctx, id)
  if (link.purpose !== purpose) return fail('session.missing')
  return { link, target: (await comments(ctx, link)) ?? fail('external.gone') }
}

const sentence = label('{{who}}（外部）评论了{{title}}', '{{who}} (outside) commented on {{title}}')

const sentBySql = 'select created_by as "userId" from external_link where tenant_id = $1 and id = $2'

/** Whoever sent the link hears of it, and whoever looks after what it shows. */
const tell = async (ctx: Ctx, { link, target }: Commented, body: string): Promise<void> => {
  const { rows } = await ctx.db.run<{ userId: string | null }>(sentBySql, [ctx.tenantId, link.id])
  const to = [...target.owners, ...rows.flatMap(({ userId }) => userId ?? [])]
  const title = fillSentence(sentence, { who: link.contactName, title: `「${target.title}」` })
  await notify(ctx, { to, type: 'mention', title, body, link: target.page })
}

type AddInput = Parsed<typeof externalComment.add>['body']

const add = async (ctx: Ctx, found: Commented, { body }: AddInput, address: string): Promise<{ id: string }> => {
  const id = newId()
  await own(ctx).insertInto('external_comment').values({ id, link_id: found.link.id, body, address }).execute()
  await tell(ctx, found, body)
  return { id }
}

const ownSql = `select id, body, at from external_comment where tenant_id = $1 and link_id = $2 order by at desc, id desc limit 100`

const behindSession = ({ session: { external } }: Ctx) => external ?? fail('session.missing')

export const external: HandlerTree<typeof externalComment> = {
  list: (ctx, _, { asTenant }) =>
    asTenant(ctx.tenantId, async (inside) => {
      const { link } = await commented(inside, behindSession(ctx))
      return (await inside.db.run<OwnComment>(ownSql, [inside.tenantId, link.id])).rows
    }),
  add: async (ctx, { body }, exchange: Exchange) => {
    const { asTenant, request } = exchange
    const session = behindSession(ctx)
    const found = await asTenant(ctx.tenantId, (inside) => commented(inside, session))
    // Counted by itself: what is refused counts as well.
    if (!(await asTenant('', (inside) => countUsage(inside, limitsFor(session.id, request.ip)))))
      fail('external.too_many')
    return asTenant(ctx.tenantId, (inside) => add(inside, found, body, request.ip))
  },
}

const guestsSql = `select c.id, c.body, c.at, l.contact_name as contact, l.company, l.purpose
  from external_comment c join external_link l on l.tenant_id = c.tenant_id and l.id = c.link_id
  where c.tenant_id = $1 and l.subject = $2 and l.record_id = $3 order by c.at desc, c.id desc limit 200`

/** What people outside have said about a record, for whoever sees it. */
export const commentsOf = async (ctx: Ctx, subject: string, id: string): Promise<GuestComment[]> => {
  await visibleSubject(ctx, subject, id, true)
  return (await ctx.db.run<GuestComment>(guestsSql, [ctx.tenantId, subject, id])).rows
}
