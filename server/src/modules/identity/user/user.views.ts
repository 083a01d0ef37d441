import type { ListQuery, SummaryQuery } from '@srm/api/shared/page'
import type { Ctx } from '#kernel/ctx.ts'
import { users } from './user.store.ts'

export const listUsers = (ctx: Ctx, query: ListQuery) => users.list(ctx, query)
export const userTotals = (ctx: Ctx, query: SummaryQuery) => users.summary(ctx, query)
export const getUser = (ctx: Ctx, id: string) => users.show(ctx, id)
