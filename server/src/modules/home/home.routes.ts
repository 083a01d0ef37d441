import { home } from '@srm/api/home'
import { implement } from '#kernel/module.ts'
import { showCalendar } from './calendar/calendar.views.ts'
import { addEntry, changeEntry, findEntry, removeEntry } from './calendar/entry.service.ts'
import { issueFeed, readFeed, revokeFeed, showFeed } from './calendar/feed.service.ts'
import { moveItem } from './calendar/move.service.ts'
import { setEntries, setGuide, setLayout, setRoles, visit } from './home.service.ts'
import { showMap } from './map/map.views.ts'
import { getWork } from './work.views.ts'
import { getMine, listRecent, listRoles, listSteps } from './home.views.ts'

export const routes = implement(home, {
  calendar: {
    show: (ctx, { query: { mine, ...days } }) => showCalendar(ctx, { ...days, isMineOnly: mine === 'true' }),
    move: (ctx, { body }) => moveItem(ctx, body),
    entry: (ctx, { params }) => findEntry(ctx, params.id),
    addEntry: (ctx, { body }) => addEntry(ctx, body),
    changeEntry: (ctx, { params, body }) => changeEntry(ctx, params.id, body),
    removeEntry: (ctx, { params }) => removeEntry(ctx, params.id),
  },
  calendarFeed: {
    show: (ctx) => showFeed(ctx),
    issue: (ctx, { body }) => issueFeed(ctx, body),
    revoke: (ctx) => revokeFeed(ctx),
    read: (_, { params }, exchange) => readFeed(params.ticket, exchange),
  },
  map: (ctx) => showMap(ctx),
  mine: (ctx) => getMine(ctx),
  setLayout: (ctx, { body }) => setLayout(ctx, body.widgets),
  setEntries: (ctx, { body }) => setEntries(ctx, body.entries),
  setGuide: (ctx, { body }) => setGuide(ctx, body.hidden),
  steps: (ctx) => listSteps(ctx),
  work: (ctx) => getWork(ctx),
  visit: (ctx, { params }) => visit(ctx, params.subject, params.id),
  recent: (ctx) => listRecent(ctx),
  roles: (ctx) => listRoles(ctx),
  setRoles: (ctx, { body }) => setRoles(ctx, body.roles, body.widgets),
})
