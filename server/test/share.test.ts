import { application } from '@srm/api/application'
import { approval } from '@srm/api/approval'
import { file } from '@srm/api/file'
import { notice } from '@srm/api/notice'
import { record } from '@srm/api/record'
import { tenancy } from '@srm/api/tenancy'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApplication } from '#modules/application/application.fixture.ts'
import { addDepartment, addPerson } from '#modules/identity/index.ts'
import { startApp, type TestApp } from './app.ts'
import { addFile } from './examples.ts'
import { addCompany } from './records.ts'
import { aTenant, signIn, type Member, type TestTenant } from './tenant.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await startApp()
  me = await aTenant(t)
})
afterAll(() => t.close())

const rights = ['list', 'show', 'create', 'update', 'delete', 'export'].map((action) => `application:${action}`)

let count = 0
const colleague = async (departmentId?: string): Promise<{ userId: string; member: Member }> => {
  count += 1
  const person = { username: `c${count}`, displayName: `同事${count}`, ...(departmentId && { departmentId }) }
  const userId = await me.inside((ctx) => addPerson(ctx, person))
  const departments = departmentId ? [departmentId] : []
  return { userId, member: me.as({ userId, permissions: rights, scope: { kind: 'self' }, departments }) }
}

const paper = async (): Promise<{ id: string; file: string; params: { subject: string; id: string } }> => {
  const { id: fileId } = await addFile(t, me)
  const { id } = (await me.call(application.create, { body: anApplication({ attachments: [fileId] }) })).result
  return { id, file: fileId, params: { subject: 'application', id } }
}

/** Whether somebody finds the application by every way there is. */
const waysTo = async (who: Member, { id, file: fileId, params }: Awaited<ReturnType<typeof paper>>) => {
  const title = (await me.call(application.show, { params: { id } })).result.title
  const [list, options, summary, search, show, timeline, shares, paperLink, preview] = await Promise.all([
    who.call(application.list, { query: { keyword: title } }),
    who.call(application.all, { query: { keyword: title } }),
    who.call(application.summary, { query: { keyword: title } }),
    who.call(record.search, { query: { keyword: title } }),
    who.call(application.show, { params: { id } }),
    who.call(record.timeline, { params, query: {} }),
    who.call(record.shares, { params }),
    who.call(file.link, { params: { id: fileId } }),
    who.call(approval.preview, { query: { docType: 'application', docId: id } }),
  ])
  return {
    list: list.result.items.some((one) => one.id === id),
    count: list.result.total === 1,
    options: options.result.some((one) => one.id === id),
    sum: summary.result.sums?.['amount'] === '1200.00',
    search: search.result.some(({ items }) => items.some((one) => one.id === id)),
    show: show.status === 200,
    timeline: timeline.status === 200,
    shares: shares.status === 200,
    file: paperLink.status === 200,
    preview: preview.key !== 'record.not_found',
  }
}

const everyWay = (open: boolean) => ({
  list: open,
  count: open,
  options: open,
  sum: open,
  search: open,
  show: open,
  timeline: open,
  shares: open,
  file: open,
  preview: open,
})

