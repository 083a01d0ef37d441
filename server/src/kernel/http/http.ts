import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import multipart from '@fastify/multipart'
import {
  fastify,
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RouteOptions,
} from 'fastify'
import type { Access } from '@srm/api/endpoint'
import type { App } from './app.ts'
import { failure, languageOf } from './envelope.ts'
import { Failure } from '../errors.ts'
import { healthRoutes } from './health.ts'
import { newId } from '../ids.ts'
import { measure } from '../log/metrics.ts'
import { createLimits, limitRates } from './rate-limit.ts'
import { serve } from './serve.ts'
import { docsRoutes, securityHeaders, webRoutes } from './web.ts'

/** How much of a body nobody read is taken off the line, and for how long. */
const maxBytes = 64 * 1024 * 1024
const maxMs = 10_000

/** Requests made without a socket do not say whether they are complete. */
const isUnread = ({ raw }: FastifyRequest): boolean => raw.complete === false

const announcedLength = ({ headers }: FastifyRequest): number => Number(headers['content-length'] ?? 0)

const drain = ({ raw }: FastifyRequest): void => {
  const { socket } = raw
  const end = (): void => void socket.destroy()
  const timer = setTimeout(end, maxMs).unref()
  let left = maxBytes
  raw.unpipe()
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) end()
  })
  raw.once('close', () => clearTimeout(timer))
  raw.once('end', () => clearTimeout(timer))
  raw.resume()
}

/**
 * An answer may be sent before the request is read to its end, as a file that is too large. The rest would stand in the
 * way of the next request on the same connection, so it is read and thrown away; where it is too much, the connection
 * is closed and the answer says so.
 */
const drainUnreadBodies = (http: FastifyInstance): void => {
  http.addHook('onSend', async (request, reply) => {
    if (isUnread(request) && announcedLength(request) > maxBytes) void reply.header('connection', 'close')
  })
  http.addHook('onResponse', async (request) => {
    if (isUnread(request) && !request.raw.destroyed) drain(request)
  })
}

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged with the library's
  interface FastifyContextConfig {
    access?: Access
  }
}

/** A route that does not say who may call it stops the boot. */
const demandAccess = (http: FastifyInstance): void => {
  const routes: RouteOptions[] = []
  http.addHook('onRoute', (route) => void routes.push(route))
  http.addHook('onReady', async () => {
    for (const { method, url, config } of routes)
      if (!config?.access) throw new Error(`route ${String(method)} ${url} does not say who may call it`)
  })
}

const answerFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { status, body, expected } = failure(error, languageOf(request.headers['accept-language']), request.id)
  if (!expected) request.log.error({ err: error, reqId: request.id, route: request.routeOptions.url }, 'request failed')
  if (status === 503) void reply.header('retry-after', '1')
  return reply.code(status).send(body)
}

const answerFailures = (http: FastifyInstance, app: App): void => {
  http.setErrorHandler(answerFailure)
  http.setNotFoundHandler((request, reply) => {
    const { body } = failure(
      new Failure('request.not_found'),
      languageOf(request.headers['accept-language']),
      request.id,
    )
    return reply.code(404).send(body)
  })
  http.addHook('onTimeout', async (request) => app.log.warn({ reqId: request.id }, 'request timed out'))
}

export const createHttp = async (app: App): Promise<FastifyInstance> => {
  const http: FastifyInstance = fastify<Server, IncomingMessage, ServerResponse, FastifyBaseLogger>({
    loggerInstance: app.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newId,
    // A logger per request costs more than the rest of the framework; lines that matter name the request themselves.
    childLoggerFactory: (logger) => logger,
    requestTimeout: 15_000,
    connectionTimeout: 30_000,
    keepAliveTimeout: 65_000,
    bodyLimit: 262_144,
    routerOptions: { maxParamLength: 500 },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    trustProxy: app.config.TRUST_PROXY ?? false,
    // An address that cannot be read fails before any route, and is told like every other refusal.
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  })
  demandAccess(http)
  answerFailures(http, app)
  measure(http, app)
  securityHeaders(http, app)
  drainUnreadBodies(http)
  await limitRates(http, app)
  await http.register(multipart, {
    limits: { files: 1, fields: 10, fieldSize: 1000, fileSize: 52_428_800, headerPairs: 50 },
  })
  const limitOf = createLimits(app)
  for (const module of app.modules)
    for (const route of module.routes ?? []) {
      const { method, path, access } = route.endpoint
      const config = { access, ...limitOf(route.endpoint) }
      http.route({ method, url: path, config, handler: serve(app, route) })
    }
  for (const { start } of app.modules) {
    const stop = start?.(app)
    if (stop) http.addHook('preClose', stop)
  }
  healthRoutes(http, app)
  await docsRoutes(http, app)
  await webRoutes(http, app)
  return http
}
