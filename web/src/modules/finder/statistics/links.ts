import { supplierPages } from '@srm/api/supplier/pages'
import { recordPath } from '@/lib/module/record-pages.ts'

type Filter = { readonly field: string; readonly op: string; readonly value?: unknown }

const list = supplierPages.supplier.list.path

/** The list of suppliers that adds up to a figure. */
export const suppliersWith = (filters: readonly (Filter | undefined)[], sort?: string): string => {
  const kept = filters.filter((filter) => filter !== undefined)
  const query = new URLSearchParams({ ...(kept.length > 0 && { filter: JSON.stringify(kept) }), ...(sort && { sort }) })
  return query.size > 0 ? `${list}?${query.toString()}` : list
}

export const isIn = (field: string, values: readonly string[]): Filter => ({
  field,
  op: 'in',
  value: values.slice(0, 100),
})
export const isEmpty = (field: string): Filter => ({ field, op: 'isEmpty' })
export const hasAny = (field: string, values: readonly string[]): Filter => ({
  field,
  op: 'hasAny',
  value: values.slice(0, 100),
})
export const between = (field: string, from: string, to: string): Filter => ({
  field,
  op: 'between',
  value: [from, to],
})
export const upTo = (field: string, value: string): Filter => ({ field, op: 'lte', value })
export const from = (field: string, value: string): Filter => ({ field, op: 'gte', value })

export const supplierPath = (id: string): string => recordPath('supplier', id) ?? ''
