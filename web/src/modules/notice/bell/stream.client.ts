import { ApiError } from '@/lib/api/api-error.ts'
import { readStream, type StreamEvent } from './stream.events.ts'

type Connect = (lastId: string | undefined, signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>

type Options = {
  /** Opens the stream; an expired token is renewed in there, an ended session is thrown as 401 or 402. */
  readonly connect: Connect
  readonly tell: (event: StreamEvent) => void
  /** The last event somebody else has seen, when this one takes over. */
  readonly after?: string | undefined
  /** Milliseconds of silence after which the line counts as dead: two heartbeats and some. */
  readonly silence?: number
  /** Milliseconds before the first new try; each one in vain doubles it. */
  readonly pause?: number
}

const longest = 30_000

/** The session is over, or was never allowed to listen: trying again would say the same. */
const isFinal = (error: unknown): boolean => error instanceof ApiError && [401, 402, 403].includes(Number(error.code))

/** Waits, but no longer than until the network is back. */
const rest = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
  })

/** One connection, from its opening to its end; a line that falls silent is hung up. */
const listenOnce = async (
  { connect, silence = 60_000 }: Options,
  lastId: string | undefined,
  tell: (event: StreamEvent) => void,
  stopped: AbortSignal,
): Promise<void> => {
  const silent = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const heard = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => silent.abort(), silence)
  }
  const signal = AbortSignal.any([stopped, silent.signal])
  heard()
  try {
    const body = await connect(lastId, signal)
    await readStream(body, heard, tell)
  } finally {
    clearTimeout(timer)
    // Whatever ended the reading, the connection must not stay open behind it.
    silent.abort()
  }
}

/** So many pages come back at once after a restart that they would fall over each other. */
const spread = (ms: number): number => ms * (0.75 + Math.random() / 2)

/** Listens until it is told to stop; whatever ends the line, it is taken up again after the last event seen. */
export const listen = (options: Options): (() => void) => {
  const { pause = 1000, tell } = options
  const stop = new AbortController()
  const run = async (): Promise<void> => {
    let lastId = options.after
    let failures = 0
    const heard = (event: StreamEvent): void => {
      if (stop.signal.aborted) return
      failures = 0
      lastId = event.id ?? lastId
      tell(event)
    }
    while (!stop.signal.aborted) {
      try {
        await listenOnce(options, lastId, heard, stop.signal)
      } catch (error) {
        if (isFinal(error)) return
      }
      await rest(spread(Math.min(longest, pause * 2 ** failures)), stop.signal)
      failures += 1
    }
  }
  void run()
  return () => stop.abort()
}
