import { Acceptance } from '@srm/api/acceptance'
import { externalPages } from '@srm/api/acceptance/external-pages'
import { signScene } from '@srm/api/acceptance/sms-scenes'
import { label } from '@srm/api/shared/label'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { issueLink, renewLink, revokeLink, type ExternalPurpose } from '#modules/external/index.ts'
import { own } from '../acceptance.db.ts'
import { patchAcceptance, type AcceptanceRow } from '../acceptance.store.ts'

export const purposeName = 'acceptance'

const days = 30

const companySql = `select t.company_name as company from acceptance a join tenant_ref t on t.tenant_id = a.tenant_id
  where a.tenant_id = $1 and a.link_id = $2 and a.stage = 'signing'`

/** A supplier signs what was accepted of its order; which one its link is for stands with the acceptance. */
export const acceptancePurpose: ExternalPurpose = {
  name: purposeName,
  label: label('验收签字', "A supplier's signature"),
  page: externalPages.acceptance.path,
  days,
  message: async (ctx, { id }) => {
    const [found] = (await ctx.db.run<{ company: string }>(companySql, [ctx.tenantId, id])).rows
    return found && { scene: signScene, values: { company: found.company } }
  },
  assertManager: async (ctx) => {
    if (!holds(ctx.session, 'acceptance:requestSignature')) fail('external.not_yours')
  },
}

const linkSql = `select a.link_id as id, a.link_mobile as mobile, coalesce(x.revoked_at is null, false) as "isOpen" from acceptance a
    left join external_link_ref x on x.tenant_id = a.tenant_id and x.id = a.link_id
  where a.tenant_id = $1 and a.id = $2`

type Link = { readonly id: string | null; readonly mobile: string | null; readonly isOpen: boolean }

/** One link as long as it goes to the same number; a number that signs no more opens nothing. */
const linkFor = async (ctx: Ctx, { id, supplier }: AcceptanceRow, name: string, mobile: string): Promise<string> => {
  const [link] = (await ctx.db.run<Link>(linkSql, [ctx.tenantId, id])).rows
  if (link?.id && link.isOpen && link.mobile === mobile) return (await renewLink(ctx, link.id)).id
  if (link?.id) await revokeLink(ctx, link.id)
  const contact = { name, mobile, company: supplier.name }
  return issueLink(ctx, { purpose: purposeName, subject: Acceptance.name, recordId: id, contact })
}

/** The message leaves after the commit; earlier ones open nothing any more. */
export const sendForSignature = async (ctx: Ctx, row: AcceptanceRow): Promise<{ id: string; version: number }> => {
  const { id, contactName, contactMobile } = row
  if (!contactMobile) return fail('acceptance.no_contact', { errors: [{ path: 'contactMobile', message: '' }] })
  const link = await linkFor(ctx, row, contactName ?? row.supplier.name, contactMobile)
  await own(ctx)
    .updateTable('acceptance')
    .set((eb) => ({ link_id: link, link_mobile: contactMobile, asked_at: eb.fn<string>('now') }))
    .where('id', '=', id)
    .execute()
  return patchAcceptance(ctx, id, { stage: 'signing', objection: null })
}
