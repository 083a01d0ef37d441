import type { Facts } from '@srm/flow/tree/condition'
import { shanghaiTime } from '@srm/api/shared/date'
import type { Ctx } from '#kernel/ctx.ts'
import { own } from '../approval.db.ts'
import { matrixLine, type MatrixLine } from './matrix.rules.ts'
import { isUuid, membersOf } from '../people/people.views.ts'

export const matrixOf = async (ctx: Ctx, id: string) =>
  isUuid(id) ? own(ctx).selectFrom('approval_matrix').selectAll().where('id', '=', id).executeTakeFirst() : undefined

type Matrix = Awaited<ReturnType<typeof matrixOf>>

/** The line for these facts; none outside the matrix's period. */
export const lineIn = (found: Matrix, facts: Facts, amount: string | null, now: number): MatrixLine | undefined => {
  const today = shanghaiTime(new Date(now)).slice(0, 10)
  if (!found || (found.effective_from ?? today) > today || (found.effective_to ?? today) < today) return undefined
  return matrixLine(found.lines, facts, amount)
}

/** Nobody outside its period, or when no line holds. */
export const matrixPeople = async (
  ctx: Ctx,
  id: string,
  facts: Facts,
  amount: string | null,
  now: number,
): Promise<readonly string[]> => {
  const line = lineIn(await matrixOf(ctx, id), facts, amount, now)
  return line ? [...line.people, ...(await membersOf(ctx, 'role', line.roles, null))] : []
}
