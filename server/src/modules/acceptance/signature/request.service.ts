import { Acceptance, type SignatureView } from '@srm/api/acceptance'
import { fillSentence } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { assertInScope } from '#kernel/records/read/scope.ts'
import { notify } from '#modules/notice/index.ts'
import { acceptanceRecords, holdAcceptance, patchAcceptance, type AcceptanceRow } from '../acceptance.store.ts'
import { acceptanceSentences } from '../sentences.rules.ts'
import { mayAsk } from '../stage.rules.ts'
import { readContent } from './content.views.ts'
import { sendForSignature } from './link.service.ts'
import { readSignatures, writeVoid } from './signature.store.ts'

type VersionInput = { readonly version: number }
type Result = { id: string; version: number }

const holdFor = async (ctx: Ctx, id: string, version: number): Promise<AcceptanceRow> => {
  await assertInScope(ctx, Acceptance, id, true)
  const row = await holdAcceptance(ctx, id)
  if (row.version !== version) fail('record.stale')
  return row
}

const versionSql = `select version_no as version from purchase_order_ref where tenant_id = $1 and id = $2`

/** Nobody signs or settles what was accepted of another version of the order. */
export const failMoved = async (ctx: Ctx, { order }: AcceptanceRow): Promise<never> => {
  const [found] = (await ctx.db.run<{ version: number }>(versionSql, [ctx.tenantId, order.id])).rows
  const version = String(found?.version ?? '')
  return fail('acceptance.order_moved', { words: { version: { zh: version, en: version } } })
}

export const assertCurrent = async (ctx: Ctx, row: AcceptanceRow): Promise<void> => {
  if (!(await readContent(ctx, row)).isCurrent) await failMoved(ctx, row)
}

export const requestSignature = async (ctx: Ctx, id: string, { version }: VersionInput): Promise<Result> => {
  const row = await holdFor(ctx, id, version)
  if (row.stage === 'settled') fail('acceptance.settled')
  if (!mayAsk(row)) fail('acceptance.not_open')
  await assertCurrent(ctx, row)
  return sendForSignature(ctx, row)
}

export const notifyOwner = async (
  ctx: Ctx,
  { id, code, title, owner }: Pick<AcceptanceRow, 'id' | 'code' | 'title' | 'owner'>,
  what: keyof typeof acceptanceSentences,
  body = title,
): Promise<void> => {
  if (!owner) return
  const words = fillSentence(acceptanceSentences[what], { code: code ?? '' })
  await notify(ctx, { to: [owner.id], type: 'task', title: words, body, subject: Acceptance.name, subjectId: id })
}

/** Asked as soon as our own people are. */
export const askOnSubmit = async (ctx: Ctx, row: AcceptanceRow): Promise<void> => {
  if (row.stage !== 'recording' && row.stage !== 'objected') return
  await sendForSignature(ctx, row)
}

const nameSql = `select name from user_ref where tenant_id = $1 and id = $2`

type ReopenBody = VersionInput & { readonly reason: string }

/** A signature holds for what was read. To change that, it is voided by somebody who may, and the supplier asked anew. */
export const reopenAcceptance = async (ctx: Ctx, id: string, { version, reason }: ReopenBody): Promise<Result> => {
  const row = await holdFor(ctx, id, version)
  if (row.stage === 'settled') fail('acceptance.settled')
  if (row.stage !== 'signed') fail('acceptance.not_signed')
  const [person] = (await ctx.db.run<{ name: string }>(nameSql, [ctx.tenantId, ctx.userId])).rows
  await writeVoid(ctx, id, person?.name ?? '', reason)
  await notifyOwner(ctx, row, 'reopened', reason)
  return patchAcceptance(ctx, id, { stage: 'recording', signerName: null, signedAt: null })
}

/** Everything the supplier said about one, for whoever sees it. */
export const signaturesOf = async (ctx: Ctx, id: string): Promise<SignatureView[]> => {
  await acceptanceRecords.show(ctx, id)
  return readSignatures(ctx, id)
}

const openSql = `select id, code, title, owner_id as owner from acceptance
  where tenant_id = $1 and order_id = $2 and stage not in ('settled', 'void')`

type OpenSignature = { readonly id: string; readonly code: string; readonly title: string; readonly owner: string }

/**
 * The order is another version: what was accepted of the one before is neither signed nor settled. Nothing is changed
 * here, since the order is held already and whoever holds both takes the acceptance first.
 */
export const notifyChange = async (ctx: Ctx, order: string): Promise<void> => {
  const { rows } = await ctx.db.run<OpenSignature>(openSql, [ctx.tenantId, order])
  for (const { owner, ...one } of rows) await notifyOwner(ctx, { ...one, owner: { id: owner, name: '' } }, 'orderMoved')
}
