import { useEffect, useEffectEvent } from 'react'

/** What single keys do, by the key. */
type PageKeys = Readonly<Record<string, () => void>>

const fields = 'input:not([type=checkbox]), textarea, select, [contenteditable=true]'
const layers = '.ant-modal-wrap, .ant-drawer-open, dialog[open], [role=dialog], [role=menu]'

const isElsewhere = (event: KeyboardEvent): boolean => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true
  const { target } = event
  return target instanceof Element && target.matches(fields)
}

const isCovered = (): boolean =>
  [...document.querySelectorAll<HTMLElement>(layers)].some((layer) => layer.getClientRects().length > 0)

/** Single keys work anywhere on the page, except while writing or while something lies over it. */
export const usePageKeys = (keys: PageKeys): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act || isElsewhere(event) || isCovered()) return
    if (event.key === 'Enter' && event.target !== document.body) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => press(event)
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
}
