import type { Ctx } from '#kernel/ctx.ts'
import { newId } from '#kernel/ids.ts'
import { writeEvent } from '#kernel/records/events.ts'
import { allPermissions } from '#kernel/permissions.ts'
import { gramKeysOf, searchText } from '#kernel/search.ts'
import { own } from './identity.db.ts'
import { builtIns, codesFor } from './identity.role.rules.ts'

/** The built-in roles, brought to what this release says; a company's own roles are left alone. */
export const seedRoles = async (ctx: Ctx): Promise<void> => {
  const all = allPermissions()
  const rows = builtIns.map(({ code, name, description, scope, masks, grants }) => {
    const search = searchText([code, name, description])
    return {
      id: newId(),
      code,
      name,
      description,
      scope,
      masks: [...masks],
      kind: 'builtin',
      permissions: codesFor(grants, all),
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
