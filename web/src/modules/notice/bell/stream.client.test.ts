// @vitest-environment jsdom
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '@/lib/api/query.ts'
import { resetSession, setToken, useSession } from '@/lib/session/session.ts'
import { followNews } from './news.ts'
import { listen } from './stream.client.ts'
import { eventReader, type StreamEvent } from './stream.events.ts'

const utf8 = new TextEncoder()

/** A server's end of one connection: what it says, and when it hangs up. */
const line = () => {
  let sink: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      sink = controller
    },
  })
  return {
    body,
    send: (bytes: Uint8Array) => sink?.enqueue(bytes),
    say: (text: string) => sink?.enqueue(utf8.encode(text)),
    hangUp: () => sink?.close(),
    cut: () => sink?.error(new TypeError('network')),
  }
}
type Line = ReturnType<typeof line>

const lines: Line[] = []
const asked: (string | undefined)[] = []
const heard: StreamEvent[] = []
let stop = (): void => undefined

const begin = (more: Partial<Parameters<typeof listen>[0]> = {}): void => {
  stop = listen({
    connect: (lastId, signal) => {
      const made = line()
      signal.addEventListener('abort', made.cut)
      lines.push(made)
      asked.push(lastId)
      return Promise.resolve(made.body)
    },
    tell: (event) => void heard.push(event),
    pause: 20,
    silence: 5000,
    ...more,
  })
}

const connected = (count: number): Promise<void> => vi.waitFor(() => expect(lines).toHaveLength(count), 10_000)

beforeEach(() => {
  lines.length = 0
  asked.length = 0
  heard.length = 0
})
afterEach(() => stop())

describe('reading', () => {
  test('events come whole, however the text is cut, and comments are nothing', () => {
    const all: StreamEvent[] = []
    const read = eventReader((event) => all.push(event))
    const text = ': still here\n\nevent: notice\nid: 7\ndata: {"a":1}\n\ndata: one\r\ndata: two\r\n\r\nevent: empty\n\n'
    for (const letter of text) read(letter)
    expect(all).toEqual([
      { event: 'notice', id: '7', data: '{"a":1}' },
      { event: 'message', id: undefined, data: 'one\ntwo' },
    ])
  })

  test('a character cut in two arrives as one', async () => {
    begin()
    await connected(1)
    for (const byte of utf8.encode('data: 云采\n\n')) lines[0]?.send(Uint8Array.of(byte))
    await vi.waitFor(() => expect(heard).toMatchObject([{ data: '云采' }]), 10_000)
  })
})

describe('the line', () => {
  test('is taken up again after the last event seen, whether it ended or broke', async () => {
    begin()
    await connected(1)
    lines[0]?.say('event: hello\ndata: {}\n\nevent: notice\nid: n1\ndata: {}\n\n')
    await vi.waitFor(() => expect(heard).toHaveLength(2), 10_000)
    lines[0]?.hangUp()
    await connected(2)
    lines[1]?.say('id: n2\ndata: x\n\n')
    await vi.waitFor(() => expect(heard).toHaveLength(3), 10_000)
    lines[1]?.cut()
    await connected(3)
    expect(asked).toEqual([undefined, 'n1', 'n2'])
  })

  test('one who takes over begins where the other left off', async () => {
    begin({ after: 'n9' })
    await connected(1)
    expect(asked).toEqual(['n9'])
  })

  test('is tried again ever more slowly while nobody answers', async () => {
    const tries: number[] = []
    begin({
      connect: () => {
        tries.push(performance.now())
        return Promise.reject(new TypeError('network'))
      },
      pause: 40,
    })
    await vi.waitFor(() => expect(tries).toHaveLength(5), 10_000)
    const pauses = tries.slice(1).map((time, index) => time - (tries[index] ?? 0))
    for (const [index, rest] of pauses.entries()) expect(rest).toBeGreaterThanOrEqual(40 * 2 ** index * 0.74)
  })

  test('is tried at once when the network is back', async () => {
    begin({ pause: 60_000 })
    await connected(1)
    lines[0]?.cut()
    await pause(30)
    expect(lines).toHaveLength(1)
    window.dispatchEvent(new Event('online'))
    await connected(2)
  })

  test('lives by heartbeats, and is hung up when even those stay away', async () => {
    begin({ silence: 200 })
    await connected(1)
    for (let beat = 0; beat < 5; beat += 1) {
      await pause(100)
      lines[0]?.say(': still here\n\n')
    }
    expect(lines).toHaveLength(1)
    await connected(2)
  })

  test('stops for good when it is told to', async () => {
    begin()
    await connected(1)
    stop()
    await pause(100)
    expect(lines).toHaveLength(1)
  })
})

