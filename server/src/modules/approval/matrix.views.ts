import type { Facts } from '@srm/flow/tree/condition'
import { shanghaiTime } from '@srm/api/shared/date'
import type { Ctx } from '#kernel/ctx.ts'
import { own } from './approval.db.ts'
import { matrixLine, type MatrixLine } from './matrix.rules.ts'
import { isUuid, membersOf } from './people.views.ts'

/** Nobody outside its period, or when no line holds. */
export const matrixPeople = async (
  ctx: Ctx,
  id: string,
  facts: Facts,
  amount: string | null,
  now: number,
): Promise<readonly string[]> => {
  if (!isUuid(id)) return []
  const found = await own(ctx).selectFrom('approval_matrix').selectAll().where('id', '=', id).executeTakeFirst()
  const today = shanghaiTime(new Date(now)).slice(0, 10)
  if (!found || (found.effective_from ?? today) > today || (found.effective_to ?? today) < today) return []
  const line = matrixLine(found.lines as unknown as MatrixLine[], facts, amount)
  if (!line) return []
  return [...line.people, ...(await membersOf(ctx, 'role', line.roles, null))]
}
