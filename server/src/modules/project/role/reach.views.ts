import { Project } from '@srm/api/project'
import { grants } from '#kernel/auth/auth.ts'
import { allPermissions } from '#kernel/auth/permissions.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { fail } from '#kernel/errors.ts'
import { reading } from '#kernel/grants.ts'
import { Params } from '#kernel/records/read/filters.ts'
import { scopeSql, type Reach } from '#kernel/records/read/scope.ts'
import { ownOnlyProjects } from './member.views.ts'
import { projectTabs } from './tab.store.ts'

const within = (ctx: Ctx, params: Params, reach: Reach, of: string): string =>
  scopeSql(Project, ctx, params, { reach, of }).join(' and ') || 'true'

/** `own`: only what is theirs, and making more. */
type OpenParts = { readonly read: boolean; readonly edit: boolean; readonly own: boolean }

const closed: OpenParts = { read: false, edit: false, own: false }

const ownSql = (ctx: Ctx, params: Params, kind: string): string => {
  const person = params.add(ctx.session.userId, 'uuid')
  const projects = ownOnlyProjects(person, kind)
  return projects ? `t.id in (${projects})` : `${person} is null`
}

/** How far somebody reaches in a project, by the kinds of records asked for; nothing where they do not see it at all. */
const reachIn = async (
  ctx: Ctx,
  projectId: string,
  kinds: readonly string[],
): Promise<ReadonlyMap<string, OpenParts> | undefined> => {
  const params = new Params(ctx.tenantId, projectId)
  const columns = kinds.map(
    (kind) =>
      `json_build_object('read', ${within(ctx, params, 'read', kind)}, 'edit', ${within(ctx, params, 'edit', kind)},
        'own', ${ownSql(ctx, params, kind)})`,
  )
  const { rows } = await ctx.db.run<{ open: OpenParts[] }>(
    `select json_build_array(${columns.join(', ')}) as open from project t
      where t.tenant_id = $1 and t.id = $2 and ${within(ctx, params, 'read', 'project')}`,
    params.values,
  )
  const [row] = rows
  return row && new Map(kinds.map((kind, n) => [kind, row.open[n] ?? closed]))
}

/**
 * Whether somebody has this kind of record in a project: a project they do not see is not there, one in which their
 * role does not open it is closed to them.
 */
export const hasReach = async (ctx: Ctx, projectId: string, kind: string, reach: 'read' | 'edit'): Promise<boolean> => {
  const open = (await reachIn(ctx, projectId, [kind]))?.get(kind) ?? fail('record.not_found')
  return open[reach] || open.own
}

export const assertReach = async (ctx: Ctx, projectId: string, kind: string, reach: 'read' | 'edit'): Promise<void> => {
  if (!(await hasReach(ctx, projectId, kind, reach))) fail('session.forbidden')
}

const looks: readonly string[] = [...reading, 'export']

const wordsOf = (ctx: Ctx, kind: string, { read, edit, own }: OpenParts): string[] =>
  allPermissions().filter((word) => {
    const [of, action = ''] = word.split(':')
    return of === kind && (edit || own || (read && looks.includes(action))) && grants(ctx.session, word)
  })

/** What each part of a project's page lets somebody do: what their roles let them, as far as the project opens it. */
export const openTabs = async (ctx: Ctx, projectId: string): Promise<ReadonlyMap<string, readonly string[]>> => {
  const tabs = projectTabs.all().flatMap(({ tab, views = [] }) => [tab, ...views])
  const open =
    (await reachIn(ctx, projectId, [...new Set(tabs.flatMap(({ holds }) => holds))])) ?? fail('record.not_found')
  return new Map(
    tabs.flatMap(({ name, permission, holds }) => {
      const words = holds.flatMap((kind) => wordsOf(ctx, kind, open.get(kind) ?? closed))
      return words.includes(permission) ? [[name, words] as const] : []
    }),
  )
}
