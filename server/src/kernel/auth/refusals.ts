import type { Ctx } from '../ctx.ts'
import type { Logger } from '../log/log.ts'
import type { Session } from './session.ts'

const everyMs = 60_000
/** Somebody who tries every endpoint fills no more than this before it is written down. */
const most = 1000

type Counts = Map<string, number>

/**
 * Who was refused what for want of a right. Counted in memory and written to the company's log once a minute, a line for
 * each person: whoever tries a thousand endpoints leaves a trace, and costs the database nothing while they try.
 */
export type Refusals = {
  readonly note: (session: Session, path: string) => void
  readonly write: () => Promise<void>
  readonly stop: () => Promise<void>
}

type Host = {
  readonly asTenant: (tenantId: string, work: (ctx: Ctx) => Promise<void>) => Promise<void>
  readonly log: Logger
}

export const createRefusals = (app: Host): Refusals => {
  let refused = new Map<string, { session: Session; paths: Counts }>()
  const write = async (): Promise<void> => {
    const people = [...refused.values()]
    refused = new Map()
    for (const { session, paths } of people) {
      const { tenantId, userId } = session
      const detail = { userId, refused: Object.fromEntries(paths) }
      await app
        .asTenant(tenantId, (ctx) => ctx.systemLog('session.refused', detail))
        .catch((err: unknown) => app.log.warn({ err }, 'refusals not written'))
    }
  }
  const timer = setInterval(() => void write(), everyMs).unref()
  return {
    note: (session, path) => {
      const key = `${session.tenantId}/${session.userId}`
      const one = refused.get(key) ?? { session, paths: new Map<string, number>() }
      if (refused.size < most || refused.has(key)) refused.set(key, one)
      if (one.paths.size < most || one.paths.has(path)) one.paths.set(path, (one.paths.get(path) ?? 0) + 1)
    },
    write,
    stop: async () => {
      clearInterval(timer)
      await write()
    },
  }
}
