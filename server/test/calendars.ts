import { home } from '@srm/api/home'
import type { Member } from './tenant.ts'

/** A day on which nothing else is. */
export const entryBody = {
  title: '供应商见面会',
  isAllDay: false,
  startsAt: '2027-05-28T09:30:00+08:00',
  endsAt: '2027-05-28T11:00:00+08:00',
}

export const addEntry = async (me: Member, more: Partial<typeof entryBody> = {}): Promise<string> =>
  (await me.call(home.calendar.addEntry, { body: { ...entryBody, ...more } })).result.id

/** A fresh link of a person's own feed; what stands in the address and what makes it a secret. */
export const issueFeed = async (me: Member, reach: 'mine' | 'all' = 'all'): Promise<string> =>
  (await me.call(home.calendarFeed.issue, { body: { reach } })).result.url.split('/').at(-2) ?? ''

/** What a person keeps in their own calendar, and who reads it. */
export const addCalendar = async (me: Member, canary: string): Promise<string> => {
  await issueFeed(me)
  return addEntry(me, { title: `${canary}日程` })
}
