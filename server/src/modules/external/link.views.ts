import type { ExternalLink } from '@srm/api/external'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { covered } from '#kernel/external.ts'
import { visibleSubject } from '#modules/record/index.ts'
import { purposeOf, type IssuedLink } from './purpose.store.ts'

const linkSql = `select id, purpose, subject, record_id as "recordId", contact_name as "contactName", mobile,
  expires_at as "expiresAt" from external_link where tenant_id = $1 and id = $2`

export const findLink = async (ctx: Ctx, id: string): Promise<IssuedLink | undefined> =>
  (await ctx.db.run<IssuedLink>(linkSql, [ctx.tenantId, id])).rows[0]

/** A link that opens something now, and what its secret hashes to. */
export const openLink = async (ctx: Ctx, id: string): Promise<IssuedLink & { hash: string | null }> => {
  const sql = `select l.*, secret_hash as hash from (${linkSql}) l join external_link x on x.tenant_id = $1 and x.id = l.id
    where x.expires_at > now() and x.revoked_at is null`
  return (
    (await ctx.db.run<IssuedLink & { hash: string | null }>(sql, [ctx.tenantId, id])).rows[0] ?? fail('external.gone')
  )
}

type Row = IssuedLink & Pick<ExternalLink, 'company' | 'state' | 'sentAt' | 'sentTimes' | 'visits'>

const linksSql = `select l.id, l.purpose, l.subject, l.record_id as "recordId", l.contact_name as "contactName", l.mobile, l.company,
    l.expires_at as "expiresAt", l.sent_at as "sentAt", l.sent_times as "sentTimes",
    case when l.revoked_at is not null then 'revoked' when l.expires_at <= now() then 'expired' else 'open' end as state,
    coalesce(v.visits, '[]') as visits
  from external_link l left join lateral (select jsonb_agg(to_jsonb(x) order by x.at desc) as visits from (
      select what, address, device, at from external_visit v where v.tenant_id = l.tenant_id and v.link_id = l.id
      order by at desc limit 20) x) v on true
  where l.tenant_id = $1 and l.subject = $2 and l.record_id = $3 order by l.created_at desc, l.id desc limit 100`

/** The links of a record for whoever sees it; numbers stay covered. */
export const linksOf = async (ctx: Ctx, subject: string, id: string): Promise<ExternalLink[]> => {
  await visibleSubject(ctx, subject, id, true)
  const { rows } = await ctx.db.run<Row>(linksSql, [ctx.tenantId, subject, id])
  return rows.map((row) => ({
    ...row,
    title: purposeOf(row.purpose).label[ctx.language],
    contact: row.contactName,
    mobile: covered(row.mobile),
  }))
}

/** What a session by a link is about; one for something else opens nothing here. */
export const sessionFor = ({ session: { external } }: Ctx, purpose: string): string =>
  external?.purpose === purpose ? external.id : fail('session.missing')
