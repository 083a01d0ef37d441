import { customRange, periodOf, type ComparedRange, type DayRange, type Period } from '@srm/api/crm'
import { shanghaiDay } from '@srm/api/shared/date'
import { fail } from '#kernel/errors.ts'

type Query = { readonly period: Period; readonly from?: string | undefined; readonly to?: string | undefined }

/** The days asked for; days somebody chose have a beginning before their end. */
export const rangeOf = ({ period, from, to }: Query): ComparedRange => {
  if (period !== 'custom') return periodOf(period, shanghaiDay(new Date()))
  if (from && to && from <= to) return customRange({ from, to })
  return fail('request.invalid', { errors: [{ path: 'query.to', message: '请选择起止日期，结束日期不早于开始日期' }] })
}

/** Every month the days touch, as YYYY-MM. */
export const monthsIn = ({ from, to }: DayRange): string[] => {
  const [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))]
  const count = (Number(to.slice(0, 4)) - year) * 12 + Number(to.slice(5, 7)) - month + 1
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index)).toISOString().slice(0, 7),
  )
}

/** In percent to one place; of nothing there is no share. */
export const shareOf = (part: number, whole: number): string | null =>
  whole === 0 ? null : String(Math.round((part * 1000) / whole) / 10)
