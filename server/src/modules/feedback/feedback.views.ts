import type { Parsed, Returned } from '@srm/api/endpoint'
import type { Feedback, feedback } from '@srm/api/feedback'
import type { Ctx } from '#kernel/ctx.ts'
import { fileViews } from '#modules/file/index.ts'
import { feedbacks } from './feedback.store.ts'

type List = typeof feedback.list

export const listFeedbacks = async (ctx: Ctx, query: Parsed<List>['query']) =>
  (await feedbacks.list(ctx, query)) as unknown as Returned<List>

export const feedbackTotals = (ctx: Ctx, query: Parsed<typeof feedback.summary>['query']) =>
  feedbacks.summary(ctx, query)

export const feedbackOptions = (ctx: Ctx, keyword: string | undefined) => feedbacks.options(ctx, keyword)

export const getFeedback = async (ctx: Ctx, id: string): Promise<Feedback> => {
  const found = (await feedbacks.show(ctx, id)) as unknown as Omit<Feedback, 'pictures'> & { pictures: string[] }
  const files = await fileViews(ctx, found.pictures)
  return { ...found, pictures: found.pictures.flatMap((file) => files.get(file) ?? []) }
}
