import { z } from 'zod'
import { metaOf, type Kind } from '@srm/api/shared/field-meta'
import { operators, type Filter } from '@srm/api/shared/page'
import { canFilter, operatorsOf } from '@/ui/fields/operators.ts'
import type { RecordShape } from '@/ui/record-shape.ts'
import { spans, type Span } from '../calendar/calendar-days.ts'
import { readColumns, writeColumns, type ColumnChoice } from '../table/column-state.ts'

export const densities = ['compact', 'normal', 'comfortable'] as const
export type Density = (typeof densities)[number]
export const shapes = ['table', 'cards', 'board', 'calendar'] as const
export type Shape = (typeof shapes)[number]
export type PagingMode = 'pages' | 'endless'

export type ListState = {
  readonly keyword: string
  readonly filters: readonly Filter[]
  /** Empty stands for the record's own order. */
  readonly sort: string
  readonly group: string
  readonly page: number
  readonly pageSize: number
  readonly paging: PagingMode
  readonly shape: Shape
  /** How much of a calendar is in sight, and the day it stands at; empty stands for today. */
  readonly span: Span
  readonly on: string
  readonly density: Density
  /** Empty stands for the columns the page proposes. */
  readonly columns: readonly ColumnChoice[]
  /** The saved view the list was opened with. */
  readonly view: string
}

export const sizes = [20, 50, 100, 200] as const

export const plainState: ListState = {
  keyword: '',
  filters: [],
  sort: '',
  group: '',
  page: 1,
  pageSize: 20,
  paging: 'pages',
  shape: 'table',
  span: 'month',
  on: '',
  density: 'normal',
  columns: [],
  view: '',
}

const groupKinds: readonly Kind[] = ['choice', 'dict', 'person', 'department', 'ref', 'bool']

/** Rows of a group must stand together, so only what the server sorts by can group. */
export const groupable = (record: RecordShape): string[] =>
  record.sort.filter((name) => {
    const schema = record.all[name]
    return schema !== undefined && record.list.includes(name) && groupKinds.includes(metaOf(schema).kind)
  })

export const filterable = (record: RecordShape): string[] =>
  Object.entries(record.all)
    .filter(([, schema]) => canFilter(schema))
    .map(([name]) => name)

const Filters = z.array(z.object({ field: z.string(), op: z.enum(operators), value: z.unknown().optional() })).max(20)

const fits = (record: RecordShape, { field, op }: Filter): boolean => {
  const schema = Object.hasOwn(record.all, field) ? record.all[field] : undefined
  return schema !== undefined && operatorsOf(schema).includes(op)
}

const readFilters = (record: RecordShape, text: string | null): Filter[] => {
  if (!text) return []
  try {
    const parsed = Filters.safeParse(JSON.parse(text))
    return (parsed.data ?? []).filter((filter) => fits(record, filter))
  } catch {
    return []
  }
}

const whole = (text: string | null, fallback: number, max: number): number => {
  const value = Number(text)
  return text !== null && Number.isInteger(value) && value > 0 && value <= max ? value : fallback
}

const day = (text: string | null): string => z.iso.date().safeParse(text).data ?? ''

const among = <T extends string>(text: string | null, known: readonly T[], fallback: T): T =>
  known.find((one) => one === text) ?? fallback

const names = Object.keys(plainState).map((name) => (name === 'filters' ? 'filter' : name))

/** Whether an address says anything about the list at all. */
export const isBare = (params: URLSearchParams): boolean => names.every((name) => !params.has(name))

/** Reads a list out of an address; what does not fit the record is left out. */
export const readState = (params: URLSearchParams, record: RecordShape): ListState => {
  const directions = record.sort.flatMap((name) => [name, `-${name}`])
  return {
    keyword: (params.get('keyword') ?? '').trim().slice(0, 50),
    filters: readFilters(record, params.get('filter')),
    sort: among(params.get('sort'), directions, ''),
    group: among(params.get('group'), groupable(record), ''),
    page: whole(params.get('page'), 1, 10_000),
    pageSize: whole(params.get('pageSize'), plainState.pageSize, 200),
    paging: among(params.get('paging'), ['pages', 'endless'], 'pages'),
    shape: among(params.get('shape'), shapes, 'table'),
    span: among(params.get('span'), spans, 'month'),
    on: day(params.get('on')),
    density: among(params.get('density'), densities, 'normal'),
    columns: readColumns(params.get('columns') ?? '', record.list),
    view: params.get('view') ?? '',
  }
}

const words = (state: ListState): Readonly<Record<string, string>> => ({
  view: state.view,
  keyword: state.keyword,
  filter: state.filters.length > 0 ? JSON.stringify(state.filters) : '',
  sort: state.sort,
  group: state.group,
  page: state.page === 1 ? '' : String(state.page),
  pageSize: state.pageSize === plainState.pageSize ? '' : String(state.pageSize),
  paging: state.paging === 'pages' ? '' : state.paging,
  shape: state.shape === 'table' ? '' : state.shape,
  span: state.span === 'month' ? '' : state.span,
  on: state.on,
  density: state.density === 'normal' ? '' : state.density,
  columns: writeColumns(state.columns),
})

/** Writes a list into an address, beside what else stands there; what is as usual is not said. */
export const writeState = (state: ListState, beside?: URLSearchParams): URLSearchParams => {
  const params = new URLSearchParams(beside)
  for (const [name, value] of Object.entries(words(state))) {
    if (value) params.set(name, value)
    else params.delete(name)
  }
  return params
}

/** What a saved view keeps: everything but the page or the day one happens to be on. */
export const savedState = (state: ListState): string => writeState({ ...state, page: 1, on: '', view: '' }).toString()
