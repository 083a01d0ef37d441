import type { FieldMeta } from '@srm/api/shared/field-meta'

const maxShort = 20

/** Lines there may be many of are a table to work in; a few are fields one below the other, each with its control. */
export const isLong = ({ max = Infinity }: FieldMeta): boolean => max > maxShort
