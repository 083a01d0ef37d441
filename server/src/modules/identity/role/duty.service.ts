import type { Duty } from '@srm/api/identity'
import type { Ctx } from '#kernel/ctx.ts'
import type { Separation } from '#kernel/module.ts'
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

const offerSql = `with pairs as (select * from json_to_recordset($2) as p (id uuid, "left" text, "right" text, reason text)),
    new as (insert into duty_offer ("left", "right") select "left", "right" from pairs on conflict do nothing returning "left", "right")
  insert into duty (id, line, "left", "right", reason)
  select p.id, (select coalesce(max(line) + 1, 0) from duty where tenant_id = $1) + row_number() over (order by p.id) - 1,
    p."left", p."right", p.reason from pairs p join new n on n."left" = p."left" and n."right" = p."right"`

let separations: readonly Separation[] = []
/** Filled once when the modules are put together. */
export const declareSeparations = (all: readonly Separation[]): void => {
  separations = all
}

/** Pairs the product keeps apart, put among a company's rules once; what it took out again stays out. */
export const seedDuties = async (ctx: Ctx): Promise<void> => {
  const rows = separations.map(({ left, right, reason }) => ({
    id: newId(),
    left,
    right,
    reason: reason[ctx.language],
  }))
  await ctx.db.run(offerSql, [ctx.tenantId, JSON.stringify(rows)])
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
