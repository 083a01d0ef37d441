import {
  addBranch,
  copyBranch,
  isDefault,
  removeBranch,
  replaceBranch,
  sortBranch,
  type Leftover,
} from '@srm/flow/edit/branches'
import { copyOf } from '@srm/flow/edit/copy'
import { freshBranch, freshNode, type Addable, type Naming } from '@srm/flow/edit/fresh'
import { insert, isFixed, move, nodeAt, remove, replaceNode, type Spot } from '@srm/flow/edit/nodes'
import type { Branch, Flow, Node } from '@srm/flow/tree/node'
import { isBlock, shapeOf } from '@srm/flow/tree/shape'
import { createContext, use } from 'react'
import { edit, type Store } from './designer.store.ts'
import type { useText } from './designer.texts.ts'
import { branchKey, itemsOf, walk } from './walk.ts'

type Text = ReturnType<typeof useText>

const newId = (): string => `n${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`

const namingIn = (t: Text): Naming => ({ id: newId, name: (what, rank) => t(`fresh.${what}`, { rank }) })

const present = (store: Store) => store.getState().history.present

const before = (store: Store, key: string): string => walk(itemsOf(present(store)), key, 'ArrowUp')

const actIn =
  (store: Store) =>
  (name: string, change: (flow: Flow) => Flow, going?: string): void =>
    edit(store, name, change, going)

/** One place up or down on its line; the ends stay where they are. */
const spotBeside = (flow: Flow, id: string, step: 1 | -1): Spot | undefined => {
  const place = shapeOf(flow).places.get(id)
  const beside = place?.chain[place.at + step]
  if (!place || !beside || isFixed(beside)) return undefined
  if (step === 1) return { after: beside.id }
  const above = place.chain[place.at - 2]
  if (above) return { after: above.id }
  return place.block && place.branch ? { block: place.block.id, branch: place.branch.id } : undefined
}

const nodeSteps = (store: Store, t: Text) => {
  const act = actIn(store)
  const put = (spot: Spot, node: Node, name: string): void => {
    act(name, (flow) => insert(flow, spot, node))
    if (nodeAt(present(store), node.id)) store.setState({ at: node.id, adding: null })
  }
  return {
    add: (spot: Spot, type: Addable): void => {
      const node = freshNode(type, namingIn(t))
      put(spot, node, t('step.add', { name: node.name }))
      if (!isBlock(node)) store.setState({ opened: { node: node.id } })
    },
    paste: (spot: Spot): void => {
      const { clip } = store.getState()
      if (clip) put(spot, copyOf(clip, newId), t('step.paste', { name: clip.name }))
    },
    copy: (id: string): void => {
      const node = nodeAt(present(store), id)
      if (node && !isFixed(node)) store.setState({ clip: node })
    },
    remove: (id: string): void => {
      const node = nodeAt(present(store), id)
      if (!node || isFixed(node)) return
      const at = before(store, id)
      act(t('step.remove', { name: node.name }), (flow) => remove(flow, id))
      store.setState({ at, opened: null })
    },
    shift: (node: Node, step: 1 | -1): void =>
      act(t('step.move', { name: node.name }), (flow) => {
        const spot = spotBeside(flow, node.id, step)
        return spot ? move(flow, node.id, spot) : flow
      }),
    replace: (node: Node): void =>
      act(t('step.change', { name: node.name }), (flow) => replaceNode(flow, node), node.id),
    /** Leaving the field says it once more, when it has been said already. */
    rename: (node: Node, name: string): void => {
      if (store.getState().renaming === null) return
      store.setState({ renaming: null })
      if (name && name !== node.name) act(t('step.rename', { name }), (flow) => replaceNode(flow, { ...node, name }))
    },
  }
}

const branchSteps = (store: Store, t: Text) => {
  const act = actIn(store)
  return {
    renameBranch: (block: string, branch: Branch, name: string): void => {
      if (store.getState().renaming === null) return
      store.setState({ renaming: null })
      if (name && name !== branch.name)
        act(t('step.rename', { name }), (flow) => replaceBranch(flow, block, { ...branch, name }))
    },
    addBranch: (block: string): void => {
      const node = nodeAt(present(store), block)
      if (!node || !isBlock(node)) return
      const [kind, rank] =
        node.type === 'parallel'
          ? (['branch', node.branches.length + 1] as const)
          : (['condition', node.branches.length] as const)
      const branch = freshBranch(namingIn(t), kind, rank)
      act(t('step.addBranch'), (flow) => addBranch(flow, block, branch))
      store.setState({ at: branchKey(block, branch.id) })
    },
    copyBranch: (block: string, branch: Branch): void =>
      act(t('step.copyBranch', { name: branch.name }), (flow) => copyBranch(flow, block, branch.id, newId)),
    replaceBranch: (block: string, branch: Branch): void =>
      act(
        t('step.change', { name: branch.name }),
        (flow) => replaceBranch(flow, block, branch),
        branchKey(block, branch.id),
      ),
    sortBranch: (block: string, branch: Branch, to: number): void =>
      act(t('step.sort', { name: branch.name }), (flow) => sortBranch(flow, block, branch.id, to)),
    /** Down to one branch it asks first what becomes of the nodes that stay. */
    removeBranch: (block: string, branch: string, leftover?: Leftover): void => {
      const node = nodeAt(present(store), block)
      if (!node || !isBlock(node) || isDefault(node, branch)) return
      if (node.branches.length === 2 && !leftover) {
        store.setState({ leaving: { block, branch } })
        return
      }
      const at = before(store, block)
      act(t('step.removeBranch'), (flow) => removeBranch(flow, block, branch, leftover ?? 'keep'))
      store.setState({ leaving: null, opened: null, at: node.branches.length === 2 ? at : block })
    },
  }
}

/** Everything that can be done to the tree, each as one step that can be taken back. */
export const stepsOf = (store: Store, t: Text) => ({ ...nodeSteps(store, t), ...branchSteps(store, t) })

export type Steps = ReturnType<typeof stepsOf>

export const StepsScope = createContext<Steps | null>(null)

export const useSteps = (): Steps => {
  const steps = use(StepsScope)
  if (!steps) throw new Error('this belongs into a designer')
  return steps
}
