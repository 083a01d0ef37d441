import type { Ctx } from '#kernel/ctx.ts'
import { holdersOf } from '#kernel/db/holders.ts'
import { fillSentence } from '@srm/api/shared/label'
import { notify } from '#modules/notice/index.ts'
import { sentences } from '../sentences.rules.ts'

type WaitingItem = { readonly record: string; readonly id: string; readonly title: string }

/** Notify at most this many approvers. */
const most = 50

/** Where no flow takes it, whoever may decide is told, except whoever asked: they may not decide on their own. */
export const notifyApprovers = async (ctx: Ctx, { record, id, title }: WaitingItem): Promise<void> => {
  const holders = await holdersOf(ctx, `${record}:decide`)
  const to = holders.filter((holder) => holder !== ctx.userId).slice(0, most)
  if (to.length > 0)
    await notify(ctx, {
      to,
      type: 'task',
      title: fillSentence(sentences.waiting, { title }),
      subject: record,
      subjectId: id,
    })
}

/** Whoever asked hears what became of it. */
export const notifyRequester = async (
  ctx: Ctx,
  asker: string | null | undefined,
  { record, id, title }: WaitingItem,
): Promise<void> => {
  if (asker) await notify(ctx, { to: [asker], type: 'task', title, subject: record, subjectId: id })
}
