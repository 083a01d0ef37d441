import { approval } from '@srm/api/approval'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aCompany, detail, publish, step, submitted, tree, type Company } from '#test/approvals.ts'
import { aTenant, type Member } from '#test/tenant.ts'

let t: TestApp
let me: Company
let chen: Member
beforeAll(async () => {
  t = await sharedApp()
  me = aCompany(t, await aTenant(t))
  chen = await me.person('陈')
}, 120_000)

const docType = 'application'
const sheet = async (who: Member) => (await who.call(approval.print.sheet, { query: { docType } })).result

describe('the sheet of a kind of document', () => {
  it('is the usual one until somebody designs their own, and again when it is given up', async () => {
    expect(await sheet(chen)).toEqual({ html: null, landscape: false })
    const [known] = (await me.call(approval.print.templates)).result
    expect(known).toMatchObject({ docType, label: '申请单', version: 0, html: null })
    expect(known?.fields).toContainEqual({ path: 'amount', label: '金额' })
    const body = { docType, html: '<p>{{title}}</p>', landscape: true, version: 0 }
    expect((await me.call(approval.print.save, { body })).result).toEqual({ version: 1 })
    expect(await sheet(chen)).toEqual({ html: '<p>{{title}}</p>', landscape: true })
    expect((await me.call(approval.print.save, { body })).key, 'somebody else was there').toBe('record.stale')
    await me.call(approval.print.save, { body: { docType, html: null, landscape: false, version: 1 } })
    expect(await sheet(chen)).toEqual({ html: null, landscape: false })
    expect((await aTenant(t).then(sheet)).html).toBeNull()
  })

  it('keeps nothing that runs, fetches or covers, whatever is sent', async () => {
    const hostile = [
      '<h2 onclick="x()" style="position:fixed;text-align:center">标题</h2>',
      '<script>x()</script><iframe src="//e"></iframe><style>*{}</style>',
      '<img src="https://e/x.png" onerror="x()">',
      '<a href="javascript:x()">点</a><form action="//e"><input></form>',
      '<table><tbody><tr><td colspan="2">{{field.amount}}</td></tr></tbody></table>',
    ].join('')
    const [known] = (await me.call(approval.print.templates)).result
    const body = { docType, html: hostile, landscape: false, version: known?.version ?? 0 }
    await me.call(approval.print.save, { body })
    const { html } = await sheet(me)
    expect(html).not.toMatch(/script|iframe|<style|onclick|onerror|img|javascript|form|input|position/)
    expect(html).toContain('<td colspan="2">{{field.amount}}</td>')
    expect(html).toContain('text-align:center')
  })

  it('is designed by those who look after flows only', async () => {
    const body = { docType, html: '<p>x</p>', landscape: false, version: 0 }
    expect((await chen.call(approval.print.save, { body })).result).toBeUndefined()
    expect((await chen.call(approval.print.templates)).result).toBeUndefined()
    expect((await me.call(approval.print.save, { body: { ...body, docType: 'nothing' } })).status).toBe(422)
  })
})

describe('that something was printed', () => {
  it('is noted with its state, by whoever may see it and by nobody else', async () => {
    await publish(me, tree(me.userId, [step('a', [chen.userId])]))
    const { id } = await submitted(me, { title: '上纸' })
    expect((await chen.call(approval.print.log, { body: { ids: [id] } })).result).toEqual({ count: 1 })
    const { prints, people } = await detail(me, id)
    expect(prints).toMatchObject([{ by: chen.userId, status: 'running', round: 1 }])
    expect(people[chen.userId]).toBe('陈')
    const blind = me.as({ userId: (await me.person('外人')).userId, permissions: [] })
    expect((await blind.call(approval.print.log, { body: { ids: [id] } })).status).toBe(404)
    expect((await detail(me, id)).prints).toHaveLength(1)
  })
})
