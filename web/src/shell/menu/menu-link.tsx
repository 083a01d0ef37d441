import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { headFor } from '@/lib/tabs/destination.ts'
import { showTab, useTabs } from '@/lib/tabs/tabs.ts'
import type { MenuNode } from './menu-model.ts'

/** Long enough for the page to have changed first. */
const delay = 1000

let timer: ReturnType<typeof setTimeout> | undefined

const change = async (on: boolean): Promise<void> => {
  if (on === (document.fullscreenElement !== null)) return
  // The browser may refuse; then the page is simply shown as it is.
  await (on ? document.documentElement.requestFullscreen() : document.exitFullscreen()).catch(() => undefined)
}

/** Some pages are made for the whole screen; going to any other gives it back. */
const changeFullScreen = (on: boolean): void => {
  clearTimeout(timer)
  timer = setTimeout(() => void change(on), delay)
}

type Props = {
  readonly node: MenuNode
  readonly current: boolean
  readonly className?: string | undefined
  readonly chosen?: (() => void) | undefined
  readonly label?: string | undefined
  readonly children: ReactNode
}

const isPlain = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey

/** A page that is open already is shown as it was left, not asked for anew. */
const goNow = (to: string, go: (to: string) => unknown): void => {
  const open = useTabs.getState().tabs.find(({ id }) => id === to)
  headFor({ path: to, tab: open?.key ?? null }, () => (open ? showTab(open.key) : void go(to)))
}

/** The entry of the shown page is never below the edge of a long menu. */
const useInSight = (current: boolean) => {
  const entry = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (current) entry.current?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return entry
}

/** One entry: a page of ours, the same in a window of its own, or an address elsewhere. */
export const MenuLink = ({ node, current, className, chosen, label, children }: Props): ReactNode => {
  const { to, external, meta } = node
  const navigate = useNavigate()
  const entry = useInSight(current)
  const shared = { className, 'aria-current': current ? ('page' as const) : undefined, 'aria-label': label }
  if (external || meta.target === '_blank') {
    const away = meta.target === '_blank' ? { target: '_blank', rel: 'noreferrer' } : {}
    return (
      <a {...shared} {...away} href={external ? to : `#${to}`} onClick={chosen}>
        {children}
      </a>
    )
  }
  const click = (event: MouseEvent): void => {
    if (isPlain(event)) {
      event.preventDefault()
      goNow(to, navigate)
    }
    changeFullScreen(meta.fullscreen ?? false)
    chosen?.()
  }
  return (
    <Link ref={entry} {...shared} to={to} onClick={click}>
      {children}
    </Link>
  )
}
