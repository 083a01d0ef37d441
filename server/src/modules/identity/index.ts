import { Role, User } from '@srm/api/identity'
import { identityPages } from '@srm/api/identity/pages'
import { pagesIn } from '@srm/api/shared/pages'
import type { Config } from '#kernel/config.ts'
import { defineModule, type Module } from '#kernel/module.ts'
import { authRoutes } from './login/auth.routes.ts'
import { newRightsSentence, notifyNewRights } from './role/release.service.ts'
import { authority, presentSession } from './role/authority.views.ts'
import { declarePermissions } from './role/catalog.views.ts'
import { developmentRoutes } from './login/development.routes.ts'
import { declareHoldings } from './user/handover.service.ts'
import { jobs } from './identity.jobs.ts'
import { declareMenus } from './identity.menu.service.ts'
import { steps } from './identity.steps.rules.ts'
import { createRole, updateRole } from './role/role.service.ts'
import { getRole } from './role/role.views.ts'
import { routes } from './identity.routes.ts'
import { sessionOfCookie } from './login/session.service.ts'
import { declareGrants, seedRoles } from './identity.seed.service.ts'
import { declareSeparations, seedDuties } from './role/duty.service.ts'
import { createUser, updateUser } from './user/user.service.ts'
import { getUser } from './user/user.views.ts'
import { grants, permissions } from './identity.defaults.ts'

declare module '#kernel/jobs/event-names.ts' {
  interface Events {
    'department.merged': { from: string; into: string }
  }
}

export const identityModule = (config: Config): Module =>
  defineModule({
    name: 'identity',
    grants,
    permissions,
    routes: [...authRoutes, ...routes, ...developmentRoutes(config)],
    jobs,
    authority,
    presentSession,
    sessionOfCookie,
    sentences: [newRightsSentence],
    seed: async (ctx) => {
      await seedRoles(ctx)
      await seedDuties(ctx)
      await notifyNewRights(ctx)
    },
    assembled: (modules) => {
      declareGrants(modules)
      declarePermissions(modules)
      declareMenus(
        modules.flatMap(({ pages = {} }) => pagesIn(pages)),
        modules.flatMap(({ tabs = [] }) => tabs),
      )
      declareSeparations(modules.flatMap(({ separations = [] }) => separations))
      declareHoldings(modules.flatMap(({ holdings = [] }) => holdings))
    },
    pages: identityPages,
    steps,
    subjects: [
      {
        record: User,
        permission: 'user:show',
        show: getUser,
        code: { type: 8, prefix: 'E', digits: 4 },
        create: createUser,
        update: updateUser,
      },
      {
        record: Role,
        permission: 'role:show',
        show: getRole,
        code: { type: 9, prefix: 'R', digits: 3 },
        create: createRole,
        update: updateRole,
      },
    ],
  })

export { enter, withPassword } from './login/login.service.ts'
export { isConfirmed } from './login/unlock.service.ts'
export { assertGood, clearText, hashPassword } from './login/password.service.ts'
export { addDepartment, addPerson, setLeader } from './identity.service.ts'
