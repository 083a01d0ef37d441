import type { Act, Command } from '../src/commands.ts'
import { isActive, type State, type Task } from '../src/state.ts'
import { by, bySystem, send, stateOf, submit, type Game } from './play.ts'
import type { Tape } from './tape.ts'
import { staff } from './world.ts'

const others = [...staff, 'ini', 'admin', 'boss'] as const

const onTask = (tape: Tape, task: Task, state: State): Act => {
  const taskId = task.id
  const target = tape.pick(['initiator', ...state.runs.map(({ nodeId }) => nodeId)])
  const after = tape.pick(['rerun', 'jumpBack'] as const)
  const to = tape.pick(staff)
  if (state.runs.find(({ id }) => id === task.runId)?.mode?.kind === 'claim' && tape.chance(40)) {
    return tape.pick<Act>([
      { do: 'claim', taskId },
      { do: 'release', taskId },
    ])
  }
  return tape.pick<Act>([
    { do: 'approve', taskId },
    { do: 'approve', taskId },
    { do: 'approve', taskId },
    { do: 'approve', taskId },
    { do: 'reject', taskId },
    { do: 'return', taskId, target, after },
    { do: 'transfer', taskId, to },
    { do: 'delegate', taskId, to },
    {
      do: 'addSign',
      taskId,
      place: tape.pick(['before', 'after', 'parallel'] as const),
      people: [...new Set([to, tape.pick(staff)])],
      method: tape.pick(['all', 'any', 'sequential'] as const),
    },
    { do: 'abstain', taskId },
  ])
}

/** What only makes sense in places: aimed where it may hit, so that it does so often enough. */
const aimed = (tape: Tape, state: State): readonly Command[] => {
  const active = state.runs.filter(({ status }) => status === 'active')
  const run = active.length > 0 ? tape.pick(active) : null
  const decided = state.tasks.filter(({ status, actedBy }) => status === 'approved' && actedBy !== null)
  const added = state.tasks.filter(
    ({ addedBy, status }) => addedBy !== null && (status === 'pending' || status === 'waiting'),
  )
  const open = state.tasks.filter(({ status }) => status === 'pending' || status === 'suspended')
  const nodes = state.runs.filter(({ nodeType }) => nodeType === 'approve').map(({ nodeId }) => nodeId)
  const childId = tape.pick(['k1', 'k2'])
  return [
    ...decided.slice(-2).map((task) => by(task.actedBy ?? '', { do: 'takeBack', taskId: task.id })),
    ...added.map((task) => by(tape.chance(80) ? (task.addedBy ?? '') : 'admin', { do: 'removeSign', taskId: task.id })),
    ...open
      .slice(0, 2)
      .map((task) => by('admin', { do: 'handOver', person: task.assignee, successor: tape.pick(staff) })),
    ...open
      .slice(-1)
      .map((task) => by('admin', { do: 'reassign', taskId: task.id, to: tape.pick(staff), reason: 'so' })),
    ...(run?.nodeType === 'trigger' ? [bySystem({ do: 'callback', runId: run.id, ok: tape.chance(60) })] : []),
    ...(run?.nodeType === 'sub'
      ? [
          bySystem({
            do: 'childEnded',
            runId: run.id,
            childId,
            outcome: tape.pick(['approved', 'rejected', 'withdrawn', 'terminated'] as const),
          }),
        ]
      : []),
    ...(run ? [by('admin', { do: 'skip', runId: run.id, reason: 'so' })] : []),
    ...(run && nodes.length > 0
      ? [by('admin', { do: 'move', runId: run.id, nodeId: tape.pick(nodes), reason: 'so' })]
      : []),
    ...state.proposals
      .filter(({ status }) => status === 'open')
      .map(({ id }) =>
        by(tape.pick(['admin', 'boss']), {
          do: tape.pick(['confirmProposal', 'confirmProposal', 'refuseProposal', 'withdrawProposal'] as const),
          proposalId: id,
        }),
      ),
  ]
}

const anything = (tape: Tape, state: State): readonly Command[] => {
  const taskId = tape.pick(state.tasks.length > 0 ? state.tasks.map(({ id }) => id) : ['none'])
  const who = tape.pick(others)
  return [
    by(who, { do: 'urge' }),
    by(who, { do: 'takeBack', taskId }),
    by(who, { do: 'removeSign', taskId }),
    by(who, { do: 'approve', taskId }),
    by(who, { do: 'resubmit' }),
    by(who, { do: 'cc', people: [tape.pick(staff)] }),
    by(who, { do: 'comment', text: 'well', mentions: [] }),
    by(who, { do: 'view', taskId }),
    by('admin', { do: 'suspend' }),
    by('admin', { do: 'resume' }),
    bySystem({ do: 'substitute', person: tape.pick(staff) }),
    tape.chance(30) ? by('ini', { do: 'withdraw' }) : by('ini', { do: 'urge' }),
    tape.chance(20) ? by('admin', { do: 'terminate', reason: 'why not' }) : by('admin', { do: 'urge' }),
  ]
}

const onInstance = (tape: Tape, state: State): Command => {
  const likely = aimed(tape, state)
  return tape.pick(tape.chance(65) && likely.length > 0 ? likely : anything(tape, state))
}

/** Something somebody might do now: mostly sensible, sometimes not. */
export const randomCommand = (tape: Tape, game: Game): Command => {
  const state = stateOf(game)
  const pending = state.tasks.filter(({ status }) => status === 'pending')
  const due = state.timers.filter(({ status }) => status === 'armed')
  const kind = tape.below(100)
  if (state.instance.suspended && kind < 60) return by('admin', { do: 'resume' })
  if (state.instance.status === 'returned' && kind < 70) {
    return by(pending[0]?.assignee ?? 'ini', { do: 'resubmit' })
  }
  if (pending.length > 0 && kind < 62) {
    const task = tape.pick(pending)
    const holder = task.substitute !== null && tape.chance(40) ? task.substitute : task.assignee
    return by(tape.chance(8) ? tape.pick(others) : holder, onTask(tape, task, state))
  }
  if (due.length > 0 && kind < 75) return bySystem({ do: 'timer', timerId: tape.pick(due).id })
  return onInstance(tape, state)
}

/** `before` is the state and the last id handed out before the command. */
type Watch = (game: Game, command: Command, before: { readonly state: State; readonly ids: number } | null) => void

/** Plays until the tape runs out, looking after every command that was carried out. */
export const playRandomly = (game: Game, tape: Tape, watch: Watch, most = 14): void => {
  if (!submit(game).ok) return
  watch(game, by('ini', { do: 'urge' }), null)
  for (let moves = 0; moves < most && !tape.done() && isActive(stateOf(game)); moves += 1) {
    const before = { state: stateOf(game), ids: game.ids }
    const command = randomCommand(tape, game)
    game.now += tape.pick([0, 60_000, 3_600_000, 3 * 86_400_000])
    if (send(game, command).ok) watch(game, command, before)
  }
}
