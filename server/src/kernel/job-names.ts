/** Names and payloads of all background work; the tenant is added by the kernel. */
export type Jobs = {
  'record.changed': { subject: string; id: string; action: 'created' | 'updated' | 'deleted'; version: number }
  'record.reindex': { subject: string }
  'system_log.seal': Record<never, never>
  'file.sweep': Record<never, never>
  'idempotency.sweep': Record<never, never>
}
export type JobName = keyof Jobs

/** `short`: a waiting job that carries a key stands for all that would follow it. */
export const queues: Readonly<Record<JobName, 'standard' | 'short'>> = {
  'record.changed': 'standard',
  'record.reindex': 'standard',
  'system_log.seal': 'short',
  'file.sweep': 'short',
  'idempotency.sweep': 'short',
}

/** Housekeeping of every tenant, once a day, in the small hours of Shanghai. */
export const nightly = ['file.sweep', 'idempotency.sweep'] as const satisfies readonly JobName[]

type When = {
  /** One waiting job per tenant under this key. */
  once?: string
  /** Seconds to wait before the first try. */
  after?: number
  /** Shown to the person who started it, with progress and a way to cancel. */
  title?: string
}
export type Enqueue = <N extends JobName>(name: N, data: Jobs[N], when?: When) => Promise<string | null>
