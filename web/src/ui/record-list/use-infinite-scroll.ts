import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { ListData } from './use-list-data.ts'

/** So far from the end the next rows are fetched. */
const ahead = 1200

/** Reads on when the end comes near, whether the table scrolls or the page does. */
export const useInfiniteScroll = (scroller: RefObject<HTMLElement | null>, { more, rows }: ListData): void => {
  const { has, busy, failed } = more
  const wanted = has && !busy && !failed
  const load = useEffectEvent(() => more.load())
  useEffect(() => {
    if (!wanted) return undefined
    const look = (): void => {
      const node = scroller.current ?? document.documentElement
      const left = node.scrollHeight - node.scrollTop - node.clientHeight
      if (node.clientHeight > 0 && left < ahead) load()
    }
    look()
    const source = scroller.current ?? document
    source.addEventListener('scroll', look, { passive: true })
    return () => source.removeEventListener('scroll', look)
  }, [wanted, scroller, rows.length])
}
