import { isActive } from '../../src/state.ts'
import { by, bySystem, send, stateOf, type Game } from '../play.ts'
import type { Command } from '../../src/commands.ts'

const outside = (game: Game): Command | null => {
  const state = stateOf(game)
  const timer = state.timers.find(({ status, kind }) => status === 'armed' && kind === 'delay')
  if (timer) {
    game.now = Math.max(game.now, timer.fireAt)
    return bySystem({ do: 'timer', timerId: timer.id })
  }
  const run = state.runs.find(({ status }) => status === 'active')
  if (run?.nodeType === 'trigger') return bySystem({ do: 'callback', runId: run.id, ok: true })
  const ended = Object.keys(run?.decision['ended'] ?? {}).length
  if (run?.nodeType !== 'sub') return null
  return bySystem({ do: 'childEnded', runId: run.id, childId: `agreed${String(ended)}`, outcome: 'approved' })
}

/** What happens next if everybody agrees; null when there is nobody to. */
export const agreeing = (game: Game): Command | null => {
  const state = stateOf(game)
  if (state.instance.suspended) return by('admin', { do: 'resume' })
  const task = state.tasks.find(({ status }) => status === 'pending')
  if (task?.kind === 'fix') return by(task.assignee, { do: 'resubmit' })
  return task ? by(task.assignee, { do: 'approve', taskId: task.id }) : outside(game)
}

/** Lets everybody agree until it is over, but not for ever. */
export const finishByAgreeing = (game: Game, most = 400): void => {
  for (let steps = 0; steps < most && isActive(stateOf(game)); steps += 1) {
    const command = agreeing(game)
    if (!command) return
    const outcome = send(game, command)
    if (!outcome.ok) throw new Error(`${command.do} was refused: ${outcome.refusal.key}`)
  }
}
