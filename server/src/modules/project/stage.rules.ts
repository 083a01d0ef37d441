import type { ProjectStage } from '@srm/api/project'

/** Where each stage leads; back by one step is a correction, said with a reason. */
const forward: Readonly<Record<ProjectStage, readonly ProjectStage[]>> = {
  intent: ['preparing', 'canceled'],
  preparing: ['executing', 'paused', 'canceled', 'intent'],
  executing: ['settling', 'paused', 'canceled', 'preparing'],
  settling: ['closed', 'executing'],
  closed: [],
  paused: ['canceled'],
  canceled: [],
}

/** Opening and closing a project is approved. */
export const requestFor = (from: ProjectStage, to: ProjectStage): 'open' | 'close' | null => {
  if (from === 'intent' && to === 'preparing') return 'open'
  return to === 'closed' ? 'close' : null
}

/** A paused project goes on where it stopped. */
export const waysFrom = (stage: ProjectStage, pausedAt: string | null): readonly ProjectStage[] => {
  const back = (['preparing', 'executing'] as const).filter((one) => stage === 'paused' && one === pausedAt)
  return [...back, ...forward[stage]]
}

const order: readonly ProjectStage[] = ['intent', 'preparing', 'executing', 'settling', 'closed']

/** Stopping, giving up and going back are said with a reason. */
export const needsNote = (from: ProjectStage, to: ProjectStage): boolean =>
  to === 'paused' || to === 'canceled' || (from !== 'paused' && order.indexOf(to) < order.indexOf(from))

export const hasEnded = (stage: string): boolean => stage === 'closed' || stage === 'canceled'
