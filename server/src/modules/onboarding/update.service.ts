import type { Parsed } from '@srm/api/endpoint'
import type { onboarding } from '@srm/api/onboarding'
import { shanghaiTime } from '@srm/api/shared/date'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Row } from '#kernel/records/select.ts'
import { issueCode } from '#modules/dictionary/index.ts'
import { claimFiles } from '#modules/file/index.ts'
import { fromOutside } from '#modules/supplier/index.ts'
import { idIn } from './stage.service.ts'
import { updates } from './update.store.ts'

type NewPrices = Parameters<typeof fromOutside.reprice>[2]

type Calls = typeof onboarding.update
type Body<K extends keyof Calls> = Parsed<Calls[K]> extends { body: infer B } ? B : never
type SavedRow = { id: string; version: number }

const goodDays = 14

const until = (): string => shanghaiTime(new Date(Date.now() + goodDays * 86_400_000))

const theirsSql = `select c.mobile, c.supplier_id as supplier, $3::uuid is null or exists (select 1 from supplier_certificate x
    where x.tenant_id = $1 and x.id = $3 and x.supplier_id = c.supplier_id) as certificate
  from supplier_contact c where c.tenant_id = $1 and c.id = $2 and c.status = 'active'`

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

/** Asking is sending the link. */
export const askForUpdate = async (ctx: Ctx, body: Body<'create'>): Promise<{ id: string; code: string }> => {
  const whose = await theirs(ctx, body)
  const code = body.code ?? (await issueCode(ctx, 'supplierUpdate'))
  const begun = { ...whose, status: 'asked', expiresAt: until(), longTerm: false, files: [], prices: [] }
  const uncovered = { ...ctx, session: { ...ctx.session, masks: new Set<string>() } }
  const made = await updates.create(uncovered, { ...body, ...begun, code })
  await ctx.job('onboarding.ask', { id: made.id })
  return made
}

const held = async (ctx: Ctx, id: string, status: string, version?: number): Promise<Row> => {
  const row = await updates.held(ctx, id)
  if (row['status'] !== status) return fail('onboarding.update_closed')
  if (version === undefined || row['version'] === version) return row
  const details = { version: row['version'], updatedAt: row['updatedAt'], updatedBy: null }
  return fail('record.stale', { details })
}

export const changeAsked = async (ctx: Ctx, id: string, { version, ...body }: Body<'update'>): Promise<SavedRow> => {
  await held(ctx, id, 'asked')
  const whose = await theirs(ctx, body)
  const saved = await updates.update(ctx, id, version, { ...body, ...whose })
  return { id, version: saved.version }
}

export const removeAsked = async (ctx: Ctx, id: string, version: number | undefined): Promise<{ id: string }> => {
  await held(ctx, id, 'asked')
  await updates.remove(ctx, id, version)
  await claimFiles(ctx, 'supplierUpdate', id, {})
  return { id }
}

/** The same asked once more, with a fresh period. */
export const askAgain = async (ctx: Ctx, id: string, { version }: Body<'send'>): Promise<SavedRow> => {
  await held(ctx, id, 'asked', version)
  const saved = await updates.patch(ctx, id, { expiresAt: until() })
  await ctx.job('onboarding.ask', { id })
  return { id, version: saved.version }
}

/** What was proposed becomes what holds, in the same transaction. */
export const accept = async (ctx: Ctx, id: string, { version }: Body<'accept'>): Promise<SavedRow> => {
  const row = await held(ctx, id, 'proposed', version)
  const { number, issuedOn, longTerm, expiresOn, files } = row
  const certificate = idIn(row['certificate'])
  if (row['kind'] === 'certificate' && certificate)
    await fromOutside.renew(
      ctx,
      certificate,
      { number, issuedOn, longTerm, expiresOn, files, revoked: false },
      { subject: 'supplierUpdate', id },
    )
  else await fromOutside.reprice(ctx, idIn(row['supplier']) ?? '', row['prices'] as NewPrices, String(row['code']))
  const saved = await updates.patch(ctx, id, { status: 'accepted' })
  return { id, version: saved.version }
}

export const refuse = async (ctx: Ctx, id: string, { version, opinion }: Body<'refuse'>): Promise<SavedRow> => {
  await held(ctx, id, 'proposed', version)
  const saved = await updates.patch(ctx, id, { status: 'refused', opinion })
  return { id, version: saved.version }
}
