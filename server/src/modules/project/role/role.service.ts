import type { Parsed } from '@srm/api/endpoint'
import type { project as calls, RoleRight } from '@srm/api/project'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { own } from '../project.db.ts'
import { projectTabs } from './tab.store.ts'

type SaveBody = Parsed<typeof calls.role.save>['body']

const typeSql = `select 1 from project_classify_ref where tenant_id = $1 and id = $2`

const assertType = async (ctx: Ctx, id: string): Promise<void> => {
  if ((await ctx.db.run(typeSql, [ctx.tenantId, id])).rows.length === 0) fail('record.not_found')
}

/** Whoever only has a link is not among them. */
const roles = ['manager', 'executor', 'planner', 'designer', 'buyer', 'finance'] as const

const defaultLevel = (role: string, tab: string): RoleRight['level'] =>
  projectTabs.all().find((one) => one.tab.key === tab)?.roles[role] ?? 'none'

/** What roles open in projects of a type, part by part. */
export const roleRights = async (ctx: Ctx, classifyId: string) => {
  await assertType(ctx, classifyId)
  const kept = await own(ctx)
    .selectFrom('project_role_tab')
    .select(['role', 'tab', 'level'])
    .where('classify_id', '=', classifyId)
    .execute()
  const tabs = projectTabs
    .all()
    .map(({ tab }) => tab)
    .toSorted((one, other) => one.order - other.order)
  const rights = roles.flatMap((role) =>
    tabs.map(({ key }): RoleRight => {
      const changed = kept.find((one) => one.role === role && one.tab === key)
      const level = (['none', 'own', 'read', 'edit'] as const).find((one) => one === changed?.level)
      return { role, tab: key, level: level ?? defaultLevel(role, key), isChanged: level !== undefined }
    }),
  )
  return { tabs: tabs.map(({ key, title }) => ({ key, title: title[ctx.language] })), rights }
}

/** Only what differs from the product is kept, so that what a later release opens is open here too. */
export const saveRoleRights = async (ctx: Ctx, classifyId: string, { rights }: SaveBody): Promise<{ id: string }> => {
  await assertType(ctx, classifyId)
  const known = new Set(projectTabs.all().map(({ tab }) => tab.key))
  for (const { role, tab, level } of rights) {
    if (!known.has(tab) || !roles.some((one) => one === role)) fail('request.invalid')
    if (role === 'manager' && level !== defaultLevel(role, tab)) fail('projectRole.manager')
  }
  await own(ctx).deleteFrom('project_role_tab').where('classify_id', '=', classifyId).execute()
  const differing = rights.filter(({ role, tab, level }) => level !== defaultLevel(role, tab))
  if (differing.length > 0)
    await own(ctx)
      .insertInto('project_role_tab')
      .values(differing.map((one) => ({ ...one, classify_id: classifyId })))
      .execute()
  await ctx.systemLog('role.changed', { classify: classifyId, rights: differing })
  return { id: classifyId }
}
