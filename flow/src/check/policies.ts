import { pathsOf } from '../evaluate.ts'
import type { Flow, PeopleNode } from '../tree/node.ts'
import { isBlock, isPeople, nodesOf, placeOf } from '../tree/shape.ts'
import type { Duration } from '../tree/timeout.ts'
import { error, warn, type Check, type Problem } from './problem.ts'

const minutes = { minute: 1, hour: 60, day: 1440, workday: 1440 } as const
const length = ({ amount, unit }: Duration): number => amount * minutes[unit]
const longest = 31 * 1440

const timeouts = (flow: Flow, node: PeopleNode): readonly Problem[] => {
  const { path } = placeOf(flow, node.id)
  const actions = node.timeout?.actions ?? []
  const passes = actions.some((action) => action.do === 'pass')
  const owed = node.signature || node.passwordAbove !== undefined || node.opinion.includes('approve')
  return [
    ...actions.filter(({ after }) => length(after) < 10).map(() => error('timeoutShort', path)),
    ...actions.filter(({ after }) => length(after) > longest).map(() => error('timeoutLong', path)),
    ...(passes && flow.settings.amountPath !== null ? [warn('autoPassMoney', path)] : []),
    ...(passes && owed ? [warn('autoPassNeedsWords', path)] : []),
  ]
}

/** A field that must be filled in here but could not be seen before. */
const hiddenBefore = (flow: Flow, node: PeopleNode): readonly Problem[] => {
  const { path } = placeOf(flow, node.id)
  const order = nodesOf(flow)
  const earlier = order.slice(0, order.indexOf(node))
  return Object.keys(node.fields)
    .filter((field) => node.fields[field] === 'required')
    .filter((field) => earlier.some((other) => 'fields' in other && other.fields[field] === 'hidden'))
    .map((field) => warn('requiredHidden', path, { field }))
}

/** A field a choice was made on may still be changed after it. */
const editableAfter = (flow: Flow): readonly Problem[] => {
  const order = nodesOf(flow)
  return order.flatMap((block, at) => {
    if (!isBlock(block)) return []
    const used = new Set(block.branches.flatMap(({ when }) => (when ? pathsOf(when) : [])))
    return order.slice(at + 1).flatMap((node) => {
      if (!isPeople(node)) return []
      const fields = Object.keys(node.fields).filter(
        (field) => used.has(field) && ['edit', 'required'].includes(node.fields[field] ?? ''),
      )
      return fields.map((field) => warn('factEditable', placeOf(flow, node.id).path, { field, choice: block.id }))
    })
  })
}

export const checkPolicies: Check = (flow) => [
  ...nodesOf(flow).flatMap((node) => (isPeople(node) ? [...timeouts(flow, node), ...hiddenBefore(flow, node)] : [])),
  ...editableAfter(flow),
]
