import type { Ctx } from '#kernel/ctx.ts'
import { bridgeOf, furtherBridge, profitOf } from './bridge.rules.ts'
import { readEarlier } from './kept.store.ts'
import { buildSheet, subtractEarlier, type Sheet } from './sheet.rules.ts'
import { readBudget, readPast, readSources } from './sources.views.ts'
import type { BridgeStep } from '@srm/api/final-account'

export type Built = {
  readonly sheet: Sheet
  readonly bridge: readonly BridgeStep[]
  /** Something was locked before: this is only what came after it. */
  readonly isFurther: boolean
}

/** What the documents of a project say now, less what was locked before. */
export const buildAccount = async (ctx: Ctx, project: string, versionNo: number | null): Promise<Built> => {
  const whole = buildSheet(await readBudget(ctx, project), await readSources(ctx, project))
  const earlier = await readEarlier(ctx, project, versionNo)
  const past = await readPast(ctx, project)
  if (earlier.lines.length === 0 && earlier.documents.length === 0)
    return { sheet: whole, bridge: bridgeOf(past, whole), isFurther: false }
  const sheet = subtractEarlier(whole, earlier)
  const before = { name: '', net: profitOf({ lines: earlier.lines, documents: earlier.documents }).net }
  return { sheet, bridge: furtherBridge(before, sheet), isFurther: true }
}
