import { branchHindrance, insertBranch, moveBranch, type BranchAt, type BranchSpot } from '@srm/flow/edit/branch-moves'
import {
  addBranch,
  copyBranch,
  isDefault,
  removeBranch,
  replaceBranch,
  sortBranch,
  type Leftover,
} from '@srm/flow/edit/branches'
import { copyOfBranch } from '@srm/flow/edit/copy'
import { freshBranch } from '@srm/flow/edit/fresh'
import { nodeAt } from '@srm/flow/edit/nodes'
import type { BlockNode, Branch } from '@srm/flow/tree/node'
import { isBlock } from '@srm/flow/tree/shape'
import { toast } from '@/lib/toast.ts'
import type { Store } from './designer.store.ts'
import { actIn, before, namingIn, newId, present, type Text } from './steps.base.ts'
import { branchKey } from './walk.ts'

const blockIn = (store: Store, id: string): BlockNode | undefined => {
  const node = nodeAt(present(store), id)
  return node && isBlock(node) ? node : undefined
}

const carrying = (store: Store, t: Text) => {
  const act = actIn(store)
  /** It is known by its chain, which travels as it is; its id may be another there. */
  const stand = (block: string, chain: Branch['chain']): void => {
    const branch = blockIn(store, block)?.branches.find((one) => one.chain === chain)
    if (branch) store.setState({ at: branchKey(block, branch.id) })
  }
  const move = (from: BranchAt, to: BranchSpot): void => {
    const branch = blockIn(store, from.block)?.branches.find(({ id }) => id === from.branch)
    const no = branchHindrance(present(store), from, to)
    if (no) toast.error(t(`drag.no.${no}`))
    if (!branch || no) return
    act(t('step.sort', { name: branch.name }), (flow) => moveBranch(flow, from, to, newId))
    stand(to.block, branch.chain)
  }
  const paste = (to: BranchSpot): void => {
    const { clip } = store.getState()
    if (!clip || 'node' in clip) return
    if (clip.cut) move({ block: clip.block, branch: clip.branch.id }, to)
    else {
      const copy = copyOfBranch(clip.branch, newId)
      act(t('step.paste', { name: clip.name }), (flow) => insertBranch(flow, to, copy, newId))
      stand(to.block, copy.chain)
    }
    store.setState({ adding: null, clip: clip.cut ? null : clip })
  }
  const take = (block: string, branch: Branch, cut: boolean): void => {
    const node = blockIn(store, block)
    if (cut && node && isDefault(node, branch.id)) toast.error(t('drag.no.default'))
    else store.setState({ clip: { cut, name: branch.name, block, branch } })
  }
  return { moveBranch: move, pasteBranch: paste, takeBranch: take }
}

const growing = (store: Store, t: Text) => {
  const act = actIn(store)
  return {
    addBranch: (block: string): void => {
      const node = blockIn(store, block)
      if (!node) return
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
    /** Down to one branch it asks first what becomes of the nodes that stay. */
    removeBranch: (block: string, branch: string, leftover?: Leftover): void => {
      const node = blockIn(store, block)
      if (!node || isDefault(node, branch)) return
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

export const branchSteps = (store: Store, t: Text) => {
  const act = actIn(store)
  return {
    ...carrying(store, t),
    ...growing(store, t),
    renameBranch: (block: string, branch: Branch, name: string): void => {
      if (store.getState().renaming === null) return
      store.setState({ renaming: null })
      if (name && name !== branch.name)
        act(t('step.rename', { name }), (flow) => replaceBranch(flow, block, { ...branch, name }))
    },
    replaceBranch: (block: string, branch: Branch): void =>
      act(
        t('step.change', { name: branch.name }),
        (flow) => replaceBranch(flow, block, branch),
        branchKey(block, branch.id),
      ),
    sortBranch: (block: string, branch: Branch, to: number): void =>
      act(t('step.sort', { name: branch.name }), (flow) => sortBranch(flow, block, branch.id, to)),
  }
}
