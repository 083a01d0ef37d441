import { application } from '@srm/api/application'
import { feedback } from '@srm/api/feedback'
import { paper } from '@srm/api/paper'
import PizZip from 'pizzip'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { App } from '#kernel/http/app.ts'
import { registerSubjects } from '#kernel/records/subjects.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { aCompany, act, publish, step, submitted, taskOf, tree, type Company } from '#test/approvals.ts'
import { EveryKind, everyKinds, makeEveryKind } from '#test/every-kind.ts'
import { addFile } from '#test/examples.ts'
import { contentOf, resultOf } from '#test/outside/sheets.ts'
import { textOfPdf } from '#test/outside/pdf-text.ts'
import { startJobs, untilDone } from '#test/processes/worker.ts'
import { addCompany } from '#test/records.ts'
import { aFeedback } from '#modules/feedback/feedback.fixture.ts'
import { aTenant, type Member } from '#test/tenant.ts'
import { png } from '#test/outside/sample-files.ts'

let t: TestApp
let worker: App
let forgetSubject: () => void
beforeAll(async () => {
  t = await startApp()
  await makeEveryKind(t)
  forgetSubject = registerSubjects([
    { record: EveryKind, permission: 'ourCompany:show', lines: everyKinds.lines, show: everyKinds.show },
  ])
  worker = await startJobs(t)
})
afterAll(async () => {
  forgetSubject()
  await worker.close()
  await t.close()
})

const ask = (who: Member, subject: string, ids: string[], language = 'zh') =>
  who.call(paper.make, { body: { subject, ids } }, { 'accept-language': language })

const made = async (who: Member, subject: string, ids: string[], language?: string) => {
  const started = await ask(who, subject, ids, language)
  expect(started, started.message).toMatchObject({ status: 200 })
  const { id } = started.result
  const job = await untilDone(who, id)
  const { file, ...result } = await resultOf(who, id)
  const content = await contentOf(t, who, file?.url ?? '')
  return { job, result, file, content }
}

/** Spaces tell nothing: lines are broken where the paper ends. */
const squeezed = (pdf: Buffer): string => textOfPdf(pdf).join('\n').replaceAll(/\s/g, '')

describe('a record as PDF', () => {
  it('holds its words, its lines and its number, and can be read by programs', async () => {
    const me = await aTenant(t)
    const id = await addCompany(me, { name: '上海远帆会务有限公司', invoiceAccount: '6222021001116245702' })
    const { job, result, file, content } = await made(me, 'ourCompany', [id])
    expect(job).toMatchObject({ state: 'done', done: 1, total: 1, title: 'PDF · 我方公司' })
    expect(result).toMatchObject({ kind: 'paper', subject: 'ourCompany', counts: { total: 1 } })
    expect(file).toMatchObject({ name: '我方公司-GS-001.pdf', mime: 'application/pdf' })
    expect(content.subarray(0, 5).toString()).toBe('%PDF-')
    const text = squeezed(content)
    for (const word of ['上海远帆会务有限公司', 'GS-001', '6222021001116245702', '银行账户', '招商银行上海分行'])
      expect(text).toContain(word)
    expect(text).toContain('第1页，共1页')
    expect(text).not.toContain('�')
    expect(content.toString('latin1').match(/\/MediaBox \[0 0 595\.28 841\.89\]/g)).toHaveLength(1)
  })

  it('speaks the language of whoever asks', async () => {
    const me = await aTenant(t)
    const { content, file } = await made(me, 'ourCompany', [await addCompany(me)], 'en')
    expect(file?.name).toMatch(/^Our company.*\.pdf$/)
    expect(squeezed(content)).toContain('Page1of1')
  })

  it('shows its pictures, drawn once more as the one kind paper knows', async () => {
    const me = await aTenant(t)
    const picture = await addFile(t, me, '截图.png', await png())
    const { id } = (await me.call(feedback.create, { body: aFeedback({ pictures: [picture.id] }) })).result
    const pdf = (await made(me, 'feedback', [id])).content.toString('latin1')
    expect(pdf.match(/\/Subtype \/Image/g)).toHaveLength(1)
    expect(pdf).toContain('/Filter /DCTDecode')
  })
})

