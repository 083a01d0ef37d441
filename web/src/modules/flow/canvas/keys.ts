import type { KeyboardEvent } from 'react'
import { isBlock } from '@srm/flow/tree/shape'
import type { Steps } from '../designer/steps.ts'
import { undo, redo, type Store } from '../designer/designer.store.ts'
import { isArrow, itemsOf, spotOf, walk, type Item } from '../designer/walk.ts'

const openedOf = ({ node, branch }: Item) => (branch ? { block: node.id, branch: branch.id } : { node: node.id })

const isConditional = ({ node, branch }: Item): boolean =>
  branch === null || (isBlock(node) && node.type !== 'parallel' && node.branches.at(-1) !== branch)

const sort = ({ node, branch }: Item, step: 1 | -1, { sortBranch }: Steps): void => {
  if (branch && isBlock(node)) sortBranch(node.id, branch, node.branches.indexOf(branch) + step)
}

const isWriting = (target: HTMLElement): boolean => target.matches('input, textarea, [contenteditable]')

const travel = (key: string, shift: boolean, store: Store): boolean => {
  if (key === 'z') (shift ? redo : undo)(store)
  else if (key === 'y') redo(store)
  else return false
  return true
}

const withControl = (key: string, shift: boolean, item: Item, store: Store, steps: Steps): boolean => {
  if (travel(key, shift, store)) return true
  const { readOnly } = store.getState()
  if (key === 'c' || (key === 'x' && !readOnly)) steps.takeItem(item, key === 'x')
  else if (key === 'v') steps.pasteAt(item)
  else return false
  return true
}

const alone = (key: string, item: Item, store: Store, steps: Steps): boolean => {
  const { node, branch } = item
  if (key === 'Enter' && node.type !== 'end' && isConditional(item)) store.setState({ opened: openedOf(item) })
  else if ((key === 'Insert' || key === '+') && (branch || node.type !== 'end') && !store.getState().readOnly)
    store.setState({ adding: spotOf(item) })
  else if (key === 'Escape' && store.getState().clip?.cut) store.setState({ clip: null })
  else if (key === 'Delete' && branch) steps.removeBranch(node.id, branch.id)
  else if (key === 'Delete') steps.remove(node.id)
  else if (key === 'F2' && node.type !== 'end' && !store.getState().readOnly) store.setState({ renaming: item.key })
  else return false
  return true
}

/** What the keys do to the item one stands on; pressed elsewhere on the canvas they only take back and redo. */
export const onKey = (event: KeyboardEvent, store: Store, steps: Steps): void => {
  const { target, key } = event
  if (!(target instanceof HTMLElement) || isWriting(target)) return
  if (target.dataset['item'] === undefined) {
    if ((event.ctrlKey || event.metaKey) && travel(key.toLowerCase(), event.shiftKey, store)) event.preventDefault()
    return
  }
  const { history, at } = store.getState()
  const items = itemsOf(history.present)
  const item = items.find((one) => one.key === at)
  if (!item) return
  const taken = (): boolean => {
    if (event.ctrlKey || event.metaKey) return withControl(key.toLowerCase(), event.shiftKey, item, store, steps)
    if (event.altKey && item.branch && (key === 'ArrowLeft' || key === 'ArrowRight')) {
      sort(item, key === 'ArrowLeft' ? -1 : 1, steps)
      return true
    }
    if (event.altKey && !item.branch && (key === 'ArrowUp' || key === 'ArrowDown')) {
      steps.shift(item.node, key === 'ArrowUp' ? -1 : 1)
      return true
    }
    if (!isArrow(key)) return alone(key, item, store, steps)
    store.setState({ at: walk(items, at, key) })
    return true
  }
  if (taken()) event.preventDefault()
}
