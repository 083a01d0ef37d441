import { shanghaiDay } from '@srm/api/shared/date'
import type { Ctx } from '#kernel/ctx.ts'
import { Params } from '#kernel/records/read/filters.ts'
import { scopeSql } from '#kernel/records/read/scope.ts'
import { contractMoney } from '#modules/contract/index.ts'
import { itemsSql } from '../ageing/items.rules.ts'

const maxLines = 100

export type OverdueLine = {
  readonly document: string
  readonly dueDate: string
  readonly daysOver: number
  readonly open: string
}

/** What a customer is late with on a day, the oldest first; what the writer sees of it. */
export const overdueOf = async (ctx: Ctx, customer: string, day: string): Promise<OverdueLine[]> => {
  const params = new Params(ctx.tenantId, day)
  const seen = { plans: scopeSql(contractMoney.plan, ctx, params), acceptances: [] }
  const all = itemsSql('receivable', day < shanghaiDay(new Date()), seen)
  const sql = `select left(i.code || ' ' || i.title, 300) as document, i.due_date::text as "dueDate", $2::date - i.due_date as "daysOver",
      i.open::numeric(15, 2)::text as open
    from (${all}) i where i.party = ${params.add(customer, 'uuid')} and i.due_date < $2::date order by i.due_date, i.id limit ${String(maxLines)}`
  return (await ctx.db.run<OverdueLine>(sql, params.values)).rows
}
