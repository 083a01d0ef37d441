import type { Access } from '@srm/flow/fields'
import { isObject } from '@srm/api/shared/json'

export const isCovered = (access: Access, path: unknown): boolean =>
  typeof path === 'string' && (access[path] === 'hidden' || access[path] === 'masked')

/** A judged rule tells the value it looked at; whoever may not see the field reads that it was judged, not by what. */
export const withoutValues = (value: unknown, access: Access): unknown => {
  if (Array.isArray(value)) return value.map((item) => withoutValues(item, access))
  return isObject(value) ? noteWithoutValues(value, access) : value
}

/** The same for what is kept of a step, entry by entry. */
export const noteWithoutValues = (note: Readonly<Record<string, unknown>>, access: Access): Record<string, unknown> => {
  const covered = isCovered(access, note['path'])
  return Object.fromEntries(
    Object.entries(note).flatMap(([key, item]) =>
      covered && key === 'fact' ? [] : [[key, withoutValues(item, access)] as const],
    ),
  )
}

type ValueLine = { readonly path?: string; readonly label: string; readonly value: string }

/** What a list tells of a document, without the fields a step keeps from its people. */
export const tellable = <T extends { summary: ValueLine[]; amount: string | null }>(
  row: T,
  access: Access,
  amountPath: string | undefined,
): T => ({
  ...row,
  amount: isCovered(access, amountPath) ? null : row.amount,
  summary: row.summary.filter(({ path }) => !isCovered(access, path)),
})
