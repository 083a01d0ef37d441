import { decidedPath } from '../approval.paths.ts'

export type Period = { readonly from: string; readonly to: string }
type Filter = { readonly field: string; readonly op: string; readonly value?: unknown }

/** Which decisions a figure counts. */
export type Slice = {
  readonly flow?: string | undefined
  readonly node?: string | undefined
  readonly person?: string | undefined
  /** Null is without one. */
  readonly department?: string | null | undefined
}
export type Part = 'count' | 'late' | 'returned'

const text = (field: string, value: string | undefined): Filter[] =>
  value === undefined ? [] : [value ? { field, op: 'eq', value } : { field, op: 'isEmpty' }]

const department = (id: string | null | undefined): Filter[] => {
  if (id === undefined) return []
  return [id === null ? { field: 'department', op: 'isEmpty' } : { field: 'department', op: 'in', value: [id] }]
}

const parts: Readonly<Record<Part, readonly Filter[]>> = {
  count: [],
  late: [{ field: 'punctual', op: 'in', value: ['late'] }],
  returned: [{ field: 'result', op: 'in', value: ['returned'] }],
}

/** The list that adds up to a figure: the same days, the same filters. */
export const decisionsPath = ({ from, to }: Period, slice: Slice, part: Part): string => {
  const days = [`${from}T00:00:00.000+08:00`, `${to}T23:59:59.999+08:00`]
  const filters: Filter[] = [
    { field: 'decidedAt', op: 'between', value: days },
    ...text('flow', slice.flow),
    ...text('node', slice.node),
    ...(slice.person ? [{ field: 'by', op: 'in', value: [slice.person] }] : []),
    ...department(slice.department),
    ...parts[part],
  ]
  return `${decidedPath}?${new URLSearchParams({ filter: JSON.stringify(filters) }).toString()}`
}
