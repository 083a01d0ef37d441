import ICAL from 'ical.js'
import { crm } from '@srm/api/crm'
import { home, type CalendarItem } from '@srm/api/home'
import { project } from '@srm/api/project'
import { shanghaiTime } from '@srm/api/shared/date'
import { supplier } from '@srm/api/supplier'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { aCustomer, aFollowPlan } from '#modules/crm/crm.fixture.ts'
import { addPerson } from '#modules/identity/index.ts'
import { aTask } from '#modules/project/project.fixture.ts'
import { aSupplier, aSupplierCertificate } from '#modules/supplier/supplier.fixture.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { addEntry, entryBody, issueFeed } from '#test/calendars.ts'
import { exchange, requestOf } from '#test/exchange.ts'
import { aTypedProject } from '#test/projects.ts'
import { aTenant, signIn, type Member, type TestTenant } from '#test/tenant.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
})
beforeEach(async () => {
  me = await aTenant(t)
})

const month = { from: '2027-05-01', to: '2027-05-31' }
const itemsOf = async (who: Member, query: { from: string; to: string; mine?: 'true' } = month) =>
  (await who.call(home.calendar.show, { query })).result.items
const titles = (items: readonly CalendarItem[]) => items.map(({ kind, title, from }) => `${kind} ${title} ${from}`)

const addTask = async (more: { assignee?: string } = {}) => {
  const body = await aTypedProject(me, { name: '三亚年会', eventStart: '2027-05-20', eventEnd: '2027-05-21' })
  const { id } = (await me.call(project.project.create, { body })).result
  const task = aTask({ project: id, title: '布展', start: '2027-05-17', end: '2027-05-19', ...more })
  return (await me.call(project.task.create, { body: task })).result.id
}

describe('the calendar', () => {
  it('shows what the modules have dates of, in order, as far as one may see it', async () => {
    await addTask()
    const made = (await me.call(supplier.supplier.create, { body: aSupplier({ name: '三亚会务' }) })).result.id
    const expiring = { supplier: made, number: 'A-1', longTerm: false, expiresOn: '2027-05-02' }
    await me.call(supplier.certificate.create, { body: aSupplierCertificate(expiring) })
    const customer = (await me.call(crm.customer.create, { body: aCustomer({ name: '海风集团' }) })).result.id
    const plan = aFollowPlan({ customer, content: '确认场地', at: '2027-05-25T23:30:00+08:00' })
    await me.call(crm.followPlan.create, { body: plan })
    await addEntry(me)
    expect(titles(await itemsOf(me))).toEqual([
      'supplierCertificate 三亚会务 2027-05-02',
      'task 布展 2027-05-17',
      'project 三亚年会 2027-05-20',
      'followPlan 海风集团 · 确认场地 2027-05-25',
      'own 供应商见面会 2027-05-28',
    ])
    expect(titles(await itemsOf(me.as({ permissions: ['task:list'] })))).toEqual([
      'task 布展 2027-05-17',
      'own 供应商见面会 2027-05-28',
    ])
    expect(titles(await itemsOf(me.as({ userId: newId(), permissions: ['task:list'] })))).toEqual([
      'task 布展 2027-05-17',
    ])
    expect(await itemsOf(await aTenant(t))).toEqual([])
  })

  it('keeps to what is one’s own on request, and to the days asked for', async () => {
    await addTask({ assignee: me.userId })
    expect(titles(await itemsOf(me, { ...month, mine: 'true' }))).toContain('task 布展 2027-05-17')
    const other = await me.inside((ctx) =>
      addPerson(ctx, { username: 'li', displayName: '李四', departmentId: me.departmentId, roles: ['SUPER'] }),
    )
    const colleague = await signIn(t, me.tenantId, other)
    expect(titles(await itemsOf(colleague))).toContain('task 布展 2027-05-17')
    expect(await itemsOf(colleague, { ...month, mine: 'true' })).toEqual([])
    expect(titles(await itemsOf(me, { from: '2027-05-19', to: '2027-05-19' }))).toEqual(['task 布展 2027-05-17'])
    const years = { from: '2027-01-01', to: '2029-01-01' }
    expect(await me.call(home.calendar.show, { query: years })).toMatchObject({ key: 'calendar.range' })
  })

  it('moves what the server lets one move, by the rules of its module', async () => {
    const id = await addTask()
    const [task] = await itemsOf(me)
    expect(task).toMatchObject({ kind: 'task', canMove: true, to: '2027-05-19' })
    const move = { kind: 'task', id, from: '2027-05-17', to: '2027-05-11' }
    expect((await me.call(home.calendar.move, { body: move })).status).toBe(200)
    expect((await itemsOf(me))[0]).toMatchObject({ from: '2027-05-11', to: '2027-05-13' })
    expect(await me.call(home.calendar.move, { body: move })).toMatchObject({ key: 'record.stale' })
    const looker = me.as({ permissions: ['task:list'] })
    expect((await itemsOf(looker))[0]).toMatchObject({ kind: 'task', canMove: false })
    const again = { ...move, from: '2027-05-11' }
    expect(await looker.call(home.calendar.move, { body: again })).toMatchObject({ key: 'session.forbidden' })
    const event = (await itemsOf(me)).find(({ kind }) => kind === 'project')
    expect(event?.canMove).toBe(false)
    const fixed = { kind: 'project', id: event?.id ?? '', from: '2027-05-20', to: '2027-05-22' }
    expect(await me.call(home.calendar.move, { body: fixed })).toMatchObject({ key: 'calendar.fixed' })
  })

  it('keeps entries of one’s own: made, changed, moved and deleted by nobody else', async () => {
    const id = await addEntry(me)
    expect((await itemsOf(me))[0]).toMatchObject({ at: entryBody.startsAt, until: entryBody.endsAt })
    const stranger = me.as({ userId: newId() })
    expect((await stranger.call(home.calendar.entry, { params: { id } })).status).toBe(404)
    expect((await stranger.call(home.calendar.removeEntry, { params: { id } })).status).toBe(404)
    const body = { ...entryBody, isAllDay: true, version: 1 }
    expect((await me.call(home.calendar.changeEntry, { params: { id }, body })).result).toEqual({ id, version: 2 })
    expect(await me.call(home.calendar.changeEntry, { params: { id }, body })).toMatchObject({ key: 'record.stale' })
    const moved = { kind: 'own', id, from: '2027-05-28', to: '2027-05-30' }
    expect((await me.call(home.calendar.move, { body: moved })).status).toBe(200)
    expect(await itemsOf(me)).toMatchObject([{ from: '2027-05-30', to: '2027-05-30', at: null }])
    const wrong = { ...entryBody, endsAt: '2027-05-28T09:00:00+08:00' }
    expect(await me.call(home.calendar.addEntry, { body: wrong })).toMatchObject({ key: 'calendar.times' })
    await me.call(home.calendar.removeEntry, { params: { id } })
    expect(await itemsOf(me)).toEqual([])
  })
})

