import type { KeyboardEvent } from 'react'
import { familyOf, type TreeNode, type TreeRow } from './tree-node.ts'
import { startingWith } from './tree-search.ts'
import type { Step } from './tree-moves.ts'
import type { Tree } from './use-tree.ts'

const steps: Readonly<Record<string, Step>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' }

type Actions = {
  readonly menu: (id: string) => void
  readonly remove: (node: TreeNode) => void
  readonly tell: (id: string) => void
}

/** Right opens, then goes in; left closes, then goes out. */
const sideways = (tree: Tree, row: TreeRow, inwards: boolean): void => {
  const target = inwards ? row.node.children[0]?.id : row.parentId
  if (row.open !== undefined && row.open !== inwards) tree.open.setOpen(row.node.id, inwards)
  else if (target) tree.focus.take(target)
}

const walk = (tree: Tree, row: TreeRow): Readonly<Record<string, () => void>> => {
  const at = tree.rows.indexOf(row)
  const go = (index: number) => (): void => {
    const next = tree.rows[index]
    if (next) tree.focus.take(next.node.id)
  }
  return {
    ArrowDown: go(at + 1),
    ArrowUp: go(at - 1),
    Home: go(0),
    End: go(tree.rows.length - 1),
    ArrowRight: () => sideways(tree, row, true),
    ArrowLeft: () => sideways(tree, row, false),
  }
}

/** What stands after it is what a new neighbour stands before. */
const addAfter = (tree: Tree, id: string): void => {
  const family = familyOf(tree.nodes, id)
  if (family) tree.add({ parentId: family.parent?.id ?? null, before: family.among[family.index + 1]?.id ?? null })
}

const edit = (tree: Tree, { node }: TreeRow, doing: Actions): Readonly<Record<string, () => void>> => ({
  F2: () => tree.rename(node.id),
  Enter: () => tree.rename(node.id),
  'Control+Enter': () => addAfter(tree, node.id),
  'Shift+Enter': () => tree.add({ parentId: node.id, before: null }),
  Delete: () => doing.remove(node),
  ContextMenu: () => doing.menu(node.id),
  'Shift+F10': () => doing.menu(node.id),
})

const pressed = (event: KeyboardEvent): string =>
  [event.ctrlKey || event.metaKey ? 'Control' : '', event.shiftKey ? 'Shift' : '', event.key].filter(Boolean).join('+')

const jump = (tree: Tree, row: TreeRow, typed: string): void => {
  const names = tree.rows.map(({ node }) => node.name)
  const next = tree.rows[startingWith(names, tree.rows.indexOf(row), typed) ?? -1]
  if (next) tree.focus.take(next.node.id)
}

export const keysFor =
  (tree: Tree, row: TreeRow, doing: Actions) =>
  (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget) return
    const step = event.altKey ? steps[event.key] : undefined
    if (event.altKey && !step) return
    if (step) {
      event.preventDefault()
      const place = tree.step(row.node.id, step)
      if (place && tree.move(row.node.id, place)) doing.tell(row.node.id)
      return
    }
    const key = pressed(event)
    const act = walk(tree, row)[key] ?? edit(tree, row, doing)[key]
    if (act) {
      event.preventDefault()
      act()
    } else if (/^[\p{L}\p{N}]$/u.test(key)) jump(tree, row, key)
  }

export { addAfter }
