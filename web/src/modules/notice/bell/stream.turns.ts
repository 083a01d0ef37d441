type Stop = () => void

type Options<M> = {
  /** Tabs of one name take turns: one listens, the others hear it from that one. */
  readonly name: string
  readonly lead: (tell: (message: M) => void) => Stop
  readonly hear: (message: M) => void
}

/**
 * A browser opens few connections to one server, so only one of a person's tabs holds a stream. When it goes,
 * the next takes over; where the browser cannot arrange that, each tab listens for itself.
 */
export const takeTurns = <M>({ name, lead, hear }: Options<M>): Stop => {
  const locks = (navigator as Partial<Navigator>).locks
  if (!locks || typeof BroadcastChannel === 'undefined') return lead(hear)
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<M>) => hear(data))
  const gone = new AbortController()
  const done = Promise.withResolvers<void>()
  let stop: Stop | undefined
  locks
    .request(name, { signal: gone.signal }, () => {
      // The turn may have been on its way while this tab gave it up.
      if (gone.signal.aborted) return undefined
      stop = lead((message) => {
        hear(message)
        channel.postMessage(message)
      })
      return done.promise
    })
    .catch(() => undefined)
  return () => {
    gone.abort()
    stop?.()
    done.resolve()
    channel.close()
  }
}
