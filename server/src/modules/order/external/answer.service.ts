import type { OrderPage, OrderReply } from '@srm/api/order'
import { OrderChange, PurchaseOrder } from '@srm/api/order'
import { fillSentence, type Label } from '@srm/api/shared/label'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { advancePoolLines } from '#modules/demand/index.ts'
import { prolongLink } from '#modules/external/index.ts'
import { notify } from '#modules/notice/index.ts'
import { objections } from '#modules/supplier/index.ts'
import { applyChange } from '../change/apply.service.ts'
import { patchChange, type ChangeRow } from '../change/change.store.ts'
import { dropChange } from '../change/release.service.ts'
import { takeAvailability } from '../document/availability.service.ts'
import { commitBudget } from '../document/budget.service.ts'
import { lockOrder, moveOrder, patchOrder } from '../document/lock.store.ts'
import { heldOrder, holderOf, type OrderRow } from '../document/order.store.ts'
import { keepReply, keepVersion } from '../document/version.service.ts'
import { orderSentences } from '../sentences.rules.ts'
import { linkDays } from '../step/send.service.ts'
import { orderOfLink, questionOf, type Question } from './page.views.ts'

type Statement = { readonly seen: number; readonly signer: string; readonly note: string | null }
type State = Pick<OrderPage, 'state' | 'asks'>

/** The order is held: the buyer who cancels and the supplier who confirms come one after the other. */
const answering = async (
  ctx: Ctx,
  linkId: string,
  { seen }: Statement,
  work: (question: Question) => Promise<void>,
): Promise<State> => {
  const id = await orderOfLink(ctx, linkId)
  await lockOrder(ctx, id)
  await orderOfLink(ctx, linkId)
  const question = await questionOf(ctx, id)
  if (question.asks === null) fail('order.answered')
  if (question.seen !== seen) fail('order.moved_on')
  await work(question)
  const { state, asks } = await questionOf(ctx, id)
  return { state, asks }
}

const notifyBuyer = async (ctx: Ctx, order: OrderRow, sentence: Label, body: string | null): Promise<void> => {
  await notify(ctx, {
    to: order.owner ? [order.owner.id] : [],
    type: 'task',
    title: fillSentence(sentence, { supplier: order.supplier.name, code: order.code }),
    body: body ?? order.title,
    subject: PurchaseOrder.name,
    subjectId: order.id,
  })
}

const notifyChange = async (
  ctx: Ctx,
  { order, change }: { readonly order: OrderRow; readonly change: ChangeRow },
  sentence: Label,
  body: string | null,
): Promise<void> => {
  const people = [change.owner?.id, order.owner?.id].flatMap((id) => id ?? [])
  await notify(ctx, {
    to: [...new Set(people)],
    type: 'task',
    title: fillSentence(sentence, { supplier: order.supplier.name, code: order.code }),
    body: body ?? change.reason,
    subject: OrderChange.name,
    subjectId: change.id,
  })
}

/** Nobody takes on anything with a supplier that may not be ordered from. */
const assertFree = async (ctx: Ctx, { supplier }: OrderRow): Promise<void> => {
  const against = await objections.to(ctx, supplier.id, 'order')
  if (against.some(({ blocks }) => blocks)) fail('order.on_hold')
}

const confirmFirst = async (ctx: Ctx, order: OrderRow, signer: string): Promise<void> => {
  await assertFree(ctx, order)
  await advancePoolLines(ctx, { holder: holderOf(order.id), stage: 'ordered' })
  await takeAvailability(ctx, order)
  await commitBudget(ctx, order)
  const now = new Date().toISOString()
  await moveOrder(ctx, order, 'confirmed', {
    answer: 'confirmed',
    answerNote: null,
    signer,
    answeredAt: now,
    confirmedAt: now,
  })
  await keepVersion(ctx, await heldOrder(ctx, order.id), { signer })
  await notifyBuyer(ctx, order, orderSentences.confirmed, null)
  await ctx.emit('order.confirmed', { id: order.id })
}

const keep = (ctx: Ctx, linkId: string, { order, change }: Question, said: Statement, answer: OrderReply['answer']) =>
  keepReply(ctx, {
    order: order.id,
    change: change?.id ?? null,
    versionNo: change?.versionNo ?? order.versionNo,
    answer,
    signer: said.signer,
    note: said.note,
    link: linkId,
  })

export const confirmByLink = (ctx: Ctx, linkId: string, said: Statement): Promise<State> =>
  answering(ctx, linkId, said, async (question) => {
    const { order, change } = question
    if (change) {
      await assertFree(ctx, order)
      await applyChange(ctx, order, change, said.signer)
      await notifyChange(ctx, { order, change }, orderSentences.changeAgreed, null)
    } else await confirmFirst(ctx, order, said.signer)
    await keep(ctx, linkId, question, said, 'confirmed')
    await prolongLink(ctx, linkId, linkDays((await heldOrder(ctx, order.id)).serviceTo))
  })

const refuseChange = async (ctx: Ctx, order: OrderRow, change: ChangeRow, said: Statement): Promise<void> => {
  await dropChange(ctx, change.id)
  await patchChange(ctx, change.id, {
    stage: 'refused',
    answeredAt: new Date().toISOString(),
    answerNote: said.note,
    signer: said.signer,
  })
  await notifyChange(ctx, { order, change }, orderSentences.changeRefused, said.note)
}

const answers = { request: 'changeRequested', reject: 'rejected' } as const

/** No as it stands: with what would have to be different, or at all. A change nobody agrees to is over. */
export const objectByLink = (ctx: Ctx, linkId: string, what: keyof typeof answers, said: Statement): Promise<State> =>
  answering(ctx, linkId, said, async (question) => {
    const { order, change } = question
    await keep(ctx, linkId, question, said, answers[what])
    if (change) {
      await refuseChange(ctx, order, change, said)
      return
    }
    await patchOrder(ctx, order.id, {
      answer: answers[what],
      answerNote: said.note,
      signer: said.signer,
      answeredAt: new Date().toISOString(),
    })
    await notifyBuyer(ctx, order, what === 'request' ? orderSentences.requested : orderSentences.rejected, said.note)
  })
