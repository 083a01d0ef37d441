import { ask, type Dialogue } from '../questions.ts'
import type { Run, Timer } from '../state.ts'
import { isPeople, placeOf } from '../tree/shape.ts'
import type { Duration } from '../tree/timeout.ts'
import { addDuration, startOfDay } from './clock.ts'
import { emit, factsOf, setTimer, type Turn } from './turn.ts'

type TimerSpec = Pick<Timer, 'runId' | 'kind' | 'fireAt'> & Partial<Timer>

export const arm = (turn: Turn, row: TimerSpec): void => {
  const timer: Timer = {
    id: turn.newId(),
    taskId: null,
    action: 0,
    attempt: 1,
    status: 'armed',
    pausedLeft: null,
    ...row,
  }
  emit(turn, 'timer.armed', { runId: row.runId, taskId: timer.taskId, changes: [setTimer(timer.id, timer)] })
}

export function* after(from: number, duration: Duration): Dialogue<number> {
  const calendar = duration.unit === 'workday' ? yield* ask<'calendar'>({ ask: 'calendar' }) : {}
  return addDuration(from, duration, calendar)
}

/** Arms what the node says about being late: for a task as it opens, or for the node as a whole. */
export function* armTimeouts(turn: Turn, run: Run, taskId: string | null): Dialogue<void> {
  const { node } = placeOf(turn.flow, run.nodeId)
  if (!isPeople(node) || !node.timeout) return
  const { basis, actions } = node.timeout
  if ((basis === 'task') !== (taskId !== null)) return
  let from = turn.now
  if (typeof basis === 'object') {
    const value = (yield* factsOf(turn)).values[basis.field]
    if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(value)) return
    from = startOfDay(value)
  }
  for (const [action, { after: duration }] of actions.entries()) {
    const fireAt = Math.max(turn.now, yield* after(from, duration))
    arm(turn, { runId: run.id, taskId, kind: 'timeout', action, fireAt })
  }
}

type Which = (timer: Timer) => boolean

export const pauseTimers = (turn: Turn, which: Which): void => {
  const timers = turn.state.timers.filter((timer) => timer.status === 'armed' && which(timer))
  if (timers.length === 0) return
  emit(turn, 'timer.paused', {
    changes: timers.map((timer) =>
      setTimer(timer.id, { status: 'paused', pausedLeft: turn.parts.leftOf(timer, turn.now) }),
    ),
  })
}

export const resumeTimers = (turn: Turn, which: Which): void => {
  const timers = turn.state.timers.filter((timer) => timer.status === 'paused' && which(timer))
  if (timers.length === 0) return
  emit(turn, 'timer.resumed', {
    changes: timers.map((timer) =>
      setTimer(timer.id, { status: 'armed', pausedLeft: null, fireAt: turn.now + (timer.pausedLeft ?? 0) }),
    ),
  })
}
