import type { NotNull } from 'kysely'
import { development } from '@srm/api/identity'
import type { Config } from '#kernel/config.ts'
import { fail } from '#kernel/errors.ts'
import { implement, type Route } from '#kernel/module.ts'
import { read } from '../identity.db.ts'
import { enter } from './login.service.ts'
import { loginIn } from './login.views.ts'

const directory = 'select tenant_id from platform.tenant_directory_ref order by tenant_id limit 20'

/** Signing in as anybody, so that the product can be tried and developed. Never in production. */
export const developmentRoutes = (config: Config): Route[] => {
  if (config.DEV_SIGN_IN === 'off' || config.NODE_ENV === 'production') return []
  return implement(development, {
    people: async (_, __, { asTenant }) => {
      const { rows } = await asTenant('', (ctx) => ctx.db.run<{ tenant_id: string }>(directory, []))
      const each = await Promise.all(
        rows.map(({ tenant_id }) =>
          asTenant(tenant_id, (inside) =>
            read(inside)
              .selectFrom('user as u')
              .innerJoin('tenant_ref as t', 't.tenant_id', 'u.tenant_id')
              .select([
                'u.id',
                'u.tenant_id as tenantId',
                't.company_name as company',
                'u.display_name as name',
                'u.post',
              ])
              .$narrowType<{ company: NotNull }>()
              .where('u.status', '=', 'active')
              .orderBy('u.id')
              .limit(50)
              .execute(),
          ),
        ),
      )
      return each.flat()
    },
    signIn: async (_, { body }, exchange) => {
      const login = await exchange.asTenant(body.tenantId, (inside) => loginIn(inside, body.userId))
      return login ? enter(exchange, login, 'development') : fail('user.not_found')
    },
  })
}
