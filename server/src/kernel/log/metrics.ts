import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Gauge, Histogram, Registry, collectDefaultMetrics } from '@platformatic/prom-client'
import type { FastifyInstance } from 'fastify'
import type { App } from '../http/app.ts'
import { checkHealth } from '../http/health.ts'

const registry = new Registry()
const seconds = new Histogram({
  name: 'http_request_seconds',
  help: 'Time to answer, by route and status',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [registry],
})

const eventStream = 'text/event-stream'

type Child = { observe(value: number): void }
const children = new Map<string, Child>()

/** Finding the series by its labels on every request costs more than counting. */
const seriesOf = (method: string, route: string, status: number): Child => {
  const key = `${method} ${route} ${status}`
  const known = children.get(key)
  if (known) return known
  const made = seconds.labels({ method, route, status: String(status) })
  children.set(key, made)
  return made
}

export const measure = (http: FastifyInstance, app: App): void => {
  http.addHook('onResponse', (request, reply, next) => {
    // How long somebody listened says nothing about how long an answer took.
    if (reply.raw.getHeader('content-type') === eventStream) {
      next()
      return
    }
    const route = request.routeOptions.url ?? 'unknown'
    const ms = reply.elapsedTime
    seriesOf(request.method, route, reply.statusCode).observe(ms / 1000)
    if (ms > 1000) app.log.warn({ reqId: request.id, route, ms: Math.round(ms) }, 'slow request')
    next()
  })
  if (registry.getSingleMetric('database_connections')) return
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, app.pool.totalCount)
      this.set({ state: 'idle' }, app.pool.idleCount)
      this.set({ state: 'waiting' }, app.pool.waitingCount)
    },
  })
}

/**
 * Metrics have a port of their own, so that the public one never shows them. It also tells whether the process is well,
 * which a worker has no other port for.
 */
export const serveMetrics = (app: Pick<App, 'config' | 'pool'>): Server => {
  collectDefaultMetrics({ register: registry })
  const answer = async ({ url }: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (url !== '/healthz') {
      response.setHeader('content-type', registry.contentType).end(await registry.metrics())
      return
    }
    const health = await checkHealth(app)
    response.writeHead(health.ok ? 200 : 503, { 'content-type': 'application/json' }).end(JSON.stringify(health))
  }
  const server = createServer((request, response) => void answer(request, response))
  return server.listen(app.config.METRICS_PORT, app.config.HOST)
}
