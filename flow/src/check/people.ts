import type { Strategy } from '../tree/approver.ts'
import type { Flow, Node, PeopleNode } from '../tree/node.ts'
import { isBlock, isPeople, nodesOf, placeOf, shapeOf, within } from '../tree/shape.ts'
import { error, warn, type Check, type CheckContext, type Problem } from './problem.ts'

const strategiesOf = (node: Node): readonly Strategy[] => {
  if (isPeople(node)) return node.approvers
  if (node.type === 'cc') return node.recipients
  return node.type === 'trigger' && node.act.do === 'notify' ? node.act.to : []
}

const ofStrategy = (flow: Flow, node: Node, strategy: Strategy, known: CheckContext): readonly Problem[] => {
  const { path } = placeOf(flow, node.id)
  if (strategy.by === 'person') {
    const gone = strategy.ids.filter((id) => known.people && known.people.get(id) !== 'active')
    return gone.map((person) => error('personGone', path, { person }))
  }
  if (strategy.by === 'role') {
    const empty = strategy.ids.filter((id) => known.roles && (known.roles.get(id) ?? 0) === 0)
    return empty.map((role) => warn('roleEmpty', path, { role }))
  }
  if (strategy.by === 'prevApprover') {
    const { order } = shapeOf(flow)
    const earlier = order.includes(strategy.nodeId) && order.indexOf(strategy.nodeId) < order.indexOf(node.id)
    return earlier ? [] : [error('prevApproverLater', path, { node: strategy.nodeId })]
  }
  const first = nodesOf(flow).find((one) => isPeople(one))
  return strategy.by === 'approverSelect' && node === first ? [error('firstApproverSelect', path)] : []
}

/** Nobody there means rejected, rejected means back, and back leads here again. */
const rejectsForEver = (flow: Flow, node: PeopleNode): boolean => {
  const empty = node.empty ?? flow.settings.empty
  const { to } = node.onReject
  const back = to === 'inherit' ? flow.settings.rejected === 'initiator' : to !== 'end'
  return back && (node.kind === 'reject' || (node.kind === 'manual' && empty.do === 'reject'))
}

const ofPeople = (flow: Flow, node: PeopleNode): readonly Problem[] => {
  const { path, token } = placeOf(flow, node.id)
  const modes = ['any', 'all', 'sequential']
  const { onReject } = node
  const target = onReject.to === 'node' ? shapeOf(flow).places.get(onReject.nodeId) : undefined
  const fits = target && isPeople(target.node) && within(token, target.token)
  const jumps = 'after' in onReject && onReject.after === 'jumpBack'
  return [
    ...(node.kind === 'manual' && node.approvers.length === 0 ? [error('noPeople', path)] : []),
    ...(node.type === 'handle' && !modes.includes(node.mode.kind) ? [error('handleMode', path)] : []),
    ...(onReject.to === 'node' && !fits ? [error('rejectTarget', path, { node: onReject.nodeId })] : []),
    ...(rejectsForEver(flow, node) ? [warn('rejectsForEver', path)] : []),
    ...(jumps && token !== '' && (onReject.to === 'initiator' || (target && target.token !== token))
      ? [warn('jumpAcross', path)]
      : []),
  ]
}

/** Whether a document may come through without anybody having looked at it. */
const mayLackHuman = (chain: readonly Node[]): boolean =>
  chain.every((node) => {
    if (isPeople(node)) return node.kind !== 'manual' || node.skipWhen !== undefined
    if (!isBlock(node)) return true
    const lacking = node.branches.map((branch) => mayLackHuman(branch.chain))
    return node.type === 'parallel' ? lacking.every(Boolean) : lacking.some(Boolean)
  })

export const checkPeople: Check = (flow, known) => [
  ...nodesOf(flow).flatMap((node) => [
    ...strategiesOf(node).flatMap((strategy) => ofStrategy(flow, node, strategy, known)),
    ...(isPeople(node) ? ofPeople(flow, node) : []),
  ]),
  ...(mayLackHuman(flow.chain) ? [warn('noApprover', [])] : []),
]
