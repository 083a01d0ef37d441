import type { RecordPaths } from '@/ui/record-calls.ts'

const under = (base: string): RecordPaths => ({
  list: base,
  create: `${base}/edit`,
  edit: (id) => `${base}/edit?id=${id}`,
  detail: (id) => `${base}/detail?id=${id}`,
})

export const templatePaths = under('/supplier/scorecard')
export const ratingPaths = under('/supplier/rating')
