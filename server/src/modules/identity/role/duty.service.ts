import type { Duty } from '@srm/api/identity'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { own, read } from '../identity.db.ts'

/** The first rule a set of codes breaks. */
const brokenDuty = (duties: readonly Duty[], codes: ReadonlySet<string>): Duty | undefined =>
  duties.find(({ left, right }) => codes.has(left) && codes.has(right))

export const listDuties = (ctx: Ctx): Promise<Duty[]> =>
  read(ctx).selectFrom('duty').select(['left', 'right', 'reason']).orderBy('line').execute()

export const setDuties = async (ctx: Ctx, duties: readonly Duty[]): Promise<{ done: boolean }> => {
  await own(ctx).deleteFrom('duty').execute()
  if (duties.length > 0)
    await own(ctx)
      .insertInto('duty')
      .values(duties.map((duty, line) => ({ id: newId(), line, ...duty })))
      .execute()
  await ctx.systemLog('duty.changed', { duties })
  return { done: true }
}

/** No rule is broken by codes coming together through several roles. The administrator's own role is beyond rules. */
export const assertDuties = async (
  ctx: Ctx,
  roleIds: readonly string[],
  instead?: { id: string; codes: readonly string[] },
) => {
  const duties = await listDuties(ctx)
  if (duties.length === 0 || roleIds.length === 0) return
  const roles = await read(ctx)
    .selectFrom('role')
    .select(['id', 'permissions'])
    .where('id', 'in', [...roleIds])
    .execute()
  const codes = roles.flatMap(({ id, permissions }) => (id === instead?.id ? instead.codes : permissions))
  const broken = codes.includes('*') ? undefined : brokenDuty(duties, new Set(codes))
  if (broken) fail('role.duties', { details: broken, errors: [{ path: 'roles', message: broken.reason }] })
}
