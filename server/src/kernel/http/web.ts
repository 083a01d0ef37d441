import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import statics from '@fastify/static'
import reference from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import type { App } from './app.ts'
import type { Config } from '../config.ts'
import { openApi } from './openapi.ts'

const base = '/public/admin/'

/** Our page sets the theme before anything is drawn; its inline scripts are allowed by their hash, no others. */
const inlineHashes = (root: string | undefined): string[] => {
  const page = root && join(resolve(root), 'index.html')
  if (!page || !existsSync(page)) return []
  const scripts = readFileSync(page, 'utf8').matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)
  return [...scripts].map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
}

/** Answers by a script that calls back, as it allows no other kind of request from a page. */
const geocoder = 'https://apis.map.qq.com'

const originOf = (address: string | undefined): string[] => (address ? [new URL(address).origin] : [])

/** Hosts of others are named only where the settings make use of them. */
export const pagePolicy = ({ WEB_ROOT, S3_ENDPOINT, MAP_KEY, MAP_TILES }: Config): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...inlineHashes(WEB_ROOT), ...(MAP_KEY ? [geocoder] : [])].join(' '),
    // The component library writes its style sheets at run time.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...originOf(S3_ENDPOINT), ...originOf(MAP_TILES)].join(' '),
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** On every answer, also refusals. Fixed texts, made once: a header library builds them anew for each request. */
export const securityHeaders = (http: FastifyInstance, app: App): void => {
  const headers = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
    ...(app.config.NODE_ENV === 'production' && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
  http.addHook('onRequest', (_, reply, next) => {
    void reply.headers(headers)
    next()
  })
}

/** The reference page brings its own inline start-up script; nothing of a tenant is ever shown on it. */
const docsPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

export const docsRoutes = async (http: FastifyInstance, app: App): Promise<void> => {
  if (app.config.API_DOCS === 'off') return
  // Put together when somebody reads it: starting need not wait for hundreds of descriptions.
  let document: ReturnType<typeof openApi> | undefined
  await http.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' }
    })
    scope.addHook('onSend', async (_, reply) => void reply.header('content-security-policy', docsPolicy))
    scope.get('/api/openapi.json', () => (document ??= openApi(app.modules)))
    await scope.register(reference, {
      routePrefix: '/api/docs',
      configuration: { url: '/api/openapi.json', withDefaultFonts: false, telemetry: false, title: '云采 SRM API' },
    })
  })
}

/** What keeps the app at hand fetches our own files and nothing else. */
const workerPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'"

export const webRoutes = async (http: FastifyInstance, app: App): Promise<void> => {
  const root = app.config.WEB_ROOT && resolve(app.config.WEB_ROOT)
  if (!root || !existsSync(root)) return
  const policy = pagePolicy(app.config)
  await http.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' }
    })
    await scope.register(statics, {
      root,
      prefix: base,
      index: ['index.html'],
      // Built beside each file; a browser that takes neither gets the file itself.
      preCompressed: true,
      setHeaders: (response, path) => {
        const forever = path.includes('/assets/')
        void response.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
        if (path.endsWith('.html')) void response.header('content-security-policy', policy)
        if (path.endsWith('/sw.js')) void response.header('content-security-policy', workerPolicy)
      },
    })
    scope.get('/', (_, reply) => reply.redirect(base))
  })
}
