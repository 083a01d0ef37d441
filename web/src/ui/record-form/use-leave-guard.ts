import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { holdWork } from '@/lib/session/leaving.ts'
import { useTabKey } from '@/lib/tabs/tab-scope.ts'

type Leave = () => void

/**
 * A hidden page's effects are undone though its work is still there, so the hold is given back only when
 * nothing is left to lose, or when a moment later the page is gone from the document.
 */
const useHold = (dirty: boolean, drop: () => void, place: RefObject<HTMLElement | null>): void => {
  const tab = useTabKey()
  const held = useRef<Leave>(undefined)
  const giveUp = useEffectEvent(drop)
  useEffect(() => {
    const node = place.current
    const release = (): void => {
      held.current?.()
      held.current = undefined
    }
    if (dirty) held.current ??= holdWork(tab, () => giveUp())
    else release()
    return () => void setTimeout(() => !node?.isConnected && release())
  }, [dirty, tab, place])
}

/** While there is something to lose, giving up the form or closing its tab asks first. */
export const useLeaveGuard = (dirty: boolean, drop: () => void) => {
  const [asked, setAsked] = useState<{ readonly leave: Leave }>()
  const place = useRef<HTMLElement>(null)
  useHold(dirty, drop, place)

  const request = (leave: Leave): void => (dirty ? setAsked({ leave }) : leave())
  const stay = (): void => setAsked(undefined)
  const go = (): void => {
    setAsked(undefined)
    asked?.leave()
  }
  return { place, asked: asked !== undefined, request, stay, go }
}
