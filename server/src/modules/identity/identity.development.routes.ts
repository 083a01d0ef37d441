import { development } from '@srm/api/identity'
import { issueToken } from '#kernel/auth.ts'
import type { Config } from '#kernel/config.ts'
import { fail } from '#kernel/errors.ts'
import { implement, type Route } from '#kernel/module.ts'
import { allPermissions } from '#kernel/permissions.ts'
import { read } from './identity.db.ts'

const day = 86_400

/** Signing in as anybody, so that the product can be used before real logins exist. Never in production. */
export const developmentRoutes = (config: Config): Route[] => {
  if (config.DEV_SIGN_IN === 'off' || config.NODE_ENV === 'production') return []
  return implement(development, {
    people: async (ctx, _, { asTenant }) => {
      const { rows } = await ctx.db.run<{ tenant_id: string }>(
        'select tenant_id from platform.tenant_directory order by tenant_id limit 20',
        [],
      )
      const each = await Promise.all(
        rows.map(({ tenant_id }) =>
          asTenant(tenant_id, (inside) =>
            read(inside)
              .selectFrom('user as u')
              .innerJoin('tenant as t', 't.tenant_id', 'u.tenant_id')
              .select([
                'u.id',
                'u.tenant_id as tenantId',
                't.company_name as company',
                'u.display_name as name',
                'u.post',
              ])
              .where('u.status', '=', 'active')
              .orderBy('u.id')
              .limit(50)
              .execute(),
          ),
        ),
      )
      return each.flat()
    },
    signIn: (_, { body }, { asTenant }) =>
      asTenant(body.tenantId, async (inside) => {
        const person = await read(inside)
          .selectFrom('user')
          .select(['id', 'is_super'])
          .where('id', '=', body.userId)
          .executeTakeFirst()
        if (!person) return fail('user.not_found')
        await inside.systemLog('session.sign_in', { userId: person.id, way: 'development' })
        const exp = Math.floor(Date.now() / 1000) + day
        const claims = {
          tenantId: body.tenantId,
          userId: person.id,
          isSuper: person.is_super,
          permissions: allPermissions(),
          scope: { kind: 'all' } as const,
          exp,
        }
        return { token: issueToken(claims, config.SESSION_SECRET) }
      }),
  })
}
