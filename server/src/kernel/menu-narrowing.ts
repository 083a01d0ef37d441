import type { Ctx } from './ctx.ts'
import { extensionPoint } from './extension-point.ts'

/** What each menu entry that stands for a part of one record's page lets the caller do there; nothing for a closed one. */
export type MenuNarrowing = (ctx: Ctx, recordId: string) => Promise<ReadonlyMap<string, readonly string[]>>

export const menuNarrowings = extensionPoint<MenuNarrowing>()
