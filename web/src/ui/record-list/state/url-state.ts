import { z } from 'zod'
import { metaOf } from '@srm/api/shared/field-meta'
import { groupKinds, maxGroupLevels, operators, type Filter } from '@srm/api/shared/page'
import { canFilter, operatorsOf } from '@/ui/fields/operators.ts'
import type { RecordShape } from '@/ui/record-shape.ts'
import { spans, type Span } from '../calendar/calendar-days.ts'
import { readColumns, writeColumns, type ColumnChoice } from '../table/column-state.ts'
import { isRuled, maxRules, ruleColors, type ColorRule } from '../table/row-colors.ts'

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
  /** From the outside in. */
  readonly groups: readonly string[]
  /** The state whose colours the rows wear; empty stands for none. */
  readonly color: string
  /** Rows that meet a condition wear its colour; the first one met counts, before the colours of a state. */
  readonly rules: readonly ColorRule[]
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
  groups: [],
  color: '',
  rules: [],
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

/** What the row carries and few rows have each of. */
export const groupable = (record: RecordShape): string[] =>
  record.list.filter((name) => {
    const schema = record.all[name]
    return schema !== undefined && groupKinds.includes(metaOf(schema).kind) && metaOf(schema).secret === undefined
  })

/** States say themselves in a colour of their own each. */
export const colourable = (record: RecordShape): string[] =>
  record.list.filter((name) => {
    const schema = record.all[name]
    return schema !== undefined && (metaOf(schema).choices ?? []).some(({ color }) => color !== undefined)
  })

/** What a rule can look at: only what the row carries. */
export const ruleFields = (record: RecordShape): string[] =>
  record.list.filter((name) => {
    const schema = record.all[name]
    return schema !== undefined && canFilter(schema) && isRuled(metaOf(schema).kind)
  })

export const filterable = (record: RecordShape): string[] =>
  Object.entries(record.all)
    .filter(([, schema]) => canFilter(schema))
    .map(([name]) => name)

const FilterShape = z.object({ field: z.string(), op: z.enum(operators), value: z.unknown().optional() })
const Filters = z.array(FilterShape).max(20)
const Rules = z.array(FilterShape.extend({ color: z.enum(ruleColors) })).max(maxRules)

const fits = (record: RecordShape, { field, op }: Filter): boolean => {
  const schema = Object.hasOwn(record.all, field) ? record.all[field] : undefined
  return schema !== undefined && operatorsOf(schema).includes(op)
}

const listIn = <T>(schema: z.ZodType<T[]>, text: string | null): readonly T[] => {
  if (!text) return []
  try {
    return schema.safeParse(JSON.parse(text)).data ?? []
  } catch {
    return []
  }
}

const readFilters = (record: RecordShape, text: string | null): readonly Filter[] =>
  listIn<Filter>(Filters, text).filter((filter) => fits(record, filter))

const readRules = (record: RecordShape, text: string | null): readonly ColorRule[] => {
  const fields = ruleFields(record)
  return listIn<ColorRule>(Rules, text).filter((rule) => fits(record, rule) && fields.includes(rule.field))
}

const readGroups = (record: RecordShape, text: string | null): readonly string[] => {
  const known = groupable(record)
  return [...new Set((text ?? '').split(','))].filter((name) => known.includes(name)).slice(0, maxGroupLevels)
}

const whole = (text: string | null, fallback: number, max: number): number => {
  const value = Number(text)
  return text !== null && Number.isInteger(value) && value > 0 && value <= max ? value : fallback
}

const day = (text: string | null): string => z.iso.date().safeParse(text).data ?? ''

const among = <T extends string>(text: string | null, known: readonly T[], fallback: T): T =>
  known.find((one) => one === text) ?? fallback

const inAddress: Readonly<Record<string, string>> = { filters: 'filter', groups: 'group' }
const names = Object.keys(plainState).map((name) => inAddress[name] ?? name)

/** Whether an address says anything about the list at all. */
export const isBare = (params: URLSearchParams): boolean => names.every((name) => !params.has(name))

/** Reads a list out of an address; what does not fit the record is left out. */
export const readState = (params: URLSearchParams, record: RecordShape): ListState => {
  const directions = record.sort.flatMap((name) => [name, `-${name}`])
  return {
    keyword: (params.get('keyword') ?? '').trim().slice(0, 50),
    filters: readFilters(record, params.get('filter')),
    sort: among(params.get('sort'), directions, ''),
    groups: readGroups(record, params.get('group')),
    color: among(params.get('color'), colourable(record), ''),
    rules: readRules(record, params.get('rules')),
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
  group: state.groups.join(','),
  color: state.color,
  rules: state.rules.length > 0 ? JSON.stringify(state.rules) : '',
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
