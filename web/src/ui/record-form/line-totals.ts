import { Decimal } from 'decimal.js'
import { metaOf, type FieldMeta } from '@srm/api/shared/field-meta'
import type { Fields } from '../record-shape.ts'
import type { Line } from './rows-paste.ts'

const Exact = Decimal.clone({ precision: 40 })

const isNumber = (value: unknown): value is string => typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim())

const added = ['money', 'quantity']

/** The sums of what can be added up, by column; none where a sub-table has nothing of the kind. */
export const totalsOf = (fields: Fields, lines: readonly Line[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, schema]): [string, FieldMeta] => [name, metaOf(schema)])
      .filter(([, { kind }]) => added.includes(kind))
      .map(([name, { kind, places = 2 }]) => {
        const amounts = lines.map((line) => line[name]).filter(isNumber)
        const sum = amounts.reduce((total, amount) => total.plus(amount.trim()), new Exact(0))
        return [name, kind === 'money' ? sum.toFixed(places) : sum.toFixed()]
      }),
  )
