import type { onboarding, RenewAnswer } from '@srm/api/onboarding'
import { shanghaiTime } from '@srm/api/shared/date'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import type { Exchange, HandlerTree } from '#kernel/module.ts'
import { claimFiles, externalUploads, uploadLimitOf } from '#modules/file/index.ts'
import { notify } from '#modules/notice/index.ts'
import { assertScan } from '../apply/guard.service.ts'
import { own } from '../onboarding.db.ts'
import { askedOf, renewPage, updateIn, type RenewalRequest } from './renew.views.ts'
import { updates } from './update.store.ts'
import { fillSentence } from '@srm/api/shared/label'
import { sentences } from '../sentences.rules.ts'

const maxScans = 10

const receive = async (ctx: Ctx, exchange: Exchange) => {
  const id = updateIn(ctx)
  const limit = async (inside: Ctx): Promise<number> => {
    const { status, kind, uploads } = await askedOf(inside, id)
    if (status !== 'asked' || kind !== 'certificate') fail('onboarding.update_closed')
    if (uploads.length >= maxScans) fail('onboarding.too_many_files')
    return uploadLimitOf(inside)
  }
  const file = await externalUploads.receive(ctx, exchange, { id, limit, assertType: assertScan })
  const { uploads } = await askedOf(ctx, id, true)
  if (uploads.length >= maxScans) fail('onboarding.too_many_files')
  const held = [...uploads, file.id]
  await own(ctx).updateTable('supplier_update').set({ uploads: held }).where('id', '=', id).execute()
  return file
}

const nowSql = `select id, price::text as price from supplier_price_item_ref where tenant_id = $1 and supplier_id = $2 and id = any($3::uuid[])`

type Prices = Extract<RenewAnswer, { kind: 'prices' }>['prices']

/** An item on the list must be theirs; what it costs now is kept beside what they propose. */
const withNow = async (ctx: Ctx, supplierId: string, prices: Prices) => {
  const ids = prices.flatMap(({ item }) => item ?? [])
  const { rows } = await ctx.db.run<{ id: string; price: string }>(nowSql, [ctx.tenantId, supplierId, ids])
  const now = new Map(rows.map(({ id, price }) => [id, price]))
  if (ids.some((id) => !now.has(id))) fail('record.bad_reference')
  return prices.map(({ item, spec, ...price }) => ({
    ...price,
    item: item ?? null,
    spec: spec ?? null,
    was: item ? (now.get(item) ?? null) : null,
    taxRate: null,
  }))
}

const proposed = async (ctx: Ctx, { supplierId, uploads }: RenewalRequest, answer: RenewAnswer): Promise<object> => {
  if (answer.kind === 'prices') return { prices: await withNow(ctx, supplierId, answer.prices) }
  const { certificate } = answer
  if (certificate.files.some((id) => !uploads.includes(id))) fail('record.bad_reference')
  const { issuedOn = null, expiresOn = null, longTerm } = certificate
  return { ...certificate, issuedOn, expiresOn: longTerm ? null : expiresOn }
}

/** Proposed, not in force: whoever asked is told and looks at it. */
const answerTo = async (ctx: Ctx, id: string, answer: RenewAnswer): Promise<{ status: 'proposed' }> => {
  const asked = await askedOf(ctx, id, true)
  if (asked.status !== 'asked' || asked.kind !== answer.kind) fail('onboarding.update_closed')
  const some = await proposed(ctx, asked, answer)
  const answeredAt = shanghaiTime(new Date())
  const { before } = await updates.patch(ctx, id, { ...some, status: 'proposed', answeredAt })
  if (answer.kind === 'certificate') await claimFiles(ctx, 'supplierUpdate', id, { files: answer.certificate.files })
  const owner = before.createdBy?.id
  const title = fillSentence(sentences.updated, { name: before.name })
  if (owner) await notify(ctx, { to: [owner], type: 'task', title, subject: 'supplierUpdate', subjectId: id })
  return { status: 'proposed' }
}

/** What a supplier does by their link is done by the house in their name. */
export const renewing: HandlerTree<typeof onboarding.renew> = {
  page: (ctx, _, { asTenant }) => asTenant(ctx.tenantId, (inside) => renewPage(inside, updateIn(ctx))),
  upload: (ctx, _, exchange) => receive(ctx, exchange),
  answer: (ctx, { body }, { asTenant }) => asTenant(ctx.tenantId, (inside) => answerTo(inside, updateIn(ctx), body)),
}
