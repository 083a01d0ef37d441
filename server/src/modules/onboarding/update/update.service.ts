import type { Parsed } from '@srm/api/endpoint'
import { onboarding, SupplierUpdate } from '@srm/api/onboarding'
import { shanghaiTime } from '@srm/api/shared/date'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Row } from '#kernel/records/fields/row.ts'
import { issueLink, renewLink } from '#modules/external/index.ts'
import { defineResource } from '#modules/record/index.ts'
import { fromExternal } from '#modules/supplier/index.ts'
import { goodDays } from './purpose.service.ts'
import { updates } from './update.store.ts'

type Calls = typeof onboarding.update
type Body<K extends keyof Calls> = Parsed<Calls[K]> extends { body: infer B } ? B : never
type Update = Row<typeof SupplierUpdate>
type SavedRow = { id: string; version: number }

const until = (): string => shanghaiTime(new Date(Date.now() + goodDays * 86_400_000))

const theirsSql = `select c.mobile, c.supplier_id as supplier, $3::uuid is null or exists (select 1 from supplier_certificate_ref x
    where x.tenant_id = $1 and x.id = $3 and x.supplier_id = c.supplier_id) as certificate
  from supplier_contact_ref c where c.tenant_id = $1 and c.id = $2 and c.status = 'active'`

type Query = Pick<Body<'create'>, 'contact' | 'certificate' | 'kind'>
type Theirs = { readonly mobile: string; readonly supplier: string }

/** Whom the link goes to and whose it is; a certificate must be of that very supplier. */
const theirs = async (ctx: Ctx, { contact, certificate, kind }: Query): Promise<Theirs> => {
  if (kind === 'certificate' && !certificate)
    fail('onboarding.which_certificate', { errors: [{ path: 'certificate', message: '' }] })
  const values = [ctx.tenantId, contact, certificate ?? null]
  const { rows } = await ctx.db.run<Theirs & { certificate: boolean }>(theirsSql, values)
  const [found] = rows
  return found?.certificate ? { mobile: found.mobile, supplier: found.supplier } : fail('onboarding.not_theirs')
}

const held = async (ctx: Ctx, id: string, status: string, version: number | undefined): Promise<Update> => {
  const row = await updates.held(ctx, id)
  if (row.status !== status) return fail('onboarding.update_closed')
  if (version === undefined || row.version === version) return row
  return fail('record.stale', { details: { version: row.version, updatedAt: row.updatedAt, updatedBy: null } })
}

/** The same asked once more, with a fresh period. */
const askAgain = async (ctx: Ctx, id: string, { version }: Body<'send'>): Promise<SavedRow> => {
  await held(ctx, id, 'asked', version)
  const saved = await updates.patch(ctx, id, { expiresAt: until() })
  await renewLink(ctx, id)
  return { id, version: saved.version }
}

/** What was proposed becomes what holds, in the same transaction. */
const accept = async (ctx: Ctx, id: string, { version }: Body<'accept'>): Promise<SavedRow> => {
  const row = await held(ctx, id, 'proposed', version)
  const { kind, certificate, number, issuedOn, longTerm, expiresOn, files } = row
  if (kind === 'certificate' && certificate)
    await fromExternal.renew(
      ctx,
      certificate.id,
      { ...(number !== null && { number }), issuedOn, longTerm, expiresOn, files, revoked: false },
      { subject: 'supplierUpdate', id },
    )
  else await fromExternal.reprice(ctx, row.supplier.id, row.prices, row.code)
  const saved = await updates.patch(ctx, id, { status: 'accepted' })
  return { id, version: saved.version }
}

const refuse = async (ctx: Ctx, id: string, { version, opinion }: Body<'refuse'>): Promise<SavedRow> => {
  await held(ctx, id, 'proposed', version)
  const saved = await updates.patch(ctx, id, { status: 'refused', opinion })
  return { id, version: saved.version }
}

const contactSql = `select c.name, u.mobile from supplier_update u
  join supplier_contact_ref c on c.tenant_id = u.tenant_id and c.id = u.contact_id where u.tenant_id = $1 and u.id = $2`

const sendLink = async (ctx: Ctx, id: string): Promise<void> => {
  const { rows } = await ctx.db.run<{ name: string; mobile: string }>(contactSql, [ctx.tenantId, id])
  const contact = rows[0] ?? fail('onboarding.not_theirs')
  await issueLink(ctx, { id, purpose: 'supplierUpdate', subject: 'supplierUpdate', recordId: id, contact })
}

/** Asking is sending the link. */
export const supplierUpdates = defineResource(SupplierUpdate, onboarding.update, {
  code: { type: 66, prefix: 'GX', period: 'month' },
  records: updates,
  prepare: async (ctx, sent, before) => {
    if (before && before.status !== 'asked') fail('onboarding.update_closed')
    const body = { ...sent, ...(await theirs(ctx, sent)) }
    if (before) return body
    return { ...body, status: 'asked' as const, expiresAt: until(), longTerm: false, files: [], prices: [] }
  },
  changed: async (ctx, id, _, before) => {
    if (!before) await sendLink(ctx, id)
  },
  removable: (_, { status }) => {
    if (status !== 'asked') fail('onboarding.update_closed')
  },
  handlers: {
    accept: (ctx, { params, body }) => accept(ctx, params.id, body),
    refuse: (ctx, { params, body }) => refuse(ctx, params.id, body),
    send: (ctx, { params, body }) => askAgain(ctx, params.id, body),
  },
})
