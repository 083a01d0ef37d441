import { Failure } from '../errors.ts'

type Bounds = { readonly maxRunning: number; readonly maxWaiting: number; readonly maxPerOwner: number }

export type BoundedQueue = <T>(owner: string, work: () => Promise<T>) => Promise<T>

/**
 * For work that takes a processor for long: few pieces run at a time, some wait for their turn, and nobody may have so
 * many waiting that others find it full. What finds no room is refused at once.
 */
export const boundedQueue = ({ maxRunning, maxWaiting, maxPerOwner }: Bounds): BoundedQueue => {
  const waiting: { readonly owner: string; readonly start: () => void }[] = []
  let running = 0
  const assertRoom = (owner: string): void => {
    const own = waiting.filter((one) => one.owner === owner).length
    if (waiting.length >= maxWaiting || own >= maxPerOwner) throw new Failure('server.busy')
  }
  return async (owner, work) => {
    if (running >= maxRunning) {
      assertRoom(owner)
      await new Promise<void>((start) => {
        waiting.push({ owner, start })
      })
    } else running += 1
    try {
      return await work()
    } finally {
      // Whoever waited longest takes over the place.
      const next = waiting.shift()
      if (next) next.start()
      else running -= 1
    }
  }
}
