import type { Input } from '@srm/api/endpoint'
import type { finance } from '@srm/api/finance'

type Body = Input<typeof finance.dunning.create>['body']

let count = 0

/** The customer is put in by whoever has one. */
export const aDunning = (more: Partial<Body> = {}): Body => ({
  customer: '',
  way: 'phone',
  day: '2026-11-02',
  said: `财务说本月底前安排${String((count += 1))}`,
  promisedOn: '2026-11-30',
  promisedAmount: '20000.00',
  ...more,
})

type Schedule = Input<typeof finance.reportSchedule.create>['body']

/** Its receivers are put in by whoever has some. */
export const aReportSchedule = (more: Partial<Schedule> = {}): Schedule => ({
  name: `老板月报${String((count += 1))}`,
  kind: 'month',
  rhythm: 'monthly',
  day: 1,
  receivers: [],
  ...more,
})
