import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { EnteredSession } from './session.ts'

/** Registered only outside production: picking who to be. */
export const development = {
  people: endpoint({
    method: 'GET',
    path: '/api/dev/people',
    title: label('演示人员', 'Demo people'),
    access: 'public',
    result: z.array(
      z.object({ id: Id, tenantId: Id, company: z.string(), name: z.string(), post: z.string().nullable() }),
    ),
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/dev/signIn',
    title: label('演示登录', 'Demo sign-in'),
    access: 'public',
    body: z.strictObject({ tenantId: Id, userId: Id }),
    result: EnteredSession,
  }),
}
