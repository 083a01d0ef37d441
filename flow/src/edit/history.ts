import type { Flow } from '../tree/node.ts'

/** A flow that was or will be again, and the name of the step between it and its neighbour. */
export type Step = { readonly name: string; readonly flow: Flow }
export type History = { readonly past: readonly Step[]; readonly present: Flow; readonly future: readonly Step[] }

export const maxSteps = 100

export const begin = (present: Flow): History => ({ past: [], present, future: [] })

/** A step that changed nothing is none. */
export const advance = (history: History, name: string, flow: Flow): History =>
  flow === history.present
    ? history
    : { past: [...history.past, { name, flow: history.present }].slice(-maxSteps), present: flow, future: [] }

export const undo = (history: History): History => {
  const step = history.past.at(-1)
  if (!step) return history
  const undone = { name: step.name, flow: history.present }
  return { past: history.past.slice(0, -1), present: step.flow, future: [undone, ...history.future] }
}

export const redo = (history: History): History => {
  const [step, ...future] = history.future
  if (!step) return history
  return { past: [...history.past, { name: step.name, flow: history.present }], present: step.flow, future }
}

/** Goes on with the step that was made last, so that what is typed letter by letter is one step. */
export const amend = (history: History, flow: Flow): History =>
  flow === history.present ? history : { ...history, present: flow, future: [] }

/** So many steps back where `by` is negative, else forth. */
export const jump = (history: History, by: number): History =>
  Array.from({ length: Math.abs(by) }).reduce<History>((now) => (by < 0 ? undo(now) : redo(now)), history)
