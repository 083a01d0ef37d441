import type { Config } from '#kernel/config.ts'
import { defineModule, type Module } from '#kernel/module.ts'
import { developmentRoutes } from './identity.development.routes.ts'
import { routes } from './identity.routes.ts'

export const identityModule = (config: Config): Module =>
  defineModule({ name: 'identity', routes: [...routes, ...developmentRoutes(config)] })

export { addDepartment, addPerson, setLeader } from './identity.service.ts'
