export type StreamEvent = { readonly event: string; readonly id: string | undefined; readonly data: string }

type PendingEvent = { event: string; id: string | undefined; data: string[] }

const blank = (): PendingEvent => ({ event: 'message', id: undefined, data: [] })

const fieldOf = (line: string): readonly [name: string, value: string] => {
  const at = line.indexOf(':')
  return at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 1).replace(/^ /, '')]
}

/** Takes the text as it arrives, cut anywhere, and hands on whole events. */
export const eventReader = (tell: (event: StreamEvent) => void): ((text: string) => void) => {
  let rest = ''
  let pending = blank()
  const take = (line: string): void => {
    if (line === '') {
      if (pending.data.length > 0) tell({ ...pending, data: pending.data.join('\n') })
      pending = blank()
      return
    }
    const [name, value] = fieldOf(line)
    if (name === 'event') pending.event = value
    if (name === 'id') pending.id = value
    if (name === 'data') pending.data.push(value)
  }
  return (text) => {
    const lines = (rest + text).split(/\r?\n/)
    rest = lines.pop() ?? ''
    for (const line of lines) take(line)
  }
}

/** Reads until the answer ends. `heard` is told of every sign of life, heartbeats included. */
export const readStream = async (
  body: ReadableStream<Uint8Array>,
  heard: () => void,
  tell: (event: StreamEvent) => void,
): Promise<void> => {
  const read = eventReader(tell)
  const decoder = new TextDecoder()
  const reader = body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    heard()
    read(decoder.decode(part.value, { stream: true }))
  }
}
