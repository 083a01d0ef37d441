import { z } from 'zod/mini'
import { create } from 'zustand'
import { ApiError, isForeign } from './api-error.ts'
import { useSession } from '../session/session.ts'
import { remember, remembered } from '../storage.ts'

const Entry = z.object({ message: z.string(), trace: z.string(), url: z.string(), at: z.string() })
type Entry = z.infer<typeof Entry>

const key = 'errors'
const maxKept = 50
const quiet = 60_000

/** What this browser has seen go wrong, newest first. */
export const keptErrors = (): readonly Entry[] => {
  try {
    return z.array(Entry).parse(JSON.parse(remembered(key) ?? '[]'))
  } catch {
    return []
  }
}

type StoredState = { readonly entries: readonly Entry[] }

/** What this browser has seen go wrong, for whoever shows it. */
export const useErrors = create<StoredState>(() => ({ entries: keptErrors() }))

const keep = (entries: readonly Entry[]): void => {
  remember(key, entries.length > 0 ? JSON.stringify(entries) : null)
  useErrors.setState({ entries })
}

export const forgetErrors = (): void => keep([])

/** The page without what was looked for on it: a keyword may be a name. */
const here = (): string => (window.location.pathname + window.location.hash).split('?')[0] ?? ''

const entryOf = (error: unknown): Entry => {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  return {
    message: message.slice(0, 1000),
    trace: stack.slice(0, 8000),
    url: here().slice(0, 500),
    at: new Date().toISOString(),
  }
}

const placeOf = ({ message, trace }: Entry): string => trace.split('\n').slice(0, 4).join('\n') || message

const toldAt = new Map<string, number>()

/** One place tells at most once a minute: a page that breaks while drawing breaks many times. */
const isDue = (place: string): boolean => {
  const now = Date.now()
  if (now - (toldAt.get(place) ?? -Infinity) < quiet) return false
  toldAt.set(place, now)
  return true
}

const report = async ({ message, trace, url }: Entry): Promise<void> => {
  if (!useSession.getState().token) return
  const [{ call }, { platform }] = await Promise.all([import('./api.ts'), import('@srm/api/tenancy/platform')])
  await call(platform.report, { body: { message, trace, url } }, { silent: true })
}

/**
 * A call that was refused has been said already; everything else is kept here and told to the server. So is an answer
 * that is not ours: the number the person was told is found nowhere else.
 */
export const noteError = (error: unknown): void => {
  if (
    (error instanceof ApiError && !isForeign(error)) ||
    (error instanceof DOMException && error.name === 'AbortError')
  )
    return
  const entry = entryOf(error)
  if (!isDue(placeOf(entry))) return
  keep([entry, ...keptErrors()].slice(0, maxKept))
  report(entry).catch(() => undefined)
}

/** The browser puts measuring off to the next frame and says so; nothing went wrong. */
const isPutOff = (message: string): boolean => message.startsWith('ResizeObserver loop')

export const watchErrors = (): void => {
  window.addEventListener('error', ({ error, message }) => {
    if (!isPutOff(message)) noteError(error ?? message)
  })
  window.addEventListener('unhandledrejection', ({ reason }) => noteError(reason))
}
