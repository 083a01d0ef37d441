import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import type { RecordPaths } from '@/ui/record-calls.ts'
import type { Row } from '@/ui/record-shape.ts'
import type { Lines } from './groups.ts'

/** A cut-off text is told when the pointer rests on it. */
const showCutText = ({ target }: MouseEvent): void => {
  const cell = target instanceof Element ? target.closest('td') : null
  if (cell && !cell.title && cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent
}

const interactive = 'a, button, input, label'

/** A click beside what can be clicked opens the record; marking a text does not. */
const rowAt = ({ target }: MouseEvent, lines: Lines): Row | undefined => {
  if (!(target instanceof Element) || target.closest(interactive)) return undefined
  if (window.getSelection()?.isCollapsed === false) return undefined
  const index = target.closest('tr')?.dataset['index']
  const place = index === undefined ? -1 : lines.placeOf(Number(index))
  const [line] = place === -1 ? [] : lines.slice(place, place + 1)
  return line?.kind === 'row' ? line.row : undefined
}

const indexAt = ({ target }: Event): number => {
  const index = target instanceof Element ? target.closest('tr')?.dataset['index'] : undefined
  return index === undefined ? -1 : Number(index)
}

type PointerTarget = { readonly body: RefObject<HTMLTableSectionElement | null>; readonly active: number }

/** The row under the pointer or with the focus, and what a click beside its link does. */
export const useRowPointer = (lines: Lines, detail: RecordPaths['detail']): PointerTarget => {
  const body = useRef<HTMLTableSectionElement>(null)
  const [active, setActive] = useState(-1)
  const go = useNavigate()
  const open = useEffectEvent((event: MouseEvent) => {
    const row = rowAt(event, lines)
    if (row) void go(detail(row.id, row))
  })
  useEffect(() => {
    const node = body.current
    const clicked = (event: MouseEvent): void => open(event)
    const entered = (event: Event): void => setActive(indexAt(event))
    node?.addEventListener('click', clicked)
    node?.addEventListener('mouseover', showCutText)
    node?.addEventListener('mouseover', entered)
    node?.addEventListener('focusin', entered)
    return () => {
      node?.removeEventListener('click', clicked)
      node?.removeEventListener('mouseover', showCutText)
      node?.removeEventListener('mouseover', entered)
      node?.removeEventListener('focusin', entered)
    }
  }, [])
  return { body, active }
}
