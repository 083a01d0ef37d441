import { destination } from '@srm/api/supplier'

type Values = Readonly<Record<string, unknown>>

/** A covered number comes back from somebody who may not read it: it is the one that is stored. */
const isCovered = (value: unknown): boolean => typeof value === 'string' && value.includes('*')

/** Whether the money would go somewhere else: another number, name or bank. */
export const goesElsewhere = (before: Values, sent: Values): boolean =>
  destination.some((field) => sent[field] !== undefined && !isCovered(sent[field]) && sent[field] !== before[field])
