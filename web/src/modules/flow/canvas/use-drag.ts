import { useEffect, useRef, type PointerEvent as ReactPointerEvent, type RefObject } from 'react'
import { heldOf, overOf, type Drag, type Over } from './drag.ts'
import type { Steps } from '../designer/steps.ts'
import type { Store } from '../designer/designer.store.ts'
import { itemsOf, type Item } from '../designer/walk.ts'

const least = 5
/** So near to the edge of the frame the tree comes to meet the pointer. */
const border = 56
const stride = 14

type Point = { readonly x: number; readonly y: number }

const itemAt = (store: Store, element: Element | null): Item | undefined => {
  const key = element?.closest('[data-item]')?.getAttribute('data-item')
  return itemsOf(store.getState().history.present).find((item) => item.key === key)
}

const sideOf = (element: Element | null, { x }: Point): Over['side'] => {
  const box = element?.closest('[data-item]')?.getBoundingClientRect()
  return box && x > box.left + box.width / 2 ? 'after' : 'before'
}

const same = (one: Over | null, other: Over | null): boolean =>
  one?.key === other?.key && one?.side === other?.side && one?.no === other?.no

const aim = (store: Store, drag: Drag, at: Point): void => {
  const element = document.elementFromPoint(at.x, at.y)
  const item = itemAt(store, element)
  const over = item ? overOf(store.getState().history.present, drag.held, item, sideOf(element, at)) : null
  if (!same(over, drag.over)) store.setState({ drag: { ...drag, over } })
}

const pulled = (from: number, to: number, at: number): number => {
  if (at < from + border) return -stride
  return at > to - border ? stride : 0
}

const comeNearer = (frame: HTMLElement, { x, y }: Point): void => {
  const { left, right, top, bottom } = frame.getBoundingClientRect()
  frame.scrollBy(pulled(left, right, x), pulled(top, bottom, y))
}

const drop = (store: Store, steps: Steps): void => {
  const { drag } = store.getState()
  store.setState({ drag: null })
  if (!drag?.over || drag.over.no !== null) return
  const { held, over } = drag
  if ('node' in held && !('at' in over.to)) steps.moveTo(held.node, over.to)
  if ('branch' in held && 'at' in over.to) steps.moveBranch(held, over.to)
}

/** Follows the pointer from a grip until it is let go; a card is too many to make each of them something draggable. */
const follow = (store: Store, steps: Steps, frame: HTMLElement, item: Item, from: Point): (() => void) => {
  const leave = new AbortController()
  const { signal } = leave
  let at = from
  let turn = 0
  const onward = (): void => {
    const { drag } = store.getState()
    if (drag) {
      comeNearer(frame, at)
      aim(store, drag, at)
    }
    turn = requestAnimationFrame(onward)
  }
  const end = (): void => {
    leave.abort()
    cancelAnimationFrame(turn)
  }
  const moved = ({ clientX: x, clientY: y }: PointerEvent): void => {
    at = { x, y }
    frame.style.setProperty('--drag-x', `${String(x)}px`)
    frame.style.setProperty('--drag-y', `${String(y)}px`)
    if (store.getState().drag || Math.hypot(x - from.x, y - from.y) < least) return
    const name = item.branch?.name ?? item.node.name
    store.setState({ drag: { held: heldOf(item), name, over: null }, at: item.key, adding: null })
    turn = requestAnimationFrame(onward)
  }
  const cancel = (): void => {
    end()
    store.setState({ drag: null })
  }
  window.addEventListener('pointermove', moved, { signal })
  window.addEventListener('pointercancel', cancel, { signal })
  window.addEventListener('blur', cancel, { signal })
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && cancel(), { signal })
  window.addEventListener(
    'pointerup',
    () => {
      end()
      drop(store, steps)
    },
    { signal },
  )
  return cancel
}

/** A card is taken by its grip and put elsewhere. */
export const useDrag = (store: Store, steps: Steps, frame: RefObject<HTMLElement | null>) => {
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])
  return (event: ReactPointerEvent): void => {
    const { target, button, clientX: x, clientY: y } = event
    if (button !== 0 || !(target instanceof Element) || !target.closest('[data-grip]')) return
    const item = itemAt(store, target)
    if (!item || !frame.current || store.getState().readOnly) return
    event.preventDefault()
    stop.current = follow(store, steps, frame.current, item, { x, y })
  }
}
