import { create } from 'zustand'

/** How long a decision can be taken back from the bar. */
export const takeBackMs = 10_000

export type Decision = {
  /** The approval and the task that was decided. */
  readonly id: string
  readonly taskId: string
  readonly title: string
  /** What was done, in the past tense: 已同意. */
  readonly done: string
  readonly at: number
  /** Where nobody could have acted on it yet; an approval that has ended or a flow that forbids it cannot. */
  readonly canTakeBack: boolean
  /** What is opened next, and how far one is through what waits. */
  readonly next: { readonly id: string; readonly position: number; readonly count: number } | undefined
}

type Run = {
  readonly last: Decision | undefined
  /** Decided one after the other; another way in begins anew. */
  readonly handled: number
}

export const useDecided = create<Run>(() => ({ last: undefined, handled: 0 }))

type DecisionInput = Omit<Decision, 'at' | 'next'> & {
  /** What waits still, and which of them is opened. */
  readonly waiting: number
  readonly opens: string | undefined
}

/** Notes a decision; those made one after the other count on. */
export const noteDecision = ({ waiting, opens, ...decision }: DecisionInput, now = Date.now()): Decision => {
  const { last, handled: before } = useDecided.getState()
  const handled = last?.next?.id === decision.id ? before + 1 : 1
  const next = opens === undefined ? undefined : { id: opens, position: handled + 1, count: handled + waiting }
  const noted = { ...decision, at: now, next }
  useDecided.setState({ last: noted, handled })
  return noted
}

export const forgetDecision = (): void => useDecided.setState({ last: undefined })
