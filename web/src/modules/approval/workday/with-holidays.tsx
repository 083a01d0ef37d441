import type { ReactNode } from 'react'
import { approval } from '@srm/api/approval'
import { useRead } from '@/lib/api/query.ts'
import type { Mark } from './days.ts'

const none: ReadonlyMap<string, Mark> = new Map()

type Props = { readonly year: number; readonly children: (holidays: ReadonlyMap<string, Mark>) => ReactNode }

/** What the company's calendar says of a year: holidays, and weekends that are worked. Until it is here, weekdays count. */
export const WithHolidays = ({ year, children }: Props): ReactNode => {
  const { data } = useRead(approval.calendar.list, { query: { year } })
  return children(data ? new Map(data.map((one) => [one.day, one])) : none)
}
