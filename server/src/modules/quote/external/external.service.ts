import type { Parsed } from '@srm/api/endpoint'
import type { quote, QuotePage, QuoteReceipt } from '@srm/api/quote'
import { shanghaiTime } from '@srm/api/shared/date'
import type { Ctx } from '#kernel/ctx.ts'
import type { Exchange, HandlerTree } from '#kernel/module.ts'
import { fail } from '#kernel/errors.ts'
import { networkOf } from '#kernel/http/address.ts'
import { optionWords } from '#modules/dictionary/index.ts'
import { sessionFor } from '#modules/external/index.ts'
import { externalUploads, uploadLimitOf } from '#modules/file/index.ts'
import { forSuppliers, setInvitationState } from '#modules/inquiry/index.ts'
import { answerConfirmation } from '../confirmation/confirmation.service.ts'
import { assertForm } from '../form.service.ts'
import { own } from '../quote.db.ts'
import { sealFile } from '../seal/file.store.ts'
import { lastVersion, sealFor, writeForm } from '../seal/version.store.ts'
import { appendQuote, appendWithdrawal, removeDraft } from '../submit.service.ts'
import { openInvitation, type Invitation } from './invited.views.ts'
import { quotePage } from './page.views.ts'

export const purpose = 'quote'

/** Everything a supplier changes is done with its answer locked: the clock and openers come before or after. */
const changing = async <T>(ctx: Ctx, linkId: string, work: (invited: Invitation) => Promise<T>): Promise<T> => {
  const isLocked = await forSuppliers.lockAnswer(ctx, linkId)
  const invited = await openInvitation(ctx, linkId)
  return isLocked ? work(invited) : fail('quote.too_late')
}

type Answer = { answer: QuotePage['answer'] }

const submit = (
  ctx: Ctx,
  linkId: string,
  { form, device }: Parsed<typeof quote.external.submit>['body'],
  address: string,
): Promise<QuoteReceipt> =>
  changing(ctx, linkId, async (invited) => {
    await assertForm(ctx, invited, form, invited)
    const receipt = await appendQuote(ctx, invited, {
      ...form,
      origin: { address: networkOf(address), device: device ?? null },
    })
    await setInvitationState(ctx, invited.invitationId, 'quoted')
    await removeDraft(ctx, invited)
    return receipt
  })

const withdraw = (ctx: Ctx, linkId: string): Promise<Answer> =>
  changing(ctx, linkId, async (invited) => {
    await appendWithdrawal(ctx, invited)
    await setInvitationState(ctx, invited.invitationId, 'withdrawn')
    return { answer: 'withdrawn' }
  })

const decline = (
  ctx: Ctx,
  linkId: string,
  { reason, note }: Parsed<typeof quote.external.decline>['body'],
): Promise<Answer> =>
  changing(ctx, linkId, async (invited) => {
    const reasons = await optionWords(ctx, ['purchaseDeclineReason'])
    if (!reasons.some(({ value }) => value === reason)) fail('quote.reason')
    const isQuoted = (await lastVersion(ctx, invited))?.kind === 'quote'
    if (isQuoted) {
      await appendWithdrawal(ctx, invited)
      await setInvitationState(ctx, invited.invitationId, 'withdrawn')
    }
    await setInvitationState(ctx, invited.invitationId, 'declined', {
      declineReason: reason,
      declineNote: note ?? null,
    })
    return { answer: 'declined' }
  })

const intend = (ctx: Ctx, linkId: string): Promise<Answer> =>
  changing(ctx, linkId, async (invited) => {
    await setInvitationState(ctx, invited.invitationId, 'intends')
    return { answer: 'intends' }
  })

const ask = (ctx: Ctx, linkId: string, question: string): Promise<{ id: string }> =>
  changing(ctx, linkId, async ({ purchaseId, invitationId }) => ({
    id: await forSuppliers.askQuestion(ctx, { purchaseId, invitationId, question }),
  }))

/** Not held: half a form is nobody's business but theirs. */
const save = async (ctx: Ctx, linkId: string, values: object): Promise<{ savedAt: string }> => {
  const invited = await openInvitation(ctx, linkId)
  const ciphertext = await sealFor(ctx, invited, 'draft', writeForm(values))
  await own(ctx)
    .insertInto('quote_draft')
    .values({ invitation_id: invited.invitationId, round_no: invited.roundNo, ciphertext })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'invitation_id', 'round_no'])
        .doUpdateSet((eb) => ({ ciphertext: eb.ref('excluded.ciphertext'), saved_at: eb.fn<string>('now') })),
    )
    .execute()
  return { savedAt: shanghaiTime(new Date()) }
}

const receive = async (ctx: Ctx, exchange: Exchange) => {
  const id = sessionFor(ctx, purpose)
  const limit = async (inside: Ctx): Promise<number> => {
    await openInvitation(inside, id)
    return uploadLimitOf(inside)
  }
  const upload = await externalUploads.read(ctx, exchange, { id, limit })
  return exchange.asTenant(ctx.tenantId, async (inside) => sealFile(inside, await openInvitation(inside, id), upload))
}

/** What a supplier does by its link is done by the house in its name: it has no rights beyond its own page. */
export const external: HandlerTree<typeof quote.external> = {
  page: (ctx, _, { asTenant }) => asTenant(ctx.tenantId, (inside) => quotePage(inside, sessionFor(ctx, purpose))),
  save: (ctx, { body }, { asTenant }) =>
    asTenant(ctx.tenantId, (inside) => save(inside, sessionFor(ctx, purpose), body.values)),
  upload: (ctx, _, exchange) => receive(ctx, exchange),
  submit: (ctx, { body }, { asTenant, request }) =>
    asTenant(ctx.tenantId, (inside) => submit(inside, sessionFor(ctx, purpose), body, request.ip)),
  withdraw: (ctx, _, { asTenant }) => asTenant(ctx.tenantId, (inside) => withdraw(inside, sessionFor(ctx, purpose))),
  decline: (ctx, { body }, { asTenant }) =>
    asTenant(ctx.tenantId, (inside) => decline(inside, sessionFor(ctx, purpose), body)),
  intend: (ctx, _, { asTenant }) => asTenant(ctx.tenantId, (inside) => intend(inside, sessionFor(ctx, purpose))),
  confirm: (ctx, { body }, { asTenant }) =>
    asTenant(ctx.tenantId, (inside) => answerConfirmation(inside, sessionFor(ctx, purpose), body)),
  ask: (ctx, { body }, { asTenant }) =>
    asTenant(ctx.tenantId, (inside) => ask(inside, sessionFor(ctx, purpose), body.question)),
}