describe('a long document', () => {
  it('of 200 lines is made by the worker in three seconds, with its heading on every page', async () => {
    const me = await aTenant(t)
    const lines = Array.from({ length: 200 }, (_, index) => ({
      name: `第${index + 1}项会务服务`,
      price: '1280.00',
      amount: '2',
      flag: true,
      labels: [],
    }))
    const values = { code: 'K-200', name: '二百行', price: '256000.00', lines } as never
    const { id } = await me.inside((ctx) => everyKinds.create(ctx, values))
    await made(me, 'everyKind', [id])
    // What the processor did for it, in this process that is web and worker at once: others on the machine do not count.
    const before = process.cpuUsage()
    const { content, job } = await made(me, 'everyKind', [id])
    const { user, system } = process.cpuUsage(before)
    expect(job.state).toBe('done')
    expect((user + system) / 1_000_000).toBeLessThan(3)
    const pages = textOfPdf(content).map((page) => page.replaceAll(/\s/g, ''))
    expect(pages.length).toBeGreaterThan(3)
    for (const page of pages.slice(0, -1)) expect(page).toContain('序号名')
    const text = pages.join('')
    expect(text).toContain('第1项会务服务')
    expect(text).toContain('第200项会务服务')
    expect(text).toContain('￥256,000.00')
    expect(text).toContain('贰拾伍万陆仟元整')
    expect(text).toContain(`第${pages.length}页，共${pages.length}页`)
  })
})

describe('what a person may see', () => {
  it('is all their PDF holds: a covered number is covered there too', async () => {
    const me = await aTenant(t)
    const id = await addCompany(me, { invoiceAccount: '6222021001116245702' })
    const masked = me.as({ masks: ['bankAccount'] })
    const text = squeezed((await made(masked, 'ourCompany', [id])).content)
    expect(text).toContain('6222****5702')
    expect(text).not.toContain('6222021001116245702')
    expect(text).not.toContain('121908776610801')
    expect(text).toContain('1219****0801')
  })

  it('ends at their scope and at the permission to open the record', async () => {
    const me = await aTenant(t)
    const { id } = (
      await me.call(application.create, {
        body: { title: '别人的', type: 'general', reason: '看不见', amount: '1.00' },
      })
    ).result
    const company = aCompany(t, me)
    const stranger = await company.person('外人')
    const narrow = me.as({ userId: stranger.userId, scope: { kind: 'self' } })
    expect((await ask(narrow, 'application', [id])).key).toBe('record.not_found')
    const blind = me.as({ permissions: ['application:list', 'application:export'] })
    expect((await ask(blind, 'application', [id])).status).toBe(403)
    expect((await ask(await aTenant(t), 'application', [id])).key).toBe('record.not_found')
    expect((await ask(me, 'nothing', [id])).key).toBe('record.unknown_subject')
  })

  it('belongs to them alone: nobody else is offered the file', async () => {
    const me = await aTenant(t)
    const { id } = (await ask(me, 'ourCompany', [await addCompany(me)])).result
    await untilDone(me, id)
    const colleague = await aCompany(t, me).person('同事')
    expect((await resultOf(colleague, id)) as unknown).toBeUndefined()
  })
})

describe('a document in approval', () => {
  let company: Company
  let chen: Member
  beforeAll(async () => {
    company = aCompany(t, await aTenant(t))
    chen = await company.person('陈立')
    await publish(company, tree(company.userId, [step('a', [chen.userId])]))
  })

  const textOf = async (docId: string) => squeezed((await made(company, 'application', [docId])).content)

  it('says across the page what it is until it is approved, and then who decided what', async () => {
    const { id, docId } = await submitted(company, { title: '年会酒店', amount: '88000.00' })
    const before = await textOf(docId)
    expect(before).toContain('审批中')
    expect(before).toContain('捌万捌仟元整')
    const taskId = await taskOf(chen, id)
    expect((await act(chen, id, { do: 'approve', taskId, opinion: '价格合理，同意' })).status).toBe(200)
    const after = await textOf(docId)
    expect(after).not.toContain('审批中')
    expect(after).toContain('审批记录')
    expect(after).toContain('陈立')
    expect(after).toContain('价格合理，同意')
    const draft = (
      await company.call(application.create, { body: { title: '还没写完', type: 'general', reason: '采购' } })
    ).result
    expect(await textOf(draft.id)).toContain('草稿')
  })
})

describe('several records', () => {
  it('come packed in one file, each by its number, with progress on the way', async () => {
    const me = await aTenant(t)
    const ids = [await addCompany(me), await addCompany(me), await addCompany(me)]
    const { job, file, content, result } = await made(me, 'ourCompany', ids)
    expect(job).toMatchObject({ state: 'done', done: 3, total: 3 })
    expect(result.counts.total).toBe(3)
    expect(file?.mime).toBe('application/zip')
    expect(file?.name).toMatch(/^我方公司-.*\.zip$/)
    const zip = new PizZip(content)
    expect(Object.keys(zip.files)).toEqual(['GS-001.pdf', 'GS-002.pdf', 'GS-003.pdf'])
    const [first] = Object.values(zip.files)
    expect(squeezed(first?.asNodeBuffer() ?? Buffer.alloc(0))).toContain('GS-001')
  })

  it('are refused together if one of them is out of sight', async () => {
    const me = await aTenant(t)
    const theirs = await addCompany(await aTenant(t))
    expect((await ask(me, 'ourCompany', [await addCompany(me), theirs])).key).toBe('record.not_found')
  })
})
