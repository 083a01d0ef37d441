import { startTransition, useOptimistic, useRef, useState } from 'react'
import { changed, isWhereItIs, moved, stepped, type Step } from './tree-moves.ts'
import { everyNode, nodeOf, rowsOf, type Place, type TreeNode, type TreeRow } from './tree-node.ts'
import { found } from './tree-search.ts'
import type { TreeEditState, TreeActs } from './tree-types.ts'

type Change = (nodes: readonly TreeNode[]) => readonly TreeNode[]

/** Shows a change at once; whatever the server says in the end is what stays. Changes go out one after another. */
const useChanges = (given: readonly TreeNode[]) => {
  const [nodes, show] = useOptimistic<readonly TreeNode[], Change>(given, (current, change) => change(current))
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const run = (change: Change, send: () => Promise<unknown>): void =>
    startTransition(async () => {
      show(change)
      line.current = line.current.then(send, send)
      // What went wrong has been told where the call was made; the tree goes back by itself.
      await line.current.catch(() => undefined)
    })
  return { nodes, run }
}

const large = 200

const useOpen = (nodes: readonly TreeNode[]) => {
  const parents = (): string[] =>
    everyNode(nodes)
      .filter(({ children }) => children.length > 0)
      .map(({ id }) => id)
  const [closed, setClosed] = useState<ReadonlySet<string>>(
    () => new Set(everyNode(nodes).length > large ? parents() : []),
  )
  return {
    isClosed: (id: string): boolean => closed.has(id),
    anyOpen: parents().some((id) => !closed.has(id)),
    nested: parents().length > 0,
    setOpen: (id: string, open: boolean): void => {
      const next = new Set(closed)
      if (open) next.delete(id)
      else next.add(id)
      setClosed(next)
    },
    toggleAll: (): void => setClosed(new Set(parents().some((id) => !closed.has(id)) ? parents() : [])),
  }
}

const useFocus = (rows: readonly TreeRow[]) => {
  const [current, setCurrent] = useState<{ id: string; grab: number }>({ id: '', grab: 0 })
  const known = rows.some(({ node }) => node.id === current.id)
  return {
    current: known ? current.id : (rows[0]?.node.id ?? ''),
    /** Changes whenever the row is to take the keyboard, not only to be the next to take it. */
    grab: current.grab,
    note: (id: string): void => setCurrent((before) => ({ id, grab: before.grab })),
    take: (id: string): void => setCurrent((before) => ({ id, grab: before.grab + 1 })),
  }
}

export type Tree = ReturnType<typeof useTree>

/** Everything a tree on screen knows about itself. */
export const useTree = (given: readonly TreeNode[], acts: TreeActs) => {
  const { nodes, run } = useChanges(given)
  const [wanted, setWanted] = useState('')
  const [editing, setEditing] = useState<TreeEditState>()
  const open = useOpen(nodes)
  const searching = wanted.trim() !== ''
  const shown = searching ? found(nodes, wanted) : nodes
  const rows = rowsOf(shown, searching ? () => false : open.isClosed)
  const focus = useFocus(rows)
  const move = (id: string, place: Place): boolean => {
    const node = nodeOf(nodes, id)
    const send = acts.move
    if (!node || !send || isWhereItIs(nodes, id, place)) return false
    if (place.parentId) open.setOpen(place.parentId, true)
    run(
      (current) => moved(current, id, place),
      () => send(node, place),
    )
    focus.take(id)
    return true
  }
  return {
    nodes,
    rows,
    open,
    focus,
    wanted,
    searching,
    setWanted,
    editing,
    rename: (id: string): void => {
      if (acts.rename) setEditing({ renaming: id })
    },
    add: (place: Place): void => {
      if (!acts.add) return
      setWanted('')
      if (place.parentId) open.setOpen(place.parentId, true)
      setEditing({ adding: place })
    },
    /** The keyboard goes back to where it was, unless it has left for good. */
    stopEditing: (backTo?: string): void => {
      setEditing(undefined)
      if (backTo) focus.take(backTo)
    },
    move,
    step: (id: string, step: Step): Place | undefined => (searching ? undefined : stepped(nodes, id, step)),
    paint: (node: TreeNode, color: string | null): void => {
      const send = acts.paint
      if (send)
        run(
          (current) => changed(current, node.id, { color }),
          () => send(node, color),
        )
    },
  }
}
