import type { Run, State } from '../state.ts'
import { besides } from '../tree/shape.ts'

/** Everything that was opened because, among others, this run passed: later, and not side by side with it. */
export const downstreamOf = (state: State, run: Run): readonly Run[] => {
  if (run.status === 'active') return []
  const at = state.runs.findIndex(({ id }) => id === run.id)
  return state.runs.filter(
    (other, index) => index > at && !other.superseded && other.round === run.round && !besides(run.token, other.token),
  )
}

/** Whether a fork around the run has been entered anew since. */
export const isOutrun = (state: State, run: Run): boolean => {
  const at = state.runs.findIndex(({ id }) => id === run.id)
  const blocks = run.token === '' ? [] : run.token.split('/').map((part) => part.split('.')[0])
  return (
    run.superseded ||
    state.runs.some((other, index) => index > at && (blocks.includes(other.nodeId) || other.nodeId === run.nodeId))
  )
}
