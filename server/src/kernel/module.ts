import type { Endpoint, Parsed, Returned } from '@srm/api/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from './ctx.ts'
import type { Handlers } from './events.ts'
import type { JobHandlers } from './jobs.ts'
import type { Subject } from './records/subjects.ts'

/** What a handler needs beside its input when it reads a stream or sends its own answer. */
export type Exchange = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** For public endpoints that have proven the tenant by other means, such as a signed link. */
  readonly asTenant: <T>(tenantId: string, work: (ctx: Ctx) => Promise<T>) => Promise<T>
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
  readonly icon?: string
  readonly permission?: string
}

export type Seed = (ctx: Ctx) => Promise<void>

export type Module = {
  readonly name: string
  readonly routes?: readonly Route[]
  readonly jobs?: JobHandlers
  readonly on?: Handlers
  readonly subjects?: readonly Subject[]
  readonly menu?: readonly MenuItem[]
  /** What a new tenant starts with; run in any order and again on every migrate, so it only adds what is missing. */
  readonly seed?: Seed
}

export const defineModule = (module: Module): Module => module