describe('with the session', () => {
  const seen: { token: string | undefined; last: string | undefined }[] = []

  /** A server that calls `spent` expired, knows `fresh`, and has never heard of any other. */
  const serve = (refresh: () => Response): void => {
    vi.stubGlobal('fetch', (url: string, { headers = {} }: { headers?: Record<string, string> }) => {
      if (url === '/refreshToken') return Promise.resolve(refresh())
      const token = headers['Authorization']
      seen.push({ token, last: headers['Last-Event-ID'] })
      if (token === 'Bearer spent') return Promise.resolve(Response.json({ code: 402 }, { status: 401 }))
      if (token !== 'Bearer fresh') return Promise.resolve(Response.json({ code: 401 }, { status: 401 }))
      const made = line()
      lines.push(made)
      return Promise.resolve(new Response(made.body, { headers: { 'content-type': 'text/event-stream' } }))
    })
  }

  beforeEach(() => {
    seen.length = 0
    localStorage.clear()
    resetSession()
    setToken('spent')
    queryClient.clear()
    window.location.hash = '#/notice/list'
  })

  test('an expired token is renewed and the stream opened with the new one', async () => {
    serve(() => Response.json({ code: 200, result: { token: 'fresh' } }))
    stop = followNews('u1', () => undefined)
    await connected(1)
    expect(seen.map(({ token }) => token)).toEqual(['Bearer spent', 'Bearer fresh'])
    lines[0]?.say('event: hello\ndata: {"unread":3,"capped":false,"beat":25}\n\n')
    const unread = () => queryClient.getQueryData(['notice', '/api/notice/unread', {}])
    await vi.waitFor(() => expect(unread()).toEqual({ unread: 3, capped: false }), 10_000)
  })

  test('an ended session ends the listening too', async () => {
    serve(() => Response.json({ code: 401 }, { status: 401 }))
    stop = followNews('u1', () => undefined)
    await vi.waitFor(() => expect(useSession.getState().token).toBeNull(), 10_000)
    expect(window.location.hash).toContain('#/login')
    await pause(100)
    expect(seen).toHaveLength(1)
  })

  test('a notice rings, counts, and is not rung for when it makes no sense', async () => {
    setToken('fresh')
    serve(() => Response.json({ code: 401 }))
    const rung: string[] = []
    stop = followNews('u1', ({ title }) => void rung.push(title))
    await connected(1)
    const news = {
      id: '01990000-0000-7000-8000-000000000001',
      type: 'mention',
      title: '周敏提到了您',
      body: '',
      link: null,
      subject: null,
      subjectId: null,
      readAt: null,
      createdAt: '2026-11-16T10:00:00+08:00',
      unread: 1,
      capped: false,
    }
    lines[0]?.say('event: notice\nid: x\ndata: {"title":1}\n\nevent: notice\nid: y\ndata: not json\n\n')
    lines[0]?.say(`event: notice\nid: ${news.id}\ndata: ${JSON.stringify(news)}\n\n`)
    await vi.waitFor(() => expect(rung).toEqual(['周敏提到了您']), 10_000)
    expect(queryClient.getQueryData(['notice', '/api/notice/unread', {}])).toEqual({ unread: 1, capped: false })
  })
})
