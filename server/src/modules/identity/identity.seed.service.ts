import type { Ctx } from '#kernel/ctx.ts'
import type { Grants } from '#kernel/grants.ts'
import { newId } from '#kernel/ids.ts'
import type { Module } from '#kernel/module.ts'
import { writeEvent } from '#kernel/records/write/events.ts'
import { allPermissions } from '#kernel/auth/permissions.ts'
import { gramKeysOf, searchText } from '#kernel/search.ts'
import { own } from './identity.db.ts'
import { builtIns, grantsByRole } from './role/role.rules.ts'

/** Filled once when the modules are put together. */
let grants: readonly Grants[] = []
export const declareGrants = (modules: readonly Module[]): void => {
  grants = modules.map((module) => module.grants ?? {})
  grantsByRole(grants, allPermissions())
}

/** The built-in roles, brought to what this release says; a company's own roles are left alone. */
export const seedRoles = async (ctx: Ctx): Promise<void> => {
  const held = grantsByRole(grants, allPermissions())
  const rows = builtIns.map(({ code, name, description, scope, masks }) => {
    const search = searchText([code, name.zh, description.zh, name.en])
    return {
      id: newId(),
      code,
      name: name.zh,
      description: description.zh,
      scope,
      masks: [...masks],
      kind: 'builtin',
      permissions: [...(held.get(code) ?? [])],
      search_text: search,
      search_grams: gramKeysOf(ctx.tenantId, search),
    }
  })
  const kept = await own(ctx)
    .insertInto('role')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'code']).doUpdateSet((eb) => ({
        permissions: eb.ref('excluded.permissions'),
        masks: eb.ref('excluded.masks'),
        scope: eb.ref('excluded.scope'),
      })),
    )
    .returning('id')
    .execute()
  const made = new Set(rows.map(({ id }) => id))
  for (const { id } of kept.filter((role) => made.has(role.id)))
    ctx.beforeCommit(writeEvent(ctx, 'role', id, 'created'))
}

export const roleByCode = async (ctx: Ctx, code: string): Promise<string> =>
  (await own(ctx).selectFrom('role').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id
