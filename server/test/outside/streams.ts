import { setTimeout as sleep } from 'node:timers/promises'

export type StreamEvent = { event: string; id: string | undefined; data: Record<string, unknown>; at: number }

export type Listener = {
  readonly status: number
  readonly heard: StreamEvent[]
  /** Comments between the events. */
  readonly beats: number[]
  /** Resolves when the server has ended the answer. */
  readonly ended: Promise<void>
  readonly until: (
    event: string,
    matches?: (data: Record<string, unknown>) => boolean,
    ms?: number,
  ) => Promise<StreamEvent>
  readonly close: () => void
}

const readBlock = (block: string, heard: StreamEvent[], beats: number[]): void => {
  const lines = block.split('\n')
  if (lines.some((line) => line.startsWith(':'))) beats.push(performance.now())
  const value = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2)
  const event = value('event')
  if (event === undefined) return
  const data = JSON.parse(value('data') ?? '{}') as Record<string, unknown>
  heard.push({ event, id: value('id'), data, at: performance.now() })
}

/** Reads a stream of events as a browser does with fetch. */
export const listenTo = async (url: string, headers: Record<string, string>): Promise<Listener> => {
  const abort = new AbortController()
  const response = await fetch(url, { headers, signal: abort.signal })
  const heard: StreamEvent[] = []
  const beats: number[] = []
  const read = async (): Promise<void> => {
    let rest = ''
    for await (const text of response.body?.pipeThrough(new TextDecoderStream() as never) ?? []) {
      const blocks = (rest + String(text)).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) readBlock(block, heard, beats)
    }
  }
  const ended = read().catch(() => undefined)
  const until: Listener['until'] = async (event, matches = () => true, ms = 5000) => {
    const began = performance.now()
    while (performance.now() - began < ms) {
      const found = heard.find((one) => one.event === event && matches(one.data))
      if (found) return found
      await sleep(5)
    }
    throw new Error(`no ${event} among ${heard.map((one) => one.event).join(', ')}`)
  }
  return { status: response.status, heard, beats, ended, until, close: () => abort.abort() }
}
