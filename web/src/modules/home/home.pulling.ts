import type { KeyboardEvent, PointerEvent, RefObject } from 'react'
import { gridColumns, type WidgetPlacement } from '@srm/api/home'
import { moved, nudged, resized, type MinSize } from './home.grid.ts'

/** Must agree with the styles of the grid. */
const row = 32
const gap = 16

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type Step = (cells: readonly WidgetPlacement[]) => WidgetPlacement[]

/** What an arrow key does to a widget: it goes there, or with Shift grows that way. */
export const keyStep = ({ key, shiftKey }: KeyboardEvent, cell: WidgetPlacement, least: MinSize): Step | undefined => {
  const direction = directions[key]
  if (!direction) return undefined
  const [dx, dy] = direction
  return (cells) =>
    shiftKey ? resized(cells, cell.type, { w: cell.w + dx, h: cell.h + dy }, least) : nudged(cells, cell.type, dx, dy)
}

export type Pull = {
  readonly begin: (
    event: PointerEvent<HTMLElement>,
    cell: WidgetPlacement,
    what: 'move' | 'size',
    least: MinSize,
  ) => void
}

/** Follows the pointer in whole cells, always from where everything stood when it went down. */
export const usePulling = (
  grid: RefObject<HTMLDivElement | null>,
  cells: readonly WidgetPlacement[],
  change: (cells: readonly WidgetPlacement[]) => void,
): Pull => ({
  begin: (event, cell, what, least) => {
    const board = grid.current
    if (!board || event.button !== 0) return
    event.preventDefault()
    const handle = event.currentTarget
    handle.focus()
    handle.setPointerCapture(event.pointerId)
    const column = (board.clientWidth + gap) / gridColumns
    const { clientX, clientY } = event
    const follow = (at: globalThis.PointerEvent): void => {
      const dx = Math.round((at.clientX - clientX) / column)
      const dy = Math.round((at.clientY - clientY) / (row + gap))
      change(
        what === 'move'
          ? moved(cells, cell.type, cell.x + dx, cell.y + dy)
          : resized(cells, cell.type, { w: cell.w + dx, h: cell.h + dy }, least),
      )
    }
    const stop = (): void => {
      handle.removeEventListener('pointermove', follow)
      handle.removeEventListener('pointerup', stop)
      handle.removeEventListener('pointercancel', stop)
    }
    handle.addEventListener('pointermove', follow)
    handle.addEventListener('pointerup', stop)
    handle.addEventListener('pointercancel', stop)
  },
})
