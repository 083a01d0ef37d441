import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import helmet from '@fastify/helmet'
import statics from '@fastify/static'
import reference from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import type { App } from './app.ts'
import { openApi } from './openapi.ts'

const base = '/public/admin/'

/** Our page sets the theme before anything is drawn; its inline scripts are allowed by their hash, no others. */
const inlineHashes = (root: string | undefined): string[] => {
  const page = root && join(resolve(root), 'index.html')
  if (!page || !existsSync(page)) return []
  const scripts = readFileSync(page, 'utf8').matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)
  return [...scripts].map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
}

export const securityHeaders = async (http: FastifyInstance, app: App): Promise<void> => {
  const production = app.config.NODE_ENV === 'production'
  await http.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineHashes(app.config.WEB_ROOT)],
        // The component library writes its style sheets at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: [
          "'self'",
          'data:',
          'blob:',
          ...(app.config.S3_ENDPOINT ? [new URL(app.config.S3_ENDPOINT).origin] : []),
        ],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
    },
    hsts: production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
  })
}

/** The reference page brings its own inline start-up script; nothing of a tenant is ever shown on it. */
const docsPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

export const docsRoutes = async (http: FastifyInstance, app: App): Promise<void> => {
  if (app.config.API_DOCS === 'off') return
  const document = openApi(app.modules)
  await http.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' }
    })
    scope.addHook('onSend', async (_, reply) => void reply.header('content-security-policy', docsPolicy))
    scope.get('/api/openapi.json', () => document)
    await scope.register(reference as never, {
      routePrefix: '/api/docs',
      configuration: { url: '/api/openapi.json', withDefaultFonts: false, telemetry: false, title: '云采 SRM API' },
    })
  })
}

export const webRoutes = async (http: FastifyInstance, app: App): Promise<void> => {
  const root = app.config.WEB_ROOT && resolve(app.config.WEB_ROOT)
  if (!root || !existsSync(root)) return
  await http.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' }
    })
    await scope.register(statics, {
      root,
      prefix: base,
      index: ['index.html'],
      setHeaders: (response, path) => {
        const forever = path.includes('/assets/')
        void response.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
    scope.get('/', (_, reply) => reply.redirect(base))
  })
}
