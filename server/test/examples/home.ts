import { home } from '@srm/api/home'
import { addEntry, entryBody, issueFeed } from '../calendars.ts'
import type { Examples } from '../fixtures.ts'

const { calendar, calendarFeed } = home

export const examples: Examples = [
  [calendar.show, () => ({ query: { from: '2027-05-01', to: '2027-05-31', mine: 'true' } })],
  [
    calendar.move,
    async (_, me) => ({ body: { kind: 'own', id: await addEntry(me), from: '2027-05-28', to: '2027-05-29' } }),
  ],
  [calendar.entry, async (_, me) => ({ params: { id: await addEntry(me) } })],
  [calendar.addEntry, () => ({ body: entryBody })],
  [
    calendar.changeEntry,
    async (_, me) => ({ params: { id: await addEntry(me) }, body: { ...entryBody, title: '改到下午', version: 1 } }),
  ],
  [calendar.removeEntry, async (_, me) => ({ params: { id: await addEntry(me) } })],
  [calendarFeed.show, () => ({})],
  [calendarFeed.issue, () => ({ body: { reach: 'mine' } })],
  [calendarFeed.revoke, () => ({})],
  [calendarFeed.read, async (_, me) => ({ params: { ticket: await issueFeed(me) } })],
]