describe('sharing an application', () => {
  it('opens every way to it for that person, tells them, and closes every way again', async () => {
    const one = await paper()
    const { userId, member } = await colleague()
    expect(await waysTo(member, one)).toEqual(everyWay(false))
    const body = { shares: [{ user: userId, level: 'read' as const }] }
    expect((await me.call(record.share, { params: one.params, body })).result).toEqual({ shared: 1 })
    expect(await waysTo(member, one)).toEqual(everyWay(true))
    const told = await (await signIn(t, me.tenantId, userId)).call(notice.list, { query: {} })
    expect(told.result.items[0]).toMatchObject({ subject: 'application', subjectId: one.id })
    expect(told.result.items[0]?.title).toMatch(/^王晓与您共享了申请单「/)
    const [event] = (await me.call(record.timeline, { params: one.params, query: {} })).result.items
    expect(event).toMatchObject({ kind: 'system', note: expect.stringMatching(/^共享给 同事\d+（查看）$/) as string })
    await me.call(record.share, { params: one.params, body: { shares: [] } })
    expect(await waysTo(member, one)).toEqual(everyWay(false))
  })

  it('to read lets nobody change, delete, submit or pass it on; to edit lets them change and submit', async () => {
    const one = await paper()
    const { userId, member } = await colleague()
    const shareAs = (level: 'read' | 'edit') =>
      me.call(record.share, { params: one.params, body: { shares: [{ user: userId, level }] } })
    await shareAs('read')
    const params = { id: one.id }
    const body = { ...anApplication({ owner: me.userId, attachments: [one.file] }), version: 1 }
    const submit = { body: { docType: 'application', docId: one.id, purpose: 'create' as const } }
    const tries = [
      await member.call(application.update, { params, body }),
      await member.call(application.remove, { params, query: {} }),
      await member.call(approval.submit, submit),
    ]
    expect(tries.map(({ key }) => key)).toEqual(['record.read_only', 'record.read_only', 'record.read_only'])
    expect((await member.call(application.show, { params })).result.actions).toEqual([])
    await shareAs('edit')
    expect((await member.call(application.show, { params })).result.actions).toEqual(['update'])
    expect((await member.call(application.update, { params, body })).status).toBe(200)
    expect((await member.call(application.remove, { params, query: {} })).key).toBe('record.read_only')
    expect((await member.call(approval.submit, submit)).key).not.toBe('record.read_only')
    const on = { params: one.params, body: { shares: [{ user: me.userId, level: 'edit' as const }] } }
    expect((await member.call(record.share, on)).key).toBe('record.not_shareable')
    expect((await member.call(record.shares, { params: one.params })).result.editable).toBe(false)
  })

  it('with a department reaches the people of the departments below it, by what the database says of them', async () => {
    const one = await paper()
    const [above, below, beside] = await me.inside(async (ctx) => {
      const top = await addDepartment(ctx, { name: '会展事业部', code: 'HZ' })
      const part = await addDepartment(ctx, { name: '会展一部', code: 'HZ1', parentId: top })
      return [top, part, await addDepartment(ctx, { name: '财务部', code: 'CW' })]
    })
    const join = async (departmentId: string): Promise<Member> => {
      count += 1
      const person = { username: `d${count}`, displayName: `同事${count}`, departmentId, roles: ['STAFF'] }
      return signIn(t, me.tenantId, await me.inside((ctx) => addPerson(ctx, person)))
    }
    const [inside, outside] = [await join(below ?? ''), await join(beside ?? '')]
    await me.call(record.share, { params: one.params, body: { shares: [{ department: above ?? '', level: 'read' }] } })
    expect((await inside.call(application.show, { params: { id: one.id } })).status).toBe(200)
    expect((await outside.call(application.show, { params: { id: one.id } })).status).toBe(404)
  })

  it('counts to its last day and not beyond, and is refused for a day that is over', async () => {
    const one = await paper()
    const { userId, member } = await colleague()
    const until = (day: string) =>
      me.call(record.share, { params: one.params, body: { shares: [{ user: userId, level: 'read', until: day }] } })
    expect((await until('2020-01-01')).key).toBe('record.share_over')
    expect((await until('2099-12-31')).status).toBe(200)
    expect((await member.call(application.show, { params: { id: one.id } })).status).toBe(200)
    await me.inside((ctx) =>
      ctx.db.run(`update record_share set until = current_date - 2 where subject_id = $1`, [one.id]),
    )
    expect((await member.call(application.show, { params: { id: one.id } })).status).toBe(404)
  })

  it('is refused for records everybody sees, for strangers and for the same person twice; a deleted one is shared no more', async () => {
    const company = await addCompany(me)
    const { userId, member } = await colleague()
    const shares = [{ user: userId, level: 'read' as const }]
    const params = { subject: 'ourCompany', id: company }
    expect((await me.call(record.share, { params, body: { shares } })).key).toBe('record.not_shareable')
    expect((await me.call(tenancy.ourCompany.show, { params: { id: company } })).status).toBe(200)
    const one = await paper()
    const stranger = (await aTenant(t)).userId
    const wrong = [
      await me.call(record.share, { params: one.params, body: { shares: [{ user: stranger, level: 'read' }] } }),
      await me.call(record.share, { params: one.params, body: { shares: [...shares, ...shares] } }),
      await member.call(record.share, { params: one.params, body: { shares } }),
    ]
    expect(wrong.map(({ key }) => key)).toEqual(['record.bad_reference', 'record.duplicate', 'record.not_found'])
    await me.call(record.share, { params: one.params, body: { shares } })
    await me.call(application.remove, { params: { id: one.id }, query: {} })
    const left = await me.inside((ctx) => ctx.db.run('select 1 from record_share where subject_id = $1', [one.id]))
    expect(left.rowCount).toBe(0)
  })
})
