import { useState, type RefObject } from 'react'
import type { Line, Lines, RowLine } from '../table/groups.ts'

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

const headHeight = 36

/** Brings a row that may not be drawn yet into sight. */
const reveal = (scroller: HTMLElement | null, place: number, height: number): void => {
  if (!scroller) return
  const top = place * height
  const { scrollTop, clientHeight } = scroller
  if (top < scrollTop) scroller.scrollTo({ top })
  else if (top + height + headHeight > scrollTop + clientHeight)
    scroller.scrollTo({ top: top + height + headHeight - clientHeight })
}

type Options = {
  readonly list: RefObject<HTMLElement | null>
  readonly scroller: RefObject<HTMLElement | null>
  readonly lines: Lines
  readonly height: number
}

/** The first row from a place on: heads of groups are stepped over. */
const rowFrom = (lines: Lines, from: number, step: 1 | -1): { line: RowLine; place: number } | undefined => {
  for (let place = from; place >= 0 && place < lines.length; place += step) {
    const line: Line | undefined = lines.slice(place, place + 1)[0]
    if (line?.kind === 'row') return { line, place }
  }
  return undefined
}

/** The row the keyboard is on. Its link has the focus, so that Enter and a screen reader find it. */
export const useCurrent = ({ list, scroller, lines, height }: Options) => {
  const [current, setCurrent] = useState(-1)
  const go = (step: 1 | -1): void => {
    const at = current === -1 ? -1 : lines.placeOf(current)
    const next = rowFrom(lines, at === -1 && step === -1 ? lines.length - 1 : at + step, step)
    if (!next || !list.current) return
    setCurrent(next.line.index)
    reveal(scroller.current, next.place, height)
    focusRow(list.current, next.line.index)
  }
  return { current, setCurrent, go }
}
