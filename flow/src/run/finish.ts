import { documentStatus } from '../effects.ts'
import type { Actor } from '../events.ts'
import type { InstanceStatus, Json } from '../state.ts'
import { closeRun } from './rows.ts'
import { emit, setCc, setInstance, tell, type Turn } from './turn.ts'

export const showOnDocument = (turn: Turn): void => {
  const { purpose, status } = turn.state.instance
  turn.effects.push({ kind: 'document', ...documentStatus(purpose, status) })
}

export const copyTo = (
  turn: Turn,
  people: readonly string[],
  source: string,
  at: { readonly sent: boolean; readonly confirm: boolean },
): void => {
  const fresh = [...new Set(people)].filter((person) => !turn.state.ccs.some((cc) => cc.person === person))
  if (fresh.length === 0) return
  const sentAt = at.sent ? turn.now : null
  const rows = fresh.map((person) => {
    const id = turn.newId()
    return setCc(id, { id, person, source, sentAt, confirm: at.confirm, confirmedAt: null })
  })
  const cause = emit(turn, 'cc.added', { note: { people: fresh }, changes: rows })
  if (at.sent) tell(turn, cause, fresh, 'cc.added')
}

const sendHeld = (turn: Turn): void => {
  const held = turn.state.ccs.filter((cc) => cc.sentAt === null)
  if (held.length === 0) return
  const cause = emit(turn, 'cc.sent', { changes: held.map(({ id }) => setCc(id, { sentAt: turn.now })) })
  tell(
    turn,
    cause,
    held.map(({ person }) => person),
    'cc.sent',
  )
}

/** The end, whichever it is: nothing stays open behind it. */
export const finish = (
  turn: Turn,
  status: InstanceStatus,
  note: Readonly<Record<string, Json>> = {},
  actor?: Actor,
): void => {
  for (const run of turn.parts.activeWithin(turn.state, '')) closeRun(turn, run, 'cancelled', { rule: status })
  const cause = emit(turn, `instance.${status}`, {
    ...(actor && { actor }),
    note,
    changes: [setInstance(turn, { status, endedAt: turn.now, suspended: false })],
  })
  tell(turn, cause, [turn.state.instance.initiator], `instance.${status}`)
  showOnDocument(turn)
  copyTo(turn, turn.flow.settings.ccOnEnd, 'end', { sent: true, confirm: false })
  sendHeld(turn)
  turn.todo.length = 0
}
