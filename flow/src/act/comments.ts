import type { ActOf } from '../commands.ts'
import type { Dialogue } from '../questions.ts'
import { refuse } from '../refusal.ts'
import { copyTo } from '../run/finish.ts'
import { adminsOf, emit, setCc, setTask, taskById, tell, type Turn } from '../run/turn.ts'
import { personOf } from './guards.ts'

const isParticipant = (turn: Turn, person: string): boolean =>
  [turn.state.instance.initiator, turn.state.instance.submittedBy].includes(person) ||
  turn.state.tasks.some((task) => task.assignee === person || task.actedBy === person || task.substitute === person)

/** Who has approved already may ask those after him to hurry, like the initiator and the admins. */
export function* urge(turn: Turn): Dialogue<void> {
  const person = personOf(turn)
  const allowed =
    person === turn.state.instance.initiator ||
    turn.state.tasks.some((task) => task.actedBy === person && task.status === 'approved') ||
    (yield* adminsOf(turn)).includes(person)
  if (!allowed) refuse('notAllowed', { who: person })
  const pause = turn.flow.settings.urgeMinutes * 60_000
  const pending = turn.state.tasks.filter(({ status, kind }) => status === 'pending' && kind !== 'fix')
  const ready = pending.filter(({ urgedAt }) => urgedAt === null || turn.now - urgedAt >= pause)
  if (ready.length === 0) refuse('urgeTooSoon', {})
  const cause = emit(turn, 'instance.urged', {
    changes: ready.map((task) => setTask(task.id, { urgeCount: task.urgeCount + 1, urgedAt: turn.now })),
  })
  tell(
    turn,
    cause,
    ready.flatMap(({ assignee, substitute }) => [assignee, substitute]),
    'instance.urged',
  )
}

/** A copy lets somebody read; it gives no say. */
export function* copy(turn: Turn, command: ActOf<'cc'>): Dialogue<void> {
  const person = personOf(turn)
  if (!isParticipant(turn, person) && !(yield* adminsOf(turn)).includes(person)) refuse('notAllowed', { who: person })
  copyTo(turn, command.people, person, { sent: true, confirm: false })
}

export const confirm = (turn: Turn, command: ActOf<'confirm'>): void => {
  const cc = turn.state.ccs.find(({ id }) => id === command.ccId) ?? refuse('unknown', { cc: command.ccId })
  if (cc.person !== personOf(turn)) refuse('notAllowed', {})
  if (cc.confirmedAt === null) emit(turn, 'cc.confirmed', { changes: [setCc(cc.id, { confirmedAt: turn.now })] })
}

export const comment = (turn: Turn, command: ActOf<'comment'>): void => {
  personOf(turn)
  if (!turn.flow.settings.comments) refuse('notAllowed', { action: 'comment' })
  const cause = emit(turn, 'comment.added', {
    note: { text: command.text, mentions: command.mentions, audience: command.audience ?? 'internal' },
  })
  tell(turn, cause, command.mentions, 'comment.added')
}

export const view = (turn: Turn, command: ActOf<'view'>): void => {
  const task = taskById(turn.state, command.taskId)
  if (!turn.parts.mayAct(task, personOf(turn))) refuse('notAllowed', {})
  if (task.viewedAt !== null || task.openedAt === null) return
  emit(turn, 'task.viewed', { taskId: task.id, runId: task.runId, changes: [setTask(task.id, { viewedAt: turn.now })] })
}

/** Words for later, seen by nobody else. */
export const save = (turn: Turn, command: ActOf<'save'>): void => {
  const task = taskById(turn.state, command.taskId)
  if (!turn.parts.mayAct(task, personOf(turn)) || task.status !== 'pending') refuse('notAllowed', {})
  emit(turn, 'task.saved', {
    taskId: task.id,
    runId: task.runId,
    changes: [setTask(task.id, { draft: command.draft })],
  })
}
