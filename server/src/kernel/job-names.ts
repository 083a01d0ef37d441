import type { Language } from '@srm/api/shared/label'
import type { Scope } from './auth.ts'

/** Whoever started a long job: it sees and may do what they saw and might do then, and speaks their language. */
export type OnBehalfOf = {
  readonly userId: string
  readonly isSuper: boolean
  readonly permissions: readonly string[]
  readonly scope: Scope
  readonly masks?: readonly string[]
  readonly language: Language
}
export type ExportQuery = { readonly sort?: string; readonly keyword?: string; readonly filter?: string }
/** What happens to rows whose record exists already: the row is refused, the record changed, or the row left out. */
export type ImportMode = 'insert' | 'update' | 'skip'

/** Names and payloads of all background work; the tenant is added by the kernel. */
export type Jobs = {
  'record.reindex': { subject: string }
  'system_log.seal': Record<never, never>
  'file.sweep': Record<never, never>
  'transfer.export': {
    subject: string
    query: ExportQuery
    columns: readonly string[]
    /** Only these; else everything the query finds. */
    ids?: readonly string[]
    as: OnBehalfOf
  }
  'transfer.import': { subject: string; fileId: string; mode: ImportMode; partial: boolean; as: OnBehalfOf }
  'idempotency.sweep': Record<never, never>
  'tenancy.expiry': Record<never, never>
  'session.sweep': Record<never, never>
  'sms.code': { id: string }
  'notice.sms': { ids: readonly string[] }
  'notice.feishu': { ids: readonly string[] }
  'notice.sweep': Record<never, never>
  'supplier.certificates': Record<never, never>
  'scorecard.periods': Record<never, never>
  'finder.heaps': Record<never, never>
  'onboarding.received': { id: string }
  'onboarding.outcome': { id: string }
  'onboarding.sweep': Record<never, never>
  'onboarding.ask': { id: string }
  'approval.timers': Record<never, never>
  'approval.sweep': Record<never, never>
  'approval.substitute': { person: string }
  'approval.webhook': { instanceId: string; runId: string; url: string }
  'approval.childEnded': {
    runId: string
    childId: string
    outcome: 'approved' | 'rejected' | 'withdrawn' | 'terminated' | 'notStarted'
  }
  'approval.stopChildren': { runId: string }
  'approval.invite': { id: string }
  'approval.child': {
    instanceId: string
    runId: string
    flowKey: string
    /** As the flow says it: of the parent, or named by one of its fields. */
    initiator: unknown
    document: unknown
    /** The field that names the document, of the line when there is one for every line of `each`. */
    field: string | null
    each: string | null
    row: number | null
    waits: boolean
  }
}
export type JobName = keyof Jobs

/** `short`: a waiting job that carries a key stands for all that would follow it. */
export const queues: Readonly<Record<JobName, 'standard' | 'short'>> = {
  'record.reindex': 'standard',
  'system_log.seal': 'short',
  'file.sweep': 'short',
  'transfer.export': 'standard',
  'transfer.import': 'standard',
  'idempotency.sweep': 'short',
  'tenancy.expiry': 'short',
  'session.sweep': 'short',
  'sms.code': 'standard',
  'notice.sms': 'standard',
  'notice.feishu': 'standard',
  'notice.sweep': 'short',
  'supplier.certificates': 'short',
  'scorecard.periods': 'short',
  'finder.heaps': 'short',
  'onboarding.received': 'standard',
  'onboarding.outcome': 'standard',
  'onboarding.sweep': 'short',
  'onboarding.ask': 'standard',
  'approval.timers': 'short',
  'approval.sweep': 'short',
  'approval.substitute': 'standard',
  'approval.webhook': 'standard',
  'approval.child': 'standard',
  'approval.childEnded': 'standard',
  'approval.stopChildren': 'standard',
  'approval.invite': 'standard',
}

/**
 * Queues of earlier releases that nobody works on any more. A migration empties them; the queue itself stays, since
 * processes of the earlier release may still add to it while the new one is rolled out.
 */
export const retiredQueues = ['record.changed'] as const

/** Work of minutes is taken one at a time, so that none waits behind another while a second worker is free. */
export const lengthy: ReadonlySet<JobName> = new Set<JobName>(['transfer.export', 'transfer.import'])

/** Housekeeping of every tenant, once a day, in the small hours of Shanghai. */
export const nightly = [
  'file.sweep',
  'idempotency.sweep',
  'notice.sweep',
  'tenancy.expiry',
  'session.sweep',
  'supplier.certificates',
  'scorecard.periods',
  'finder.heaps',
  'onboarding.sweep',
  'approval.timers',
  'approval.sweep',
] as const satisfies readonly JobName[]

type When = {
  /** One waiting job per tenant under this key. */
  once?: string
  /** Seconds to wait before the first try. */
  after?: number
  /** Shown to the person who started it, with progress and a way to cancel. */
  title?: string
}
export type Enqueue = <N extends JobName>(name: N, data: Jobs[N], when?: When) => Promise<string | null>
