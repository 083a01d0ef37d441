import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { App } from './app.ts'

const within = (promise: Promise<unknown>, ms: number): Promise<boolean> =>
  Promise.race([
    promise.then(
      () => true,
      () => false,
    ),
    sleep(ms, false, { ref: false }),
  ])

let stopping = false
/** Called first on a stop, so that the balancer sends nobody here any more. */
export const markNotReady = (): void => {
  stopping = true
}

type Health = { readonly ok: boolean; readonly database: boolean; readonly stopping: boolean }

/** Whether this process can do its work: the database answers and nobody asked it to stop. */
export const checkHealth = async ({ pool }: Pick<App, 'pool'>): Promise<Health> => {
  const database = await within(pool.query('select 1'), 500)
  return { ok: database && !stopping, database, stopping }
}

export const healthRoutes = (http: FastifyInstance, app: App): void => {
  const config = { access: 'public' } as const
  http.get('/healthz', { config }, () => ({ ok: true }))
  http.get('/readyz', { config }, async (_, reply) => {
    const health = await checkHealth(app)
    // Redis may vanish without harm, so it is told but does not decide.
    const redis = app.redis.status === 'ready'
    return reply.code(health.ok ? 200 : 503).send({ ...health, redis })
  })
}
