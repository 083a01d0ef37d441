import { momentsOf, type DayRange } from '@srm/api/crm'
import { metaOf } from '@srm/api/shared/field-meta'
import type { Label } from '@srm/api/shared/label'
import type { Filter } from '@srm/api/shared/page'
import { holds } from '#kernel/auth/auth.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { extensionPoint } from '#kernel/extension-point.ts'
import { isFigureMasked, type FigureSource } from '#kernel/records/read/figure.ts'

/**
 * Something customers can be ranked by, such as 合同金额. It is said as a list of the module's own records, with the
 * filters a person would set there: the figure is made of the rows of that list and opens it, so both always agree.
 */
export type CustomerMeasure = Omit<FigureSource, 'of'> & {
  readonly key: string
  readonly label: Label
  /** Where its records are listed. */
  readonly path: string
  /** The record's field that names the customer. */
  readonly customer: string
  /** The field of the day or moment it counts on. */
  readonly day: string
  /** Which of the records count. */
  readonly filter: readonly Filter[]
}

/** A measure of a module that is not there does not appear, not even as a zero. */
export const customerMeasures = extensionPoint<CustomerMeasure>()

export const sourceOf = ({ customer, ...measure }: CustomerMeasure): FigureSource => ({ ...measure, of: customer })

/** Those whose list the reader may open and whose amounts the reader's roles do not cover. */
export const measuresFor = (ctx: Ctx): readonly CustomerMeasure[] =>
  customerMeasures
    .all()
    .filter((measure) => holds(ctx.session, `${measure.record.name}:list`) && !isFigureMasked(sourceOf(measure), ctx))

const dayFilter = ({ record, day }: CustomerMeasure, range: DayRange): Filter => {
  const field = record.all[day]
  if (!field) throw new Error(`${record.name} has no field ${day} to count by`)
  const value = metaOf(field).kind === 'dateTime' ? momentsOf(range) : [range.from, range.to]
  return { field: day, op: 'between', value }
}

/** The filters of the list that comes to the measure's figures in these days. */
export const filtersIn = (measure: CustomerMeasure, range: DayRange): Filter[] => [
  ...measure.filter,
  dayFilter(measure, range),
]

export const kindOf = ({ record, value }: CustomerMeasure): 'money' | 'count' | 'average' => {
  if (value === 'count') return 'count'
  if ('average' in value) return 'average'
  const field = record.all[value.sum]
  return field && metaOf(field).kind === 'money' ? 'money' : 'count'
}
