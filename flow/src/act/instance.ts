import type { ActOf } from '../commands.ts'
import { ask, type Dialogue } from '../questions.ts'
import { refuse } from '../refusal.ts'
import { isVoter, type Task } from '../state.ts'
import { copyTo, finish, showOnDocument } from '../run/finish.ts'
import { closeRun, openRun } from '../run/rows.ts'
import { adminsOf, emit, setInstance, tell, type Turn } from '../run/turn.ts'
import { addChoices, firstChoices } from './choices.ts'
import { record } from './decision.ts'
import { personOf } from './guards.ts'

export function* submit(turn: Turn, command: ActOf<'submit'>): Dialogue<void> {
  const start = turn.flow.chain[0] ?? refuse('unknown', { node: 'start' })
  const { instance } = turn.state
  if (instance.seq > 0) return refuse('handled', {})
  const choices = yield* firstChoices(turn, command.choices)
  emit(turn, 'instance.submitted', {
    changes: [
      setInstance(turn, {
        purpose: command.purpose,
        submittedBy: personOf(turn),
        submittedAt: turn.now,
        previousId: command.previousId ?? null,
        choices,
      }),
    ],
  })
  showOnDocument(turn)
  copyTo(turn, turn.flow.settings.ccOnSubmit, 'submit', { sent: true, confirm: false })
  turn.todo.push({ do: 'leave', runId: openRun(turn, start, null, { status: 'passed' }).id })
}

const decidedThisRound = (turn: Turn): boolean => {
  const runs = new Set(turn.state.runs.filter(({ round }) => round === turn.state.instance.round).map(({ id }) => id))
  return turn.state.tasks.some((task) => runs.has(task.runId) && isVoter(task) && task.decidedAt !== null && !task.auto)
}

export const withdraw = (turn: Turn, command: ActOf<'withdraw'>): void => {
  const { instance } = turn.state
  const { withdraw: rule, withdrawReason } = turn.flow.settings
  const person = personOf(turn)
  const owner = turn.state.tasks.find(({ kind, status }) => kind === 'fix' && status === 'pending')?.assignee
  if (person !== instance.initiator && person !== instance.submittedBy && person !== owner)
    refuse('notAllowed', { who: person })
  const late = rule === 'beforeFirst' && instance.status === 'running' && decidedThisRound(turn)
  if (rule === 'never' || late) refuse('notAllowed', { action: 'withdraw' })
  if (withdrawReason && !command.reason?.trim()) refuse('reason', {})
  finish(turn, 'withdrawn', { reason: command.reason ?? '' })
}

export function* resubmit(turn: Turn, command: ActOf<'resubmit'>): Dialogue<void> {
  const person = personOf(turn)
  const task: Task | undefined = turn.state.tasks.find(({ kind, status }) => kind === 'fix' && status === 'pending')
  const run = turn.state.runs.find(({ id }) => id === task?.runId)
  if (!task || !run) return refuse('handled', {})
  if (task.assignee !== person) return refuse('notAllowed', { who: person })
  yield* addChoices(turn, command.choices, 'selfSelect')
  yield* record(turn, task, 'approved', {}, 'resubmitted')
  closeRun(turn, run, 'passed')
  emit(turn, 'instance.resubmitted', {
    changes: [setInstance(turn, { status: 'running', round: turn.state.instance.round + 1 })],
  })
  showOnDocument(turn)
  turn.todo.push({ do: 'leave', runId: run.id })
}

export const terminate = (turn: Turn, command: ActOf<'terminate'>): void => {
  if (!command.reason?.trim()) refuse('reason', {})
  finish(turn, 'terminated', { reason: command.reason ?? '' })
}

/** Approved and in force: taking it back needs an approval of its own, unless the flow says otherwise. */
export function* voidIt(turn: Turn): Dialogue<void> {
  const { instance } = turn.state
  const rule = turn.flow.settings.void
  const person = personOf(turn)
  if (instance.initiator !== person && !(yield* adminsOf(turn)).includes(person)) refuse('notAllowed', { who: person })
  if (rule === 'never') refuse('notAllowed', { action: 'void' })
  yield* requireUnused()
  if (rule === 'direct') {
    setVoided(turn)
    return
  }
  emit(turn, 'void.asked', {})
  turn.effects.push({ kind: 'startVoid' })
}

function* requireUnused(): Dialogue<void> {
  const uses = yield* ask<'downstream'>({ ask: 'downstream' })
  if (uses.length > 0) refuse('inUse', { uses })
}

const setVoided = (turn: Turn): void => {
  const cause = emit(turn, 'instance.voided', { changes: [setInstance(turn, { status: 'voided' })] })
  tell(turn, cause, [turn.state.instance.initiator], 'instance.voided')
  turn.effects.push({ kind: 'document', status: 'voided', mark: null })
}

/** The approval of the voiding came through. */
export function* voided(turn: Turn): Dialogue<void> {
  yield* requireUnused()
  setVoided(turn)
}
