import { useState, type RefObject } from 'react'
import type { Line } from './groups.ts'

/** Frames to wait for a row that is only drawn once it is in sight. */
const patience = 10

const focusRow = (list: HTMLElement, index: number, left = patience): void => {
  const row = list.querySelector<HTMLElement>(`[data-index="${String(index)}"]`)
  const link = row?.querySelector<HTMLElement>('a')
  if (link) {
    link.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
  } else if (left > 0) requestAnimationFrame(() => focusRow(list, index, left - 1))
}

const headHeight = 40

/** Brings a row that may not be drawn yet into sight. */
const reveal = (scroller: HTMLElement | null, place: number, height: number): void => {
  if (!scroller) return
  const top = place * height
  const { scrollTop, clientHeight } = scroller
  if (top < scrollTop) scroller.scrollTo({ top })
  else if (top + height + headHeight * 2 > scrollTop + clientHeight)
    scroller.scrollTo({ top: top + height + headHeight * 2 - clientHeight })
}

type Options = {
  readonly list: RefObject<HTMLElement | null>
  readonly scroller: RefObject<HTMLElement | null>
  readonly lines: readonly Line[]
  readonly height: number
}

/** The row the keyboard is on. Its link has the focus, so that Enter and a screen reader find it. */
export const useCurrent = ({ list, scroller, lines, height }: Options) => {
  const [current, setCurrent] = useState(-1)
  const go = (step: 1 | -1): void => {
    const at = lines.findIndex((line) => line.kind === 'row' && line.index === current)
    const rest = step === 1 ? lines.slice(at + 1) : lines.slice(0, at === -1 ? undefined : at).toReversed()
    const next = rest.find((line) => line.kind === 'row')
    if (next?.kind !== 'row' || !list.current) return
    setCurrent(next.index)
    reveal(scroller.current, lines.indexOf(next), height)
    focusRow(list.current, next.index)
  }
  return { current, setCurrent, go }
}
