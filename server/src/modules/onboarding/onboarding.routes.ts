import { onboarding } from '@srm/api/onboarding'
import { implement } from '#kernel/module.ts'
import { external } from './external.service.ts'
import { renewing } from './update/renew.service.ts'

const { application: _application, update: _update, ...calls } = onboarding

export const routes = implement(calls, { external, renew: renewing })
