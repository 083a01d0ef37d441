import { isActive, isOpen, type Proposal, type State } from '../state.ts'

/** Whether what a proposal is about is still there to be acted on. */
export const stillApplies = (state: State, { act }: Pick<Proposal, 'act'>): boolean => {
  if (!isActive(state)) return false
  if ('taskId' in act) return state.tasks.some((task) => task.id === act['taskId'] && isOpen(task))
  if ('runId' in act) return state.runs.some(({ id, status }) => id === act['runId'] && status === 'active')
  return true
}
