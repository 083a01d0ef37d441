import type { Parsed, HandlerResult } from '@srm/api/endpoint'
import type { approval } from '@srm/api/approval'
import { approvalPages } from '@srm/api/approval/pages'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail, mapConstraintError } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { fillSentence } from '@srm/api/shared/label'
import { notify } from '#modules/notice/index.ts'
import { dayNameIn, storedDayName } from '../design/calendar.seed.rules.ts'
import { assertPeople, meIn } from '../run/act.service.ts'
import { own } from '../approval.db.ts'
import { command } from '../run/command.service.ts'
import { standIn } from '../run/notice.rules.ts'

mapConstraintError('approval_substitution_period', 'approval.period', 'to')
mapConstraintError('approval_substitution_other', 'approval.self_substitute', 'substitute')
mapConstraintError('approval_matrix_name_key', 'approval.matrix_taken', 'name')

type Rules = typeof approval.substitution

const mayManage = (ctx: Ctx): boolean => holds(ctx.session, 'approval:admin')

const openSql = `select distinct instance_id as id from approval_task where tenant_id = $1 and assignee_id = $2
  and status in ('waiting', 'pending', 'suspended') order by 1`

/** What the person holds now is marked anew, each instance under its own lock. */
export const remark = async (ctx: Ctx, person: string): Promise<void> => {
  const { rows } = await ctx.db.run<{ id: string }>(openSql, [ctx.tenantId, person])
  for (const { id } of rows)
    await command(ctx, id, { act: { do: 'substitute', person }, actor: { system: 'substitution' } })
}

const seconds = (moment: string): number => Math.max(1, Math.ceil((Date.parse(moment) - Date.now()) / 1000) + 1)

/** Lists of ids have no foreign key: each must be one of this company's rows. */
const assertKnown = async (
  ctx: Ctx,
  table: 'approval_flow' | 'role_ref' | 'department_ref',
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return
  const sql = `select count(*)::int as n from ${table} where tenant_id = $1 and id = any($2::uuid[])`
  const { rows } = await ctx.db.run<{ n: number }>(sql, [ctx.tenantId, ids])
  if (rows[0]?.n !== new Set(ids).size) fail('record.bad_reference')
}

const nameOf = async (ctx: Ctx, id: string): Promise<string> => {
  const sql = `select name from user_ref where tenant_id = $1 and id = $2`
  return (await ctx.db.run<{ name: string }>(sql, [ctx.tenantId, id])).rows[0]?.name ?? ''
}

/** Everybody names their own; a manager may for others. The rule takes hold and lets go of open tasks by itself. */
export const createSubstitution = async (ctx: Ctx, body: Parsed<Rules['create']>['body']): Promise<{ id: string }> => {
  const principal = body.principal ?? meIn(ctx)
  if (principal !== ctx.userId && !mayManage(ctx)) fail('approval.notAllowed')
  await assertKnown(ctx, 'approval_flow', body.flows)
  const id = newId()
  await own(ctx)
    .insertInto('approval_substitution')
    .values({
      id,
      principal_id: principal,
      substitute_id: body.substitute,
      from_at: body.from,
      to_at: body.to,
      flows: body.flows,
      amount_cap: body.amountCap,
      reason: body.reason,
    })
    .execute()
  await notify(ctx, {
    to: [body.substitute],
    type: 'approval',
    title: fillSentence(standIn, { name: await nameOf(ctx, principal) }),
    link: approvalPages.settings.path,
  })
  for (const moment of [body.from, body.to])
    await ctx.job('approval.substitute', { person: principal }, { after: seconds(moment) })
  return { id }
}

