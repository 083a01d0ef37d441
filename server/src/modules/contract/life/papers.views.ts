import type { Ctx } from '#kernel/ctx.ts'
import { fileViews } from '#modules/file/index.ts'

/** Papers a type asks for that none of the attachments is named after. */
export const missingPapers = async (
  ctx: Ctx,
  required: readonly string[],
  attachments: readonly string[],
): Promise<string[]> => {
  if (required.length === 0) return []
  const names = [...(await fileViews(ctx, attachments)).values()].map(({ name }) => name)
  return required.filter((paper) => !names.some((name) => name.includes(paper)))
}
