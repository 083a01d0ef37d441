import { fieldsOfType, isFieldOfType, typeFieldNames } from '@srm/api/application'

/** Only what nobody is looking at, and what came back, may be changed by hand. */
const open: readonly string[] = ['draft', 'returned', 'rejected', 'withdrawn']

export const mayChange = (status: string): boolean => open.includes(status)

/** What was once submitted stays: it can be voided, never deleted. */
export const mayDelete = (status: string): boolean => status === 'draft'

export const allowed = (status: string): string[] => [
  ...(mayChange(status) ? ['update'] : []),
  ...(mayDelete(status) ? ['delete'] : []),
]

export const datesInOrder = ({
  startDate,
  endDate,
}: {
  startDate?: string | null | undefined
  endDate?: string | null | undefined
}): boolean => !startDate || !endDate || startDate <= endDate

type Values = Readonly<Record<string, unknown>>

/** What only other types have is emptied: nobody sees it in the form, so nobody means it. */
export const withoutOtherTypes = <V extends Values & { readonly type: string }>(sent: V): V => {
  const foreign = typeFieldNames.filter((name) => !isFieldOfType(sent.type, name))
  return { ...sent, ...Object.fromEntries(foreign.map((name) => [name, name === 'companions' ? [] : null])) }
}

/** Fields a type cannot do without. */
export const missingFields = (sent: Values & { readonly type: string }): readonly string[] =>
  fieldsOfType(sent.type).required.filter((name) => sent[name] === undefined || sent[name] === null)
