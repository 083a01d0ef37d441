import type { Strategy } from '../tree/approver.ts'
import type { Branch, Node } from '../tree/node.ts'
import { isBlock, isPeople } from '../tree/shape.ts'

type Ids = ReadonlyMap<string, string>

const nodeIds = (node: Node): readonly string[] => [
  node.id,
  ...(isBlock(node) ? node.branches.flatMap(({ chain }) => chain.flatMap(nodeIds)) : []),
]

const strategyWith =
  (ids: Ids) =>
  (strategy: Strategy): Strategy =>
    strategy.by === 'prevApprover' ? { ...strategy, nodeId: ids.get(strategy.nodeId) ?? strategy.nodeId } : strategy

/** What a node says of other nodes that were copied with it now speaks of their copies. */
const leafWith = (node: Node, ids: Ids): Node => {
  const to = (id: string): string => ids.get(id) ?? id
  if (isPeople(node)) {
    const { onReject } = node
    return {
      ...node,
      approvers: node.approvers.map(strategyWith(ids)),
      onReject: onReject.to === 'node' ? { ...onReject, nodeId: to(onReject.nodeId) } : onReject,
    }
  }
  if (node.type === 'cc') return { ...node, recipients: node.recipients.map(strategyWith(ids)) }
  if (node.type === 'route') return { ...node, rules: node.rules.map((rule) => ({ ...rule, to: to(rule.to) })) }
  if (node.type === 'trigger' && node.act.do === 'notify')
    return { ...node, act: { ...node.act, to: node.act.to.map(strategyWith(ids)) } }
  return node
}

const branchWith = (branch: Branch, ids: Ids, newId: () => string): Branch => ({
  ...branch,
  id: newId(),
  chain: branch.chain.map((node) => nodeWith(node, ids, newId)),
})

const nodeWith = (node: Node, ids: Ids, newId: () => string): Node => {
  const copy = { ...leafWith(node, ids), id: ids.get(node.id) ?? newId() }
  return isBlock(copy) ? { ...copy, branches: copy.branches.map((branch) => branchWith(branch, ids, newId)) } : copy
}

const freshIds = (nodes: readonly Node[], newId: () => string): Ids =>
  new Map(nodes.flatMap(nodeIds).map((id) => [id, newId()]))

/** The node and all within it, under ids of their own. */
export const copyOf = (node: Node, newId: () => string): Node => nodeWith(node, freshIds([node], newId), newId)

export const copyOfBranch = (branch: Branch, newId: () => string): Branch =>
  branchWith(branch, freshIds(branch.chain, newId), newId)
