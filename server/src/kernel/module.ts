import type { Endpoint, Parsed, Returned } from '@srm/api/endpoint'
import type { Label } from '@srm/api/shared/label'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import type { Authenticate, Authority, Session } from './auth.ts'
import type { Config } from './config.ts'
import type { Ctx } from './ctx.ts'
import type { Handlers } from './events.ts'
import type { Handle } from './handle.ts'
import type { JobName, Jobs } from './job-names.ts'
import type { JobHandlers } from './jobs.ts'
import type { Logger } from './log.ts'
import type { Chooses } from './permissions.ts'
import type { Document } from './records/document.ts'
import type { VirtualList, Subject } from './records/subjects.ts'

/** What a handler needs beside its input when it reads a stream or sends its own answer. */
export type Exchange = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** For public endpoints that have proven the tenant by other means, such as a signed link. */
  readonly asTenant: <T>(tenantId: string, work: (ctx: Ctx) => Promise<T>) => Promise<T>
  /** The sign-in a request comes from, by its token or by the cookie of the page that makes it. */
  readonly sessionId: () => Promise<string | undefined>
  /** Whether the fan-out answers. */
  readonly ping: () => Promise<unknown>
}

export type Handler<E> = (ctx: Ctx, input: Parsed<E>, exchange: Exchange) => Promise<Returned<E>> | Returned<E>

type Tree = { readonly [name: string]: Endpoint | Tree }
export type Handled<T> = { readonly [K in keyof T]: T[K] extends Endpoint ? Handler<T[K]> : Handled<T[K]> }

export type Route = { readonly endpoint: Endpoint; readonly handler: Handler<Endpoint> }

const isEndpoint = (node: Endpoint | Tree): node is Endpoint => 'method' in node && 'path' in node

/** Pairs a module's endpoints with its functions; a missing or wrong one does not compile. */
export const implement = <T extends Tree>(endpoints: T, handlers: Handled<T>): Route[] =>
  Object.entries(endpoints).flatMap(([name, node]) => {
    const handler = (handlers as Record<string, unknown>)[name]
    return isEndpoint(node)
      ? [{ endpoint: node, handler: handler as Handler<Endpoint> }]
      : implement(node, handler as Handled<Tree>)
  })

export type MenuItem = {
  readonly path: string
  readonly name: string
  readonly title: string
  /** The directory it stands in; at the top when there is none. */
  readonly under?: string
  readonly icon?: string
  readonly permission?: string
  /** The view's name, when it is not that of the item. */
  readonly component?: string
  readonly redirect?: string
  /** Its place among its neighbours, where it is not that of its module. */
  readonly sort?: number
  readonly meta?: Readonly<Record<string, unknown>>
  readonly children?: readonly MenuItem[]
}

/** Something open that a person may hold, which must pass to another when they leave. */
export type Handover = {
  readonly kind: string
  readonly label: Label
  readonly count: (ctx: Ctx, userId: string) => Promise<number>
  /** A few of them, so that one sees what it is about. */
  readonly samples: (ctx: Ctx, userId: string) => Promise<{ id: string; name: string }[]>
  readonly transferTo: (ctx: Ctx, from: string, to: string) => Promise<number>
}

/** One thing a new company does to get going. */
export type OnboardingTask = {
  readonly key: string
  /** Less comes first, whichever module it is from. */
  readonly rank: number
  readonly label: Label
  /** Where it is done. */
  readonly path: string
  /** Whoever may not do it is not asked to. */
  readonly permission?: string
  /** A condition in SQL, `$1` being the tenant: all steps are asked in one statement. */
  readonly done: string
}

export type Seed = (ctx: Ctx) => Promise<void>

/** What a module that works between requests is given. */
export type Host = {
  readonly config: Config
  readonly log: Logger
  readonly redis: Redis
  readonly authenticate: Authenticate
  readonly asTenant: <T>(tenantId: string, work: (ctx: Ctx) => Promise<T>) => Promise<T>
}

export type Module = {
  readonly name: string
  readonly routes?: readonly Route[]
  readonly jobs?: JobHandlers
  readonly on?: Handlers
  readonly subjects?: readonly Subject[]
  /** Its lists that show no record of their own. */
  readonly lists?: readonly VirtualList[]
  /** Its records that go through approval. */
  readonly documents?: readonly Document[]
  /** Work of it that chooses among another module's records. */
  readonly chooses?: Chooses
  readonly menu?: readonly MenuItem[]
  readonly holdings?: readonly Handover[]
  readonly steps?: readonly OnboardingTask[]
  /** Told once what all modules declare. */
  readonly assembled?: (modules: readonly Module[]) => void
  /** What can be done from the command line beside running the server. */
  readonly commands?: Readonly<Record<string, (config: Config, args: readonly string[]) => Promise<void>>>
  /** Looked at in every tenant from the command line: a line for each thing that is not as it should be. */
  readonly reports?: Readonly<Record<string, (ctx: Ctx) => Promise<readonly string[]>>>
  readonly authority?: Authority
  /** The sign-in a browser's cookie belongs to, while it lasts. */
  readonly sessionOfCookie?: (exchange: Pick<Exchange, 'request' | 'asTenant'>) => Promise<string | undefined>
  /** What somebody may do now, for what they asked for a while ago. */
  readonly presentSession?: (db: Handle, tenantId: string, userId: string) => Promise<Session | undefined>
  /** Asked before a person's job is run again: throws when they may not start it now. A job that is not here is not run again. */
  readonly retries?: { readonly [N in JobName]?: (ctx: Ctx, data: Jobs[N]) => void }
  /** What a new tenant starts with; run in any order and again on every migrate, so it only adds what is missing. */
  readonly seed?: Seed
  /** Runs as long as the web server does; answers how to stop it. */
  readonly start?: (host: Host) => () => Promise<void>
}

export const defineModule = (module: Module): Module => module
