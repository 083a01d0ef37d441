import type { Parsed, Returned } from '@srm/api/endpoint'
import type { onboarding, SupplierUpdate } from '@srm/api/onboarding'
import type { Ctx } from '#kernel/ctx.ts'
import { fileViews } from '#modules/file/index.ts'
import { updates } from './update.store.ts'

type List = typeof onboarding.update.list

export const listUpdates = async (ctx: Ctx, query: Parsed<List>['query']) =>
  (await updates.list(ctx, query)) as unknown as Returned<List>

export const updateTotals = (ctx: Ctx, query: Parsed<typeof onboarding.update.summary>['query']) =>
  updates.summary(ctx, query)

export const updateOptions = (ctx: Ctx, keyword: string | undefined) => updates.options(ctx, keyword)

export const getUpdate = async (ctx: Ctx, id: string): Promise<SupplierUpdate> => {
  const shown = await updates.show(ctx, id)
  const ids = shown['files'] as string[]
  const files = await fileViews(ctx, ids)
  return { ...shown, files: ids.flatMap((one) => files.get(one) ?? []) } as unknown as SupplierUpdate
}
