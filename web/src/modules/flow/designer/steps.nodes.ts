import { copyOf } from '@srm/flow/edit/copy'
import { freshNode, type Addable } from '@srm/flow/edit/fresh'
import { hindrance, insert, isFixed, move, nodeAt, remove, replaceNode, type Spot } from '@srm/flow/edit/nodes'
import type { Flow, Node } from '@srm/flow/tree/node'
import { isBlock, shapeOf } from '@srm/flow/tree/shape'
import { toast } from '@/lib/toast.ts'
import type { Store } from './designer.store.ts'
import { actIn, before, namingIn, newId, present, type Text } from './steps.base.ts'

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

/** Copying, cutting, putting down: what is cut moves with its settings, and stays until it has gone elsewhere. */
const carrying = (store: Store, t: Text) => {
  const act = actIn(store)
  const put = (spot: Spot, node: Node, name: string): void => {
    act(name, (flow) => insert(flow, spot, node))
    if (nodeAt(present(store), node.id)) store.setState({ at: node.id, adding: null })
  }
  const moveTo = (id: string, spot: Spot): void => {
    const node = nodeAt(present(store), id)
    const no = hindrance(present(store), id, spot)
    if (no) toast.error(t(`drag.no.${no}`))
    if (!node || no) return
    act(t('step.move', { name: node.name }), (flow) => move(flow, id, spot))
    store.setState({ at: id })
  }
  const paste = (spot: Spot): void => {
    const { clip } = store.getState()
    if (!clip || !('node' in clip)) return
    if (clip.cut && nodeAt(present(store), clip.node.id)) moveTo(clip.node.id, spot)
    else put(spot, copyOf(clip.node, newId), t('step.paste', { name: clip.name }))
    store.setState({ adding: null, clip: clip.cut ? null : clip })
  }
  const take = (id: string, cut: boolean): void => {
    const node = nodeAt(present(store), id)
    if (node && !isFixed(node)) store.setState({ clip: { cut, name: node.name, node } })
  }
  return { put, moveTo, paste, take }
}

export const nodeSteps = (store: Store, t: Text) => {
  const act = actIn(store)
  const { put, ...carry } = carrying(store, t)
  return {
    ...carry,
    add: (spot: Spot, type: Addable): void => {
      const node = freshNode(type, namingIn(t))
      store.setState(({ fresh }) => ({ fresh: new Set([...fresh, node.id]) }))
      put(spot, node, t('step.add', { name: node.name }))
      if (!isBlock(node)) store.setState({ opened: { node: node.id } })
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
    rename: (id: string, name: string): void => {
      const node = nodeAt(present(store), id)
      if (store.getState().renaming === null) return
      store.setState({ renaming: null })
      if (node && name && name !== node.name)
        act(t('step.rename', { name }), (flow) => replaceNode(flow, { ...node, name }))
    },
  }
}
