import type { InstanceStatus, Json, Purpose } from './state.ts'

export type DocumentStatus =
  | 'draft'
  | 'pending'
  | 'returned'
  | 'approved'
  | 'rejected'
  | 'withdrawn'
  | 'terminated'
  | 'voided'

/** What has to happen outside the interpreter, in the same transaction or through the outbox. */
export type Effect =
  | { readonly kind: 'document'; readonly status: DocumentStatus; readonly mark: 'changing' | 'voiding' | null }
  | { readonly kind: 'notify'; readonly cause: number; readonly to: string; readonly about: string }
  | { readonly kind: 'edit'; readonly set: { readonly [path: string]: Json } }
  | { readonly kind: 'webhook'; readonly runId: string; readonly url: string }
  | { readonly kind: 'followUp'; readonly runId: string; readonly title: string }
  | {
      readonly kind: 'startChild'
      readonly runId: string
      readonly flowKey: string
      /** The same document, or the one a field names; with `each`, the field of that line. */
      readonly document: Json
      readonly field: string | null
      readonly each: string | null
      readonly initiator: Json
      readonly row: number | null
      readonly waits: boolean
    }
  | { readonly kind: 'stopChildren'; readonly runId: string }
  | { readonly kind: 'startVoid' }

/** A document under change or being voided stays approved, with a mark. */
export const documentStatus = (
  purpose: Purpose,
  status: InstanceStatus,
): Pick<Extract<Effect, { kind: 'document' }>, 'status' | 'mark'> => {
  const active = status === 'running' || status === 'returned'
  if (purpose === 'create') return { status: status === 'running' ? 'pending' : status, mark: null }
  if (purpose === 'change') return { status: 'approved', mark: active ? 'changing' : null }
  return status === 'approved'
    ? { status: 'voided', mark: null }
    : { status: 'approved', mark: active ? 'voiding' : null }
}
