import { label } from '@srm/api/shared/label'

export type Counts = { total: number; inserted: number; updated: number; skipped: number; failed: number }

export const noCounts: Counts = { total: 0, inserted: 0, updated: 0, skipped: 0, failed: 0 }

/** How one row ended: `inserted`, `updated`, `skipped`, or `failed` and why. */
export type Outcome = 'inserted' | 'updated' | 'skipped' | { readonly failed: string }

const ends = ['inserted', 'updated', 'skipped'] as const
const mark = 'failed:'
export const packOutcome = (outcome: Outcome): string => (typeof outcome === 'string' ? outcome : mark + outcome.failed)
export const openOutcome = (text: string): Outcome =>
  ends.find((end) => end === text) ?? { failed: text.startsWith(mark) ? text.slice(mark.length) : text }

export const countOutcomes = (outcomes: readonly Outcome[]): Counts => {
  const counts = { ...noCounts, total: outcomes.length }
  for (const outcome of outcomes) counts[typeof outcome === 'string' ? outcome : 'failed'] += 1
  return counts
}

export const outcomeLabels = {
  inserted: label('新增', 'Inserted'),
  updated: label('更新', 'Updated'),
  skipped: label('跳过', 'Skipped'),
  failed: label('失败', 'Failed'),
  undone: label('未导入', 'Not imported'),
} as const
