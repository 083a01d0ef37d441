import { useCallback, useEffect, useRef, useState } from 'react'
import { isNetworkError, messageOf } from '@/lib/api/api-error.ts'
import { remember, remembered } from '@/lib/storage.ts'

/** A change is seen within five seconds. */
const interval = 4000

type CacheEntry<T> = { readonly at: number; readonly data: T }

const storedAt = <T>(key: string): CacheEntry<T> | undefined => {
  try {
    return (JSON.parse(remembered(key) ?? 'null') as CacheEntry<T> | null) ?? undefined
  } catch {
    return undefined
  }
}

export type LiveAnswer<T> = {
  readonly stored: CacheEntry<T> | undefined
  readonly isOffline: boolean
  readonly problem: string
  readonly reload: () => Promise<void>
}

/** Reads again and again while the page is looked at; the last answer stays readable without a network. */
export const useLive = <T>(
  key: string,
  read: () => Promise<T>,
  refused: (error: unknown) => void = () => undefined,
): LiveAnswer<T> => {
  const [stored, setStored] = useState(() => storedAt<T>(key))
  const [isOffline, setIsOffline] = useState(false)
  const [problem, setProblem] = useState('')
  const latest = useRef({ read, refused })
  useEffect(() => {
    latest.current = { read, refused }
  })
  const reload = useCallback(async (): Promise<void> => {
    try {
      const answer = { at: Date.now(), data: await latest.current.read() }
      remember(key, JSON.stringify(answer))
      setStored(answer)
      setIsOffline(false)
      setProblem('')
    } catch (error) {
      setIsOffline(isNetworkError(error))
      if (isNetworkError(error)) return
      // What may no longer be read is not kept either.
      remember(key, null)
      setStored(undefined)
      setProblem(messageOf(error))
      latest.current.refused(error)
    }
  }, [key])
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void reload()
    }
    look()
    const timer = setInterval(look, interval)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', look)
    }
  }, [reload])
  return { stored, isOffline, problem, reload }
}

/** The time, every second. */
export const useNow = (): number => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
