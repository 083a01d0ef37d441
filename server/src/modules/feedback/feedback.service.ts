import type { Parsed } from '@srm/api/endpoint'
import type { feedback } from '@srm/api/feedback'
import type { Ctx } from '#kernel/ctx.ts'
import { issueCode } from '#modules/dictionary/index.ts'
import { claimFiles } from '#modules/file/index.ts'
import { feedbacks } from './feedback.store.ts'

type Create = Parsed<typeof feedback.create>['body']
type Update = Parsed<typeof feedback.update>['body']

export const createFeedback = async (ctx: Ctx, body: Create): Promise<{ id: string; code: string }> => {
  const code = body.code ?? (await issueCode(ctx, 'feedback'))
  const made = await feedbacks.create(ctx, { ...body, code, status: 'new', reply: null })
  if (body.pictures.length > 0) await claimFiles(ctx, 'feedback', made.id, { pictures: body.pictures })
  return made
}

export const updateFeedback = async (
  ctx: Ctx,
  id: string,
  { version, ...body }: Update,
): Promise<{ id: string; version: number }> => {
  const known = await feedbacks.show(ctx, id)
  const { status = known['status'], reply = known['reply'] } = body
  const saved = await feedbacks.update(ctx, id, version, { ...body, status, reply })
  if (saved.changes.some(({ field }) => field === 'pictures'))
    await claimFiles(ctx, 'feedback', id, { pictures: body.pictures })
  return { id, version: saved.version }
}

export const removeFeedback = async (ctx: Ctx, id: string, version: number | undefined): Promise<{ id: string }> => {
  await feedbacks.remove(ctx, id, version)
  await claimFiles(ctx, 'feedback', id, {})
  return { id }
}
