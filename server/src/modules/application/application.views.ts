import type { Parsed, Returned } from '@srm/api/endpoint'
import type { Application, application } from '@srm/api/application'
import type { Ctx } from '#kernel/ctx.ts'
import { fileViews } from '#modules/file/index.ts'
import { applications } from './application.store.ts'

type List = typeof application.list

export const listApplications = async (ctx: Ctx, query: Parsed<List>['query']) =>
  (await applications.list(ctx, query)) as unknown as Returned<List>

export const applicationTotals = (ctx: Ctx, query: Parsed<typeof application.summary>['query']) =>
  applications.summary(ctx, query)

export const applicationOptions = (ctx: Ctx, keyword: string | undefined) => applications.options(ctx, keyword)

export const getApplication = async (ctx: Ctx, id: string): Promise<Application> => {
  const shown = await applications.show(ctx, id)
  const ids = shown['attachments'] as string[]
  const files = await fileViews(ctx, ids)
  return { ...shown, attachments: ids.flatMap((one) => files.get(one) ?? []) } as unknown as Application
}
