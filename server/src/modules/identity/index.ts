import { Role, User } from '@srm/api/identity'
import type { Config } from '#kernel/config.ts'
import { defineModule, type Module } from '#kernel/module.ts'
import { authRoutes } from './identity.auth.routes.ts'
import { authority, presentSession } from './identity.authority.views.ts'
import { developmentRoutes } from './identity.development.routes.ts'
import { declareHoldings } from './identity.handover.service.ts'
import { jobs } from './identity.jobs.ts'
import { declareMenus } from './identity.menu.service.ts'
import { menu, steps } from './identity.pages.rules.ts'
import { createRole, updateRole } from './identity.role.service.ts'
import { routes } from './identity.routes.ts'
import { sessionOfCookie } from './identity.session.service.ts'
import { seedRoles } from './identity.seed.service.ts'
import { createUser, updateUser } from './identity.user.service.ts'

export const identityModule = (config: Config): Module =>
  defineModule({
    name: 'identity',
    routes: [...authRoutes, ...routes, ...developmentRoutes(config)],
    jobs,
    authority,
    presentSession,
    sessionOfCookie,
    seed: seedRoles,
    assembled: (modules) => {
      declareMenus(modules.flatMap(({ menu: declared = [] }) => declared))
      declareHoldings(modules.flatMap(({ holdings = [] }) => holdings))
    },
    menu,
    steps,
    subjects: [
      {
        record: User,
        permission: 'user:show',
        code: { type: 8, prefix: 'E', digits: 4 },
        create: createUser,
        update: updateUser,
      },
      {
        record: Role,
        permission: 'role:show',
        code: { type: 9, prefix: 'R', digits: 3 },
        create: createRole,
        update: updateRole,
      },
    ],
  })

export { enter, withPassword } from './identity.login.service.ts'
export { assertGood, clearText, hashPassword } from './identity.password.service.ts'
export { addDepartment, addPerson, setLeader } from './identity.service.ts'
