import type { QuotePage, SealedFile } from '@srm/api/quote'
import { DraftForm } from '@srm/api/quote/form'
import type { Ctx } from '#kernel/ctx.ts'
import { optionWords } from '#modules/dictionary/index.ts'
import { fileViews } from '#modules/file/index.ts'
import { forSuppliers } from '#modules/inquiry/index.ts'
import { toAskedLines } from '../lines.views.ts'
import { own } from '../quote.db.ts'
import { lastVersion, openOwn, readForm, type Seat, type Version } from '../seal/version.store.ts'
import { readFileHead } from '../seal/file.store.ts'
import { invitedBy, type Invitation } from './invited.views.ts'

const draftOf = async (ctx: Ctx, seat: Seat): Promise<QuotePage['draft']> => {
  const row = await own(ctx)
    .selectFrom('quote_draft')
    .select(['ciphertext', 'saved_at as savedAt'])
    .where('invitation_id', '=', seat.invitationId)
    .where('round_no', '=', seat.roundNo)
    .executeTakeFirst()
  const plain = row && (await openOwn(ctx, seat, 'draft', row.ciphertext))
  if (!row || !plain) return null
  return { values: DraftForm.parse(JSON.parse(plain.toString('utf8'))), savedAt: row.savedAt }
}

const formOf = async (ctx: Ctx, seat: Seat, version: Version | undefined): Promise<QuotePage['quote']> => {
  if (!version?.ciphertext) return null
  const plain = await openOwn(ctx, seat, String(version.versionNo), version.ciphertext)
  if (!plain) return null
  const { origin: _origin, ...form } = readForm(plain)
  return form
}

/** The quote a supplier handed in last, also when it was withdrawn or is void by now: they go on from it. */
const lastQuote = (ctx: Ctx, { invitationId, roundNo }: Seat): Promise<Version | undefined> =>
  own(ctx)
    .selectFrom('quote_version')
    .select(['id', 'version_no as versionNo', 'kind', 'ciphertext', 'sha256', 'received_at as receivedAt'])
    .where('invitation_id', '=', invitationId)
    .where('round_no', '=', roundNo)
    .where('kind', '=', 'quote')
    .orderBy('version_no', 'desc')
    .limit(1)
    .executeTakeFirst()

const filesOf = async (ctx: Ctx, seat: Seat): Promise<SealedFile[]> => {
  const rows = await own(ctx)
    .selectFrom('quote_file')
    .select(['id', 'ciphertext'])
    .where('invitation_id', '=', seat.invitationId)
    .where('round_no', '=', seat.roundNo)
    .orderBy('id')
    .execute()
  const heads = await Promise.all(rows.map((row) => readFileHead(ctx, seat, row)))
  return heads.flatMap((head) => head ?? [])
}

const stateOf = ({ isOpen, stage, state }: Invitation): QuotePage['state'] =>
  isOpen ? 'open' : stage === 'canceled' || state === 'canceled' ? 'canceled' : 'closed'

const answerOf = ({ state }: Invitation, last: Version | undefined): QuotePage['answer'] => {
  if (last?.kind === 'invalidation') return state === 'declined' ? 'declined' : 'invalid'
  if (state === 'declined' || state === 'withdrawn' || state === 'intends') return state
  return last?.kind === 'quote' ? 'quoted' : 'none'
}

const noSlots = (invited: Invitation) => {
  const { stage: _stage, state: _state, files: _files, isOpen: _isOpen, ...page } = invited
  return page
}

/** All a supplier sees: its own invitation, its own quote, and neither rivals nor how many there are. */
export const quotePage = async (ctx: Ctx, linkId: string): Promise<QuotePage> => {
  const invited = await invitedBy(ctx, linkId)
  const last = await lastVersion(ctx, invited)
  const sent = last?.kind === 'quote' ? last : await lastQuote(ctx, invited)
  const before = { ...invited, roundNo: invited.roundNo - 1 }
  const views = await fileViews(ctx, invited.files)
  const asked = await forSuppliers.view(ctx, invited.invitationId)
  const { isOpen } = invited
  return {
    ...noSlots(invited),
    state: stateOf(invited),
    answer: answerOf(invited, last),
    files: [...views.values()].map(({ id, name, url }) => ({ id, name, url })),
    lines: toAskedLines(ctx, asked.lines),
    questions: asked.questions.map(({ question, answer, isOwn }) => ({ question, answer, isOwn })),
    declineReasons: isOpen
      ? (await optionWords(ctx, ['purchaseDeclineReason'])).map(({ value, name }) => ({ value, name }))
      : [],
    draft: isOpen ? await draftOf(ctx, invited) : null,
    quote: await formOf(ctx, invited, sent),
    receipt: sent?.sha256 ? { sha256: sent.sha256, receivedAt: sent.receivedAt, versionNo: sent.versionNo } : null,
    attachments: await filesOf(ctx, invited),
    previous: before.roundNo > 0 ? await formOf(ctx, before, await lastQuote(ctx, before)) : null,
  }
}
