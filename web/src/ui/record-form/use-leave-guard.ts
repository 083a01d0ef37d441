import { useEffect, useRef, useState } from 'react'
import { askBeforeLeaving } from '@/lib/leaving.ts'

type Leave = () => void

/** A link within the app, clicked plainly: a new tab or window takes nothing away from the form. */
const linkOf = (event: MouseEvent): string | undefined => {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  const href = link?.getAttribute('href')
  return link?.getAttribute('target') !== '_blank' && href?.startsWith('#/') ? href : undefined
}

const guardLinks = (ask: (leave: Leave) => void): Leave => {
  const click = (event: MouseEvent): void => {
    const href = linkOf(event)
    if (href === undefined) return
    event.preventDefault()
    event.stopPropagation()
    ask(() => window.location.assign(href))
  }
  document.addEventListener('click', click, true)
  return () => document.removeEventListener('click', click, true)
}

const guardWindow = (): Leave => {
  const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
  window.addEventListener('beforeunload', ask)
  return () => window.removeEventListener('beforeunload', ask)
}

/** While there is something to lose, every way out of the page asks first. */
export const useLeaveGuard = (dirty: boolean) => {
  const [asked, setAsked] = useState<{ readonly leave: Leave }>()
  const open = useRef<readonly Leave[]>([])
  useEffect(() => {
    if (!dirty) return undefined
    const ask = (leave: Leave): void => setAsked({ leave })
    const guards = [guardLinks(ask), askBeforeLeaving(ask), guardWindow()]
    open.current = guards
    return () => guards.forEach((end) => end())
  }, [dirty])

  const request = (leave: Leave): void => (dirty ? setAsked({ leave }) : leave())
  const stay = (): void => setAsked(undefined)
  const go = (): void => {
    open.current.forEach((end) => end())
    setAsked(undefined)
    asked?.leave()
  }
  return { asked: asked !== undefined, request, stay, go }
}