export const cancelSubstitution = async (ctx: Ctx, id: string): Promise<{ id: string }> => {
  const found = await own(ctx)
    .selectFrom('approval_substitution')
    .select('principal_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) return fail('record.not_found')
  if (found.principal_id !== ctx.userId && !mayManage(ctx)) return fail('record.not_found')
  await own(ctx).updateTable('approval_substitution').set({ status: 'cancelled' }).where('id', '=', id).execute()
  await ctx.job('approval.substitute', { person: found.principal_id })
  return { id }
}

export const listPhrases = (ctx: Ctx) =>
  own(ctx)
    .selectFrom('approval_phrase')
    .select(['id', 'body'])
    .where('user_id', '=', meIn(ctx))
    .orderBy('sort')
    .execute()

export const savePhrases = async (ctx: Ctx, bodies: readonly string[]): Promise<{ count: number }> => {
  const kept = [...new Set(bodies)]
  await own(ctx).deleteFrom('approval_phrase').where('user_id', '=', meIn(ctx)).execute()
  const rows = kept.map((body, sort) => ({ id: newId(), body, sort }))
  if (rows.length > 0) await own(ctx).insertInto('approval_phrase').values(rows).execute()
  return { count: kept.length }
}

type Matrices = typeof approval.matrix

export const listMatrices = async (ctx: Ctx): Promise<HandlerResult<Matrices['list']>> => {
  const rows = await own(ctx).selectFrom('approval_matrix').selectAll().orderBy('name').execute()
  return rows.map(({ id, name, lines, version, effective_from, effective_to }) => ({
    id,
    name,
    version,
    lines,
    effectiveFrom: effective_from,
    effectiveTo: effective_to,
  }))
}

export const saveMatrix = async (ctx: Ctx, { id, version, ...body }: Parsed<Matrices['save']>['body']) => {
  await assertPeople(ctx, [...new Set(body.lines.flatMap(({ people }) => people))])
  await assertKnown(ctx, 'role_ref', [...new Set(body.lines.flatMap(({ roles }) => roles))])
  await assertKnown(ctx, 'department_ref', [...new Set(body.lines.flatMap(({ department }) => department ?? []))])
  const values = {
    name: body.name,
    lines: JSON.stringify(body.lines),
    effective_from: body.effectiveFrom,
    effective_to: body.effectiveTo,
  }
  if (!id) {
    if (version !== undefined) return fail('request.invalid')
    const made = newId()
    await own(ctx)
      .insertInto('approval_matrix')
      .values({ id: made, ...values })
      .execute()
    return { id: made, version: 1 }
  }
  const found = await own(ctx)
    .selectFrom('approval_matrix')
    .select('version')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!found) return fail('record.not_found')
  if (found.version !== version)
    return fail('record.stale', { details: { version: found.version, updatedAt: '', updatedBy: null } })
  await own(ctx)
    .updateTable('approval_matrix')
    .set({ ...values, version: found.version + 1 })
    .where('id', '=', id)
    .execute()
  return { id, version: found.version + 1 }
}

export const listDays = async (ctx: Ctx, year: number) => {
  const days = await own(ctx)
    .selectFrom('work_calendar')
    .select(['day', 'works', 'name'])
    .where('day', '>=', `${year}-01-01`)
    .where('day', '<=', `${year}-12-31`)
    .orderBy('day')
    .execute()
  return days.map(({ day, works, name }) => ({ day: String(day), works, name: dayNameIn(ctx.language, name) }))
}

/** A day whose `works` is null goes back to what its weekday says. */
export const saveDays = async (
  ctx: Ctx,
  { days }: Parsed<typeof approval.calendar.save>['body'],
): Promise<{ count: number }> => {
  await own(ctx)
    .deleteFrom('work_calendar')
    .where(
      'day',
      'in',
      days.map(({ day }) => day),
    )
    .execute()
  const kept = new Map(
    days.flatMap(({ day, works, name }) =>
      works === null ? [] : [[day, { day, works, name: storedDayName(ctx.language, name) }] as const],
    ),
  )
  if (kept.size > 0)
    await own(ctx)
      .insertInto('work_calendar')
      .values([...kept.values()])
      .execute()
  return { count: days.length }
}
