import { momentsOf, type DayRange, type RankingMeasure } from '@srm/api/crm'
import type { Filter } from '@srm/api/shared/page'
import { customerPaths, feedbackPaths, opportunityPaths } from '../crm.paths.ts'

type ListFilter = Omit<Filter, 'value'> & { readonly value?: unknown }

const listAt = (path: string, filters: readonly (ListFilter | undefined)[]): string => {
  const set = filters.filter((filter) => filter !== undefined)
  return `${path}?${new URLSearchParams({ filter: JSON.stringify(set), shape: 'table' }).toString()}`
}

/** The list a figure of the ranking is made of: its rows come to the very figure. */
export const figureList = ({ list }: RankingMeasure, customer: string, when: 'now' | 'before'): string =>
  listAt(list.path, [{ field: list.customer, op: 'in', value: [customer] }, ...list[when]])

export const isIn = (field: string, value: readonly string[]): Filter => ({ field, op: 'in', value })
export const isEmpty = (field: string): Filter => ({ field, op: 'isEmpty' })
export const during = (field: string, range: DayRange): Filter => ({ field, op: 'between', value: momentsOf(range) })
export const onDays = (field: string, { from, to }: DayRange): Filter => ({ field, op: 'between', value: [from, to] })
export const upTo = (field: string, value: number): Filter => ({ field, op: 'lte', value })

type Filters = readonly (Filter | undefined)[]

export const customersWith = (...filters: Filters): string => listAt(customerPaths.list, filters)
export const opportunitiesWith = (...filters: Filters): string => listAt(opportunityPaths.list, filters)
export const feedbackWith = (...filters: Filters): string => listAt(feedbackPaths.list, filters)
