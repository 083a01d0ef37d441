import type { Language } from '@srm/api/shared/label'
import type { Scope } from '../auth/auth.ts'

/** Whoever started a long job: it sees and may do what they saw and might do then, and speaks their language. */
export type OnBehalfOf = {
  readonly userId: string
  readonly isSuper: boolean
  readonly permissions: readonly string[]
  readonly scope: Scope
  readonly masks?: readonly string[]
  readonly departments?: readonly string[]
  readonly language: Language
}

/**
 * Names and payloads of background work; the tenant is added by the kernel. These are the kernel's own. A module adds
 * its jobs where it runs them, with `declare module '#kernel/jobs/job-names.ts'`, so that no list names them all.
 */
// oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to by modules
export interface Jobs {
  'system_log.seal': Record<never, never>
  'idempotency.sweep': Record<never, never>
}
export type JobName = keyof Jobs

/** Jobs that need no data, so that the kernel can start them by itself. */
export type PlainJobName = { [N in JobName]: Record<never, never> extends Jobs[N] ? N : never }[JobName]

type Schedule = {
  /** One waiting job per tenant under this key. */
  once?: string
  /** Seconds to wait before the first try. */
  after?: number
  /** Shown to the person who started it, with progress and a way to cancel. */
  title?: string
  /** For which company, where it is asked for outside of any. */
  tenantId?: string
}
export type Enqueue = <N extends JobName>(name: N, data: Jobs[N], when?: Schedule) => Promise<string | null>
