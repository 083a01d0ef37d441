import type { z } from 'zod'
import type { Label } from './shared/label.ts'

/**
 * Who may call: anybody, any signed-in person, holders of a permission code `module:action`, whoever may see a record
 * or write one that refers to it (`choose`); or one of the two audiences whose tokens are of another kind, the
 * platform's operator and somebody from outside who came by a link.
 */
export type Access =
  | 'public'
  | 'signed-in'
  | 'operator'
  | 'external'
  | { readonly permission: `${string}:${string}` }
  | { readonly choose: string }

/** Where external people send their token; the name is part of the customer's contract. */
export const externalTokenHeader = 'supplier-token'

type Schema = z.ZodType
type None = z.ZodUndefined

export type Endpoint<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends Schema = Schema,
> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/${string}`
  readonly title: Label
  /** What it reads or changes; a change makes what was read of the same family stale. By default the path's second part. */
  readonly family?: string
  readonly access: Access
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  readonly result: R
  /** A GET that changes something must say so; every other GET runs read-only. */
  readonly writes?: true
  /** Goes on when the company's membership has ended: while it may only read, or even when only renewing is left. */
  readonly allowedWhenExpired?: 'reading' | 'renewal'
  /** Asks for no permission, and a program's key may call it all the same. */
  readonly keys?: true
  /** Goes on while somebody still has a password another person gave them. */
  readonly beforePasswordChange?: true
  /** Goes on while the screen is locked: what the lock itself shows and needs. */
  readonly whileLocked?: true
  /** Answers something nobody else may read, such as a new password: what is kept of it for a retry is sealed. */
  readonly secret?: true
  /** The body is multipart and the handler reads it as a stream. */
  readonly upload?: true
  /** The handler sends its own answer (a file, a redirect) instead of the envelope. */
  readonly raw?: true
}

type Part<K extends string, S extends Schema> = S extends None ? unknown : { [key in K]: z.input<S> }
type ParsedPart<K extends string, S extends Schema> = S extends None ? unknown : { [key in K]: z.output<S> }

/** What a caller passes: only the parts the endpoint declares. */
export type Input<E> =
  E extends Endpoint<infer P, infer Q, infer B, Schema> ? Part<'params', P> & Part<'query', Q> & Part<'body', B> : never

/** What the handler receives after validation. */
export type Parsed<E> =
  E extends Endpoint<infer P, infer Q, infer B, Schema>
    ? ParsedPart<'params', P> & ParsedPart<'query', Q> & ParsedPart<'body', B>
    : never

/** What the handler returns, before unknown keys are dropped. */
export type HandlerResult<E> = E extends Endpoint<Schema, Schema, Schema, infer R> ? z.input<R> : never

/** What the caller gets back. */
export type Result<E> = E extends Endpoint<Schema, Schema, Schema, infer R> ? z.output<R> : never

export const endpoint = <R extends Schema, P extends Schema = None, Q extends Schema = None, B extends Schema = None>(
  definition: Endpoint<P, Q, B, R>,
): Endpoint<P, Q, B, R> => definition

export type EndpointTree = { readonly [name: string]: Endpoint | EndpointTree }

export const isEndpoint = (node: Endpoint | EndpointTree): node is Endpoint => 'method' in node && 'path' in node

export const permissionOf = (access: Access): string | undefined =>
  typeof access === 'object' && 'permission' in access ? access.permission : undefined
