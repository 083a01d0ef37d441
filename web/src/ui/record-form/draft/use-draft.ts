import { useCallback, useEffect, useRef, useState } from 'react'
import { useProfile } from '@/lib/session/session.ts'
import { draftName, dropDraft, readDraft, writeDraft, type Draft } from './draft.ts'

const pause = 1000

/** Keeps what is being typed across a reload, a crash or a walk to another page. */
export const useDraft = (record: string, id: string | undefined) => {
  const name = draftName(useProfile()?.id ?? '', record, id)
  const [offered, setOffered] = useState(() => readDraft(name))
  const waiting = useRef<Draft>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const flush = useCallback((): void => {
    clearTimeout(timer.current)
    if (waiting.current) writeDraft(name, waiting.current)
    waiting.current = undefined
  }, [name])

  const keep = useCallback(
    (draft: Draft): void => {
      waiting.current = draft
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, pause)
    },
    [flush],
  )

  const drop = useCallback((): void => {
    clearTimeout(timer.current)
    waiting.current = undefined
    dropDraft(name)
  }, [name])

  useEffect(() => {
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [flush])

  return { offered, answered: useCallback(() => setOffered(undefined), []), keep, drop }
}
