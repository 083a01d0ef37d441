import type { Dialogue } from '../questions.ts'
import type { Run, Task } from '../state.ts'
import { placeOf } from '../tree/shape.ts'
import { armTimeouts } from './timers.ts'
import { emit, factsOf, setTask, tell, type Turn } from './turn.ts'

/** A task whose turn has come: decided at once if the same person has already approved the same thing. */
export function* openTask(turn: Turn, run: Run, task: Task): Dialogue<void> {
  const { node } = placeOf(turn.flow, run.nodeId)
  const { hash } = turn.flow.settings.dedupe === 'none' ? { hash: '' } : yield* factsOf(turn)
  const earlier = turn.parts.dedupedBy(turn.flow, turn.state, node, task, hash)
  if (earlier) {
    emit(turn, 'task.skipped', {
      actor: { system: 'dedupe' },
      taskId: task.id,
      runId: run.id,
      note: { reason: 'dedupe', of: earlier.id },
      changes: [
        setTask(task.id, {
          status: 'skipped',
          closeReason: `dedupe:${earlier.id}`,
          openedAt: turn.now,
          decidedAt: turn.now,
          auto: true,
        }),
      ],
    })
    return
  }
  const cause = emit(turn, 'task.opened', {
    taskId: task.id,
    runId: run.id,
    changes: [setTask(task.id, { status: 'pending', openedAt: turn.now })],
  })
  tell(turn, cause, [task.assignee, task.substitute], 'task.opened')
  yield* armTimeouts(turn, run, task.id)
}
