import type { Command } from './commands.ts'
import type { Dialogue } from './questions.ts'
import type { Refusal } from './refusal.ts'
import { parts as ownParts, type Parts } from './run/parts.ts'
import { isActive, type State } from './state.ts'
import { stepWith, type Input } from './step.ts'

export type Stop = { readonly nodeId: string; readonly people: readonly string[]; readonly status: string }
export type Preview = {
  readonly stops: readonly Stop[]
  /** Nodes whose approvers somebody still has to name. */
  readonly choices: readonly string[]
  readonly end: { readonly at: 'end'; readonly status: string } | { readonly at: 'block'; readonly refusal: Refusal }
  readonly state: State | null
}

type NextStep = { readonly command: Command; readonly now?: number }

/** What a trial says where a step wants words and a hand. */
export const said = { opinion: '-', signature: '-', confirmed: true } as const

/** What moves an instance on that waits for nobody: the clock, or the outside world doing as it should. */
export const machineCommand = (state: State): NextStep | null => {
  const actor = { system: 'preview' }
  const timer = state.timers.find(({ status, kind }) => status === 'armed' && kind === 'delay')
  if (timer) return { command: { do: 'timer', timerId: timer.id, actor }, now: timer.fireAt }
  const run = state.runs.find(({ status }) => status === 'active')
  if (run?.nodeType === 'trigger') return { command: { do: 'callback', runId: run.id, ok: true, actor } }
  if (run?.nodeType !== 'sub') return null
  const { ended } = run.decision
  const childId = `child-${String(Object.keys(ended ?? {}).length)}`
  return { command: { do: 'childEnded', runId: run.id, childId, outcome: 'approved', actor } }
}

/** What moves an instance on if everybody agrees: the first open task approved, or what waits for nobody. */
export const nextCommand = (state: State): NextStep | null => {
  const task = state.tasks.find(({ status }) => status === 'pending')
  if (!task) return machineCommand(state)
  if (task.kind === 'fix') return null
  return { command: { do: 'approve', taskId: task.id, actor: { person: task.assignee }, ...said } }
}

const stopsOf = (state: State | null): readonly Stop[] =>
  (state?.runs ?? []).map((run) => ({
    nodeId: run.nodeId,
    status: run.status,
    people:
      state?.tasks
        .filter((task) => task.runId === run.id && task.parentTaskId === null)
        .map(({ assignee }) => assignee) ?? [],
  }))

/** The same command with nobody named, where somebody has to be: the node's rule for nobody takes over. */
export const withoutChoice = (command: Command, refusal: Refusal): Command | null => {
  const node = refusal.data['node']
  const chooses = command.do === 'approve' || command.do === 'submit' || command.do === 'resubmit'
  if (refusal.key !== 'chooseNext' || typeof node !== 'string' || !chooses) return null
  return { ...command, choices: { ...command.choices, [node]: [] } }
}

const nodeOf = ({ data }: Refusal): readonly string[] => (typeof data['node'] === 'string' ? [data['node']] : [])

const maxSteps = 500

/** Where an instance would go and through whose hands: the interpreter itself, on a copy, with everybody agreeing. */
export function* preview(input: Input, parts: Parts = ownParts): Dialogue<Preview> {
  let { state, command, now } = input
  const choices: string[] = []
  for (let steps = 0; steps < maxSteps; steps += 1) {
    const outcome = yield* stepWith(parts, { ...input, state, command, now, isPreview: true })
    if (!outcome.ok) {
      const again = withoutChoice(command, outcome.refusal)
      if (!again) return { stops: stopsOf(state), choices, end: { at: 'block', refusal: outcome.refusal }, state }
      choices.push(...nodeOf(outcome.refusal))
      command = again
      continue
    }
    ;({ state } = outcome)
    const next = isActive(state) ? nextCommand(state) : null
    if (!next) return { stops: stopsOf(state), choices, end: { at: 'end', status: state.instance.status }, state }
    command = next.command
    now = next.now ?? now
  }
  return { stops: stopsOf(state), choices, end: { at: 'block', refusal: { key: 'loop', data: {} } }, state }
}
