import type { Handover as HoldingView } from '@srm/api/identity'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import type { Handover } from '#kernel/module.ts'
import { label } from '@srm/api/shared/label'
import { own, read } from '../identity.db.ts'
import { assertGrantable, assertOutranks } from '../role/grant.service.ts'
import { endSessions } from '../login/refresh.service.ts'
import { users } from './user.store.ts'

/** Departments led: the one thing people themselves hold. */
export const leading: Handover = {
  kind: 'department',
  label: label('负责的部门', 'Departments led'),
  count: async (ctx, userId) => (await ledBy(ctx, userId)).length,
  samples: async (ctx, userId) => (await ledBy(ctx, userId)).slice(0, 5),
  transferTo: async (ctx, from, to) => {
    const passed = await own(ctx)
      .updateTable('department')
      .set({ leader_id: to })
      .where('leader_id', '=', from)
      .executeTakeFirst()
    return Number(passed.numUpdatedRows)
  },
}

const ledBy = (ctx: Ctx, userId: string) =>
  read(ctx).selectFrom('department').select(['id', 'name']).where('leader_id', '=', userId).orderBy('sort').execute()

export const reports: Handover = {
  kind: 'report',
  label: label('直属下级', 'Direct reports'),
  count: async (ctx, userId) => (await reportsOf(ctx, userId)).length,
  samples: async (ctx, userId) => (await reportsOf(ctx, userId)).slice(0, 5),
  transferTo: async (ctx, from, to) => {
    const people = await reportsOf(ctx, from)
    for (const { id } of people) await users.patch(ctx, id, { superior: id === to ? null : to })
    return people.length
  },
}

const reportsOf = (ctx: Ctx, userId: string) =>
  read(ctx)
    .selectFrom('user')
    .select(['id', 'display_name as name'])
    .where('superior_id', '=', userId)
    .where('status', '=', 'active')
    .orderBy('id')
    .execute()

const lastSql = `select r.id, r.name from app.role r, app."user" u
  where r.tenant_id = $1 and u.tenant_id = $1 and u.id = $2 and u.status = 'active' and r.id = any(u.roles)
    and not exists (select 1 from app."user" o where o.tenant_id = $1 and o.id <> $2 and o.status = 'active' and r.id = any(o.roles))
  order by r.name, r.id`

const lastHeldBy = async (ctx: Ctx, userId: string): Promise<{ id: string; name: string }[]> =>
  (await ctx.db.run<{ id: string; name: string }>(lastSql, [ctx.tenantId, userId])).rows

/** Roles nobody else has: without a successor what they are asked for would find nobody. */
export const lastRoles: Handover = {
  kind: 'role',
  label: label('只有此人担任的角色', 'Roles nobody else has'),
  count: async (ctx, userId) => (await lastHeldBy(ctx, userId)).length,
  samples: async (ctx, userId) => (await lastHeldBy(ctx, userId)).slice(0, 5),
  transferTo: async (ctx, from, to) => {
    const roles = await lastHeldBy(ctx, from)
    const ids = roles.map(({ id }) => id)
    await assertGrantable(ctx, ids, [to])
    const { roles: had } = await read(ctx)
      .selectFrom('user')
      .select('roles')
      .where('id', '=', to)
      .executeTakeFirstOrThrow()
    await users.patch(ctx, to, { roles: [...new Set([...had, ...ids])] })
    return roles.length
  },
}

/** Filled once when the modules are put together. */
let known: readonly Handover[] = [leading, reports, lastRoles]
export const declareHoldings = (holdings: readonly Handover[]): void => {
  known = [leading, reports, lastRoles, ...holdings]
}

export const holdingsOf = async (ctx: Ctx, userId: string): Promise<HoldingView[]> => {
  const person = await read(ctx).selectFrom('user').select('id').where('id', '=', userId).executeTakeFirst()
  if (!person) return fail('record.not_found')
  const all: HoldingView[] = []
  for (const { kind, label: title, count, samples } of known) {
    const open = await count(ctx, userId)
    if (open > 0) all.push({ kind, title: title[ctx.language], count: open, samples: await samples(ctx, userId) })
  }
  return all
}

const assertSuccessors = async (ctx: Ctx, from: string, successors: readonly string[]): Promise<void> => {
  const wanted = [...new Set(successors)]
  if (wanted.length === 0) return
  const found = await read(ctx)
    .selectFrom('user')
    .select('id')
    .where('id', 'in', wanted)
    .where('status', '=', 'active')
    .execute()
  if (found.length !== wanted.length || wanted.includes(from)) fail('user.bad_successor')
}

type Order = { readonly successors: Readonly<Record<string, string>>; readonly leave: boolean }

/** Everything a person holds passes on in one transaction; a leaver is let go only when nothing is left. */
export const handOver = async (
  ctx: Ctx,
  userId: string,
  { successors, leave }: Order,
): Promise<{ moved: Record<string, number> }> => {
  const person = await own(ctx)
    .selectFrom('user')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!person) return fail('record.not_found')
  if (leave && userId === ctx.session.userId) return fail('user.not_yourself')
  await assertOutranks(ctx, [userId])
  await assertSuccessors(ctx, userId, Object.values(successors))
  const moved: Record<string, number> = {}
  for (const holding of known) {
    const to = successors[holding.kind]
    if (to) moved[holding.kind] = await holding.transferTo(ctx, userId, to)
    else if (leave && (await holding.count(ctx, userId)) > 0)
      return fail('user.needs_successor', { errors: [{ path: `successors.${holding.kind}`, message: '' }] })
  }
  if (leave) {
    await users.patch(ctx, userId, { status: 'left', roles: [] })
    await endSessions(ctx, { userId }, 'left')
  }
  await ctx.systemLog('user.handed_over', { userId, moved, successors, leave, hand: newId() })
  return { moved }
}
