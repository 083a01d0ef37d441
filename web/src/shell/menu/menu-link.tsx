import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { showTab, useTabs } from '@/lib/tabs.ts'
import { changeFullScreen } from './full-screen.ts'
import type { MenuNode } from './menu-model.ts'

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
const showOpen = (event: MouseEvent, path: string): void => {
  const open = useTabs.getState().tabs.find(({ id }) => id === path)
  if (!open || !isPlain(event)) return
  event.preventDefault()
  showTab(open.key)
}

/** One entry: a page of ours, the same in a window of its own, or an address elsewhere. */
export const MenuLink = ({ node, current, className, chosen, label, children }: Props): ReactNode => {
  const { to, external, meta } = node
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
    showOpen(event, to)
    changeFullScreen(meta.fullscreen ?? false)
    chosen?.()
  }
  return (
    <Link {...shared} to={to} onClick={click}>
      {children}
    </Link>
  )
}
