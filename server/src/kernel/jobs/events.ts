import type { Ctx } from '../ctx.ts'
import type { EventName, Events } from './event-names.ts'

export type Handlers = { [N in EventName]?: (ctx: Ctx, news: Events[N]) => Promise<void> }

export const createBus =
  (subscribers: readonly Handlers[]) =>
  async <N extends EventName>(ctx: Ctx, name: N, news: Events[N]): Promise<void> => {
    for (const handlers of subscribers) await handlers[name]?.(ctx, news)
  }
export type Bus = ReturnType<typeof createBus>
