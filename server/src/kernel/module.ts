import { isEndpoint, type Endpoint, type EndpointTree, type Parsed, type HandlerResult } from '@srm/api/endpoint'
import type { Label } from '@srm/api/shared/label'
import type { PageTree } from '@srm/api/shared/pages'
import type { RecordTab } from '@srm/api/shared/record-tab'
import type { SmsScene } from '@srm/api/shared/sms-scenes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import type { Authenticate, Authority, Session } from './auth/auth.ts'
import type { CalendarSource } from './calendar.ts'
import type { MapSource } from './map-source.ts'
import type { Config } from './config.ts'
import type { Ctx } from './ctx.ts'
import type { Handlers } from './jobs/events.ts'
import type { Contribution } from './extension-point.ts'
import type { Grants } from './grants.ts'
import type { Handle } from './db/handle.ts'
import type { ModuleJobs } from './jobs/jobs.ts'
import type { Logger } from './log/log.ts'
import type { Chooses, FurtherPermissions } from './auth/permissions.ts'
import type { DeletionGuard } from './records/write/deletion-guard.ts'
import type { Document } from './records/document.ts'
import type { LinkKind } from './records/links.ts'
import type { Params } from './records/read/filters.ts'
import type { Numbering, Subject } from './records/subjects.ts'
import type { VirtualList } from './records/virtual-lists.ts'

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

export type Handler<E> = (
  ctx: Ctx,
  input: Parsed<E>,
  exchange: Exchange,
) => Promise<HandlerResult<E>> | HandlerResult<E>

export type HandlerTree<T> = { readonly [K in keyof T]: T[K] extends Endpoint ? Handler<T[K]> : HandlerTree<T[K]> }

export type Route = { readonly endpoint: Endpoint; readonly handler: Handler<Endpoint> }

/** Pairs a module's endpoints with its functions; a missing or wrong one does not compile. */
export const implement = <T extends EndpointTree>(endpoints: T, handlers: HandlerTree<T>): Route[] =>
  Object.entries(endpoints).flatMap(([name, node]) => {
    const handler = (handlers as Record<string, unknown>)[name]
    return isEndpoint(node)
      ? [{ endpoint: node, handler: handler as Handler<Endpoint> }]
      : implement(node, handler as HandlerTree<EndpointTree>)
  })

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

/** What a question of the home page is asked with: `$1` is the tenant, `$2` the person; more is added to `params`. */
export type HomeQuestion = { readonly ctx: Ctx; readonly params: Params }

/** A number on the home page that leads to what it counts. */
export type HomeFigure = {
  readonly key: string
  /** Less comes first, whichever module it is from. */
  readonly rank: number
  readonly label: Label
  /** The list that shows what is counted; a function where that depends on the day. */
  readonly path: string | (() => string)
  readonly permission?: string
  /** How much it presses when it is not zero. */
  readonly tone?: 'plain' | 'warning' | 'danger'
  /** A count in SQL: all figures are asked in one statement. */
  readonly count: (question: HomeQuestion) => string
}

/** Rows that have to be dealt with today, of one kind. */
export type HomeDuty = {
  readonly key: string
  readonly rank: number
  readonly label: Label
  /** Where a row is dealt with; its id follows. */
  readonly path: string
  readonly permission?: string
  /** SQL of `id`, `title`, `note` and `at` (a moment), the most urgent first: all kinds are asked in one statement. */
  readonly rows: (question: HomeQuestion) => string
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

/** A dictionary the product itself refers to; a company may rename, reorder and add, not remove. */
export type DefaultDictionary = {
  readonly selTypeName: string
  readonly name: Label
  readonly options: readonly (readonly [value: string, zh: string, en: string, color?: string])[]
}

/** Two rights nobody should hold together; each company's own rules begin with these. */
export type Separation = { readonly left: string; readonly right: string; readonly reason: Label }

/** The classes of one kind, whoever stands below whom, in their order. */
export type ClassTree = {
  readonly kind: string
  readonly classes: (ctx: Ctx) => Promise<
    readonly {
      readonly id: string
      readonly name: string
      readonly code: string | null
      readonly parentId: string | null
      readonly sort: number
      readonly version: number
    }[]
  >
}

/** Everything a module adds to the others. What is listed here is listed nowhere else. */
export type Module = {
  readonly name: string
  readonly routes?: readonly Route[]
  readonly jobs?: ModuleJobs
  /**
   * Its jobs of earlier releases that nobody does any more. `migrate` empties their queues; the queues stay, since
   * processes of the earlier release may add to them while the new one is rolled out.
   */
  readonly retiredJobs?: readonly string[]
  /** What it adds to extension points of modules below. */
  readonly contributes?: readonly Contribution[]
  readonly on?: Handlers
  readonly subjects?: readonly Subject[]
  /** What the built-in roles may do with its subjects when a company begins. */
  readonly grants?: Grants
  /** What its permissions are about, by subject, where that is no record with a name of its own. */
  readonly permissions?: Readonly<Record<string, Label>>
  /** Codes no endpoint of its own asks for, only its services. */
  readonly furtherPermissions?: FurtherPermissions
  readonly dictionaries?: readonly DefaultDictionary[]
  /** Rights of its own that one person should not have both of. */
  readonly separations?: readonly Separation[]
  /** Sentences it writes into rows: titles of notices and of documents that name themselves. */
  readonly sentences?: readonly Label[]
  /** The occasions on which it sends text messages. */
  readonly smsScenes?: readonly SmsScene[]
  /** Trees of classes by which its records are sorted. */
  readonly classifyKinds?: readonly string[]
  /** Such trees whose classes say more than their names, so that it keeps them itself. */
  readonly classTrees?: readonly ClassTree[]
  /** Codes of things that are no records of their own. */
  readonly numberTypes?: Readonly<Record<string, Numbering>>
  /** Its lists that show no record of their own. */
  readonly lists?: readonly VirtualList[]
  /** Its records that go through approval. */
  readonly documents?: readonly Document[]
  /** Work of it that chooses among another module's records. */
  readonly chooses?: Chooses
  /** Its pages; those with a place in the menu are what a company's menu starts from. */
  readonly pages?: PageTree
  /** Its parts of pages of records that have entries of their own. */
  readonly tabs?: readonly RecordTab[]
  /** What of its own keeps records of other modules from being deleted. */
  readonly guards?: readonly DeletionGuard[]
  /** How its documents follow from others, or others from them. */
  readonly links?: readonly LinkKind[]
  readonly holdings?: readonly Handover[]
  readonly steps?: readonly OnboardingTask[]
  readonly figures?: readonly HomeFigure[]
  readonly duties?: readonly HomeDuty[]
  /** Dates of its records that stand in everybody's calendar. */
  readonly calendar?: readonly CalendarSource[]
  /** What of its records stands on the map of the home page. */
  readonly map?: readonly MapSource[]
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
  /** What a new tenant starts with; run in any order and again on every migrate, so it only adds what is missing. */
  readonly seed?: Seed
  /** Runs as long as the web server does; answers how to stop it. */
  readonly start?: (host: Host) => () => Promise<void>
}

export const defineModule = (module: Module): Module => module
