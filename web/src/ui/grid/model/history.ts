import { stepOf, type Command } from './commands.ts'
import type { GridRow, Sheet, Step } from './types.ts'

const maxSteps = 500

/** The rows, and the way they came to be so. */
export type History = {
  readonly sheet: Sheet
  readonly past: readonly Step[]
  readonly future: readonly Step[]
}

export const historyOf = (sheet: Sheet): History => ({ sheet, past: [], future: [] })

const withRow = (rows: Map<string, GridRow>, id: string, row: GridRow | undefined): void => {
  if (row) rows.set(id, row)
  else rows.delete(id)
}

const applied = ({ order, rows }: Sheet, step: Step, side: 'before' | 'after'): Sheet => {
  const next = new Map(rows)
  for (const change of step.rows) withRow(next, change.id, change[side])
  return { order: step.order?.[side] ?? order, rows: next }
}

/** What happened to a history: where it stands now, and which step led there. */
export type Outcome = { readonly history: History; readonly step: Step }

export const run = ({ sheet, past }: History, command: Command): Outcome | undefined => {
  const step = stepOf(sheet, command)
  if (!step) return undefined
  return { step, history: { sheet: applied(sheet, step, 'after'), past: [...past, step].slice(-maxSteps), future: [] } }
}

export const undo = ({ sheet, past, future }: History): Outcome | undefined => {
  const step = past.at(-1)
  if (!step) return undefined
  return {
    step,
    history: { sheet: applied(sheet, step, 'before'), past: past.slice(0, -1), future: [step, ...future] },
  }
}

export const redo = ({ sheet, past, future }: History): Outcome | undefined => {
  const [step, ...rest] = future
  if (!step) return undefined
  return { step, history: { sheet: applied(sheet, step, 'after'), past: [...past, step], future: rest } }
}
