import { z } from 'zod'
import { Notice, notice } from '@srm/api/notice'
import { networkError } from '@/lib/api/api-error.ts'
import { headersFor } from '@/lib/api/api.ts'
import { keyOf, queryClient, refreshRecord } from '@/lib/api/query.ts'
import { withSession } from '@/lib/session/renewal.ts'
import { listen } from './stream.client.ts'
import type { StreamEvent } from './stream.events.ts'
import { takeTurns } from './stream.turns.ts'

const Bell = z.object({ unread: z.int(), capped: z.boolean() })
const News = Notice.extend(Bell.shape)
/** News of one thing may be about a record beside it. */
const About = z.object({ about: z.object({ subject: z.string(), id: z.string() }) })

const failureOf = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** A refusal is an answer like any other; a stream is handed on unread. */
const connect = async (lastId: string | undefined, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> => {
  const opened = await withSession(async (token) => {
    const response = await fetch(notice.stream.path, {
      headers: {
        ...headersFor(token),
        Accept: 'text/event-stream',
        ...(lastId && { 'Last-Event-ID': lastId }),
      },
      cache: 'no-store',
      signal,
    })
    const { ok, status, statusText } = response
    const isStream = ok && response.headers.get('content-type')?.startsWith('text/event-stream') === true
    return { status, statusText, body: isStream ? response : await failureOf(response) }
  })
  if (!(opened instanceof Response) || !opened.body) throw networkError()
  return opened.body
}

const setBell = (bell: z.output<typeof Bell>): void => {
  queryClient.setQueryData(keyOf(notice.unread, {}), { unread: bell.unread, capped: bell.capped })
}

const readListsAgain = (): void => void queryClient.invalidateQueries({ queryKey: ['notice', notice.list.path] })

const parsed = (data: string): unknown => {
  try {
    return JSON.parse(data) as unknown
  } catch {
    return undefined
  }
}

const onNotice = (data: unknown, ring: (news: Notice) => void): void => {
  const news = News.safeParse(data).data
  if (!news) return
  setBell(news)
  readListsAgain()
  if (news.type === 'announcement') void queryClient.invalidateQueries({ queryKey: ['announcement'] })
  ring(news)
}

const own = new Set(['notice', 'sync', 'hello', 'unread'])

const hear = ({ event, data: text }: StreamEvent, ring: (news: Notice) => void): void => {
  const data = parsed(text)
  if (event === 'notice') onNotice(data, ring)
  // What else is pushed is kept nowhere: after a gap everything on screen is asked for again.
  if (event === 'sync') void queryClient.invalidateQueries()
  // Whatever else is told is named after the calls whose answers have changed.
  if (!own.has(event)) void queryClient.invalidateQueries({ queryKey: [event] })
  const { about } = About.safeParse(data).data ?? {}
  if (about) void refreshRecord(about.subject, about.id)
  if (event !== 'hello' && event !== 'unread') return
  const bell = Bell.safeParse(data).data
  if (bell) setBell(bell)
  readListsAgain()
}

/** Keeps the bell of one person true in this tab until it is told to stop; `ring` is told of every new notice. */
export const followNews = (userId: string, ring: (news: Notice) => void): (() => void) => {
  let last: string | undefined
  return takeTurns<StreamEvent>({
    name: `srm.news.${userId}`,
    lead: (tell) => listen({ connect, tell, after: last }),
    hear: (event) => {
      last = event.id ?? last
      hear(event, ring)
    },
  })
}
