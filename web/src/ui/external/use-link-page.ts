import { useEffect, useRef, useState } from 'react'
import { ApiError, messageOf } from '@/lib/api/api-error.ts'

/** What opens the page, and what ends the visit; `isGone` when the link is no longer good for anything. */
export type LinkSession = {
  readonly ticket: string
  readonly token: string
  readonly shut: (isGone: boolean) => void
}

const isGone = (error: unknown): boolean => error instanceof ApiError && (error.key?.endsWith('.gone') ?? false)

/** Reads the page, and reads it again after everything that was done. */
export const useLinkPage = <T>({ token, shut }: Pick<LinkSession, 'token' | 'shut'>, read: () => Promise<T>) => {
  const [page, setPage] = useState<T>()
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const begun = useRef('')
  const during = async (work: () => Promise<unknown>): Promise<boolean> => {
    setIsBusy(true)
    setProblem('')
    try {
      await work()
      setPage(await read())
      return true
    } catch (error) {
      setProblem(messageOf(error))
      if (isGone(error)) shut(true)
      else if (error instanceof ApiError && Number(error.code) === 401) shut(false)
      return false
    } finally {
      setIsBusy(false)
    }
  }
  useEffect(() => {
    // Once for each token; after that only when something was done.
    if (begun.current === token) return
    begun.current = token
    void during(() => Promise.resolve())
  })
  return { page, problem, isBusy, during }
}
