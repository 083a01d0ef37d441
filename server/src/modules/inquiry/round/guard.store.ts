import type { Ctx } from '#kernel/ctx.ts'
import { extensionPoint } from '#kernel/extension-point.ts'

/** What speaks against asking once more, failing with its words; known to the module that takes quotes. */
export const roundGuards = extensionPoint<(ctx: Ctx, purchaseId: string) => Promise<void>>()
