import type { Parsed, Returned } from '@srm/api/endpoint'
import type { scorecard } from '@srm/api/scorecard'
import type { Ctx } from '#kernel/ctx.ts'
import { ratings, templates } from './scorecard.store.ts'

type Template = typeof scorecard.template
type Rating = typeof scorecard.rating

export const listTemplates = async (ctx: Ctx, query: Parsed<Template['list']>['query']) =>
  (await templates.list(ctx, query)) as unknown as Returned<Template['list']>
export const templateTotals = (ctx: Ctx, query: Parsed<Template['summary']>['query']) => templates.summary(ctx, query)
export const templateOptions = (ctx: Ctx, keyword: string | undefined) => templates.options(ctx, keyword)
export const getTemplate = async (ctx: Ctx, id: string) =>
  (await templates.show(ctx, id)) as unknown as Returned<Template['show']>

export const listRatings = async (ctx: Ctx, query: Parsed<Rating['list']>['query']) =>
  (await ratings.list(ctx, query)) as unknown as Returned<Rating['list']>
export const ratingTotals = (ctx: Ctx, query: Parsed<Rating['summary']>['query']) => ratings.summary(ctx, query)
export const ratingOptions = (ctx: Ctx, keyword: string | undefined) => ratings.options(ctx, keyword)
export const getRating = async (ctx: Ctx, id: string) =>
  (await ratings.show(ctx, id)) as unknown as Returned<Rating['show']>