describe('the feed of a calendar', () => {
  const read = (ticket: string) => exchange(t, requestOf(home.calendarFeed.read, { params: { ticket } }))
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const soon = { startsAt: inDays(3), endsAt: inDays(3.05) }
  const eventsIn = (text: string) =>
    ICAL.Component.fromString(text)
      .getAllSubcomponents('vevent')
      .map((one) => new ICAL.Event(one))

  it('is read by anybody who has the link, with the rights of its owner at that moment', async () => {
    await addEntry(me, soon)
    const ticket = await issueFeed(me)
    const answer = await read(ticket)
    expect(answer.status).toBe(200)
    const [event] = eventsIn(answer.text)
    expect(event?.summary).toBe('供应商见面会')
    const clock = shanghaiTime(new Date(soon.startsAt)).slice(0, 19)
    expect([event?.startDate.toString(), event?.startDate.zone?.tzid]).toEqual([clock, 'Asia/Shanghai'])
    expect((await me.call(home.calendarFeed.show)).result).toMatchObject({ reach: 'all' })
    expect((await me.call(home.calendarFeed.show)).result?.readAt).toBeTruthy()
    await me.inside((ctx) =>
      ctx.db.run(`update "user" set status = 'disabled' where tenant_id = $1 and id = $2`, [me.tenantId, me.userId]),
    )
    expect((await read(ticket)).status).toBe(410)
  })

  it('is one per person: a new link or a revocation ends the one before, and a forged one opens nothing', async () => {
    const first = await issueFeed(me)
    const second = await issueFeed(me, 'mine')
    expect((await read(first)).status).toBe(410)
    expect((await read(second)).status).toBe(200)
    const last = second.endsWith('A') ? 'B' : 'A'
    expect((await read(`${second.slice(0, -1)}${last}`)).status).toBe(410)
    expect((await me.call(home.calendarFeed.revoke)).result).toEqual({ revoked: true })
    expect((await read(second)).status).toBe(410)
    expect((await me.call(home.calendarFeed.show)).result).toBeNull()
  })
})
