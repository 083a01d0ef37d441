import { randomBytes } from 'node:crypto'
import { paper } from '@srm/api/paper'
import PizZip from 'pizzip'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { App } from '#kernel/http/app.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { exchange, jsonOf, requestOf } from '#test/exchange.ts'
import { exe, xlsx } from '#test/outside/sample-files.ts'
import { contentOf, resultOf } from '#test/outside/sheets.ts'
import { startJobs, untilDone } from '#test/processes/worker.ts'
import { addCompany } from '#test/records.ts'
import { aTenant, type Member } from '#test/tenant.ts'
import { aLetter } from '../paper.fixture.ts'

let t: TestApp
let worker: App
beforeAll(async () => {
  t = await startApp()
  worker = await startJobs(t)
})
afterAll(async () => {
  await worker.close()
  await t.close()
})

const bring = async (who: Member, content: Buffer, name = '授权书.docx', language = 'zh') => {
  const headers = { ...who.headers, 'accept-language': language }
  const input = { params: { subject: 'ourCompany' }, file: { name, content } }
  const answer = await exchange(t, requestOf(paper.upload, input, headers))
  return {
    status: answer.status,
    ...jsonOf<{ result: { id: string; name: string }; key?: string; message: string }>(answer),
  }
}

const written = async (who: Member, template: string, ids: string[]) => {
  const { id } = (await who.call(paper.make, { body: { subject: 'ourCompany', ids, template } })).result
  expect((await untilDone(who, id)).state).toBe('done')
  const { file } = await resultOf(who, id)
  return { file, content: await contentOf(t, who, file?.url ?? '') }
}

const xmlOf = (docx: Buffer): string => new PizZip(docx).file('word/document.xml')?.asText() ?? ''
const wordsOf = (docx: Buffer): string => xmlOf(docx).replaceAll(/<[^>]*>/g, '|')

const letter = [
  '致：{公司名称}（{编号}）',
  '{#银行账户}',
  '{序号}. {开户银行} {accountNo}',
  '{/银行账户}',
  '{#审批记录}{处理人}{/审批记录}',
  '{导出人}',
]

describe('a template of Word', () => {
  it('is written with the values of a record, line by line, in Chinese', async () => {
    const me = await aTenant(t)
    const variables = (await me.call(paper.kinds)).result.find(({ subject }) => subject === 'ourCompany')?.variables
    expect(variables).toContainEqual({ name: '公司名称', label: '公司名称' })
    const columns = variables?.find(({ name }) => name === '银行账户')?.columns
    expect(columns?.map(({ name }) => name)).toEqual(expect.arrayContaining(['序号', '开户银行', '银行账号']))
    const content = await aLetter(letter)
    const { result, status, message } = await bring(me, content)
    expect([status, message]).toEqual([200, expect.anything()])
    expect(result.name).toBe('授权书')
    const number = { bankName: '招商银行', accountName: '远帆', isDefault: false }
    const id = await addCompany(me, {
      name: '上海<远帆>&会务',
      bankAccounts: [
        { ...number, accountNo: '121908776610801', isDefault: true },
        { ...number, bankName: '工商银行', accountNo: '121908776610802' },
      ],
    })
    const made = await written(me, result.id, [id])
    expect(made.file).toMatchObject({ name: '我方公司-GS-001.docx' })
    const words = wordsOf(made.content)
    expect(words).toContain('致：上海&lt;远帆&gt;&amp;会务（GS-001）')
    expect(words).toMatch(/1\. 招商银行.*2\. 工商银行/s)
    expect(words).toContain('王晓')
    expect(words).not.toContain('{')
  })

  it('gives a masked reader no more than their page does', async () => {
    const me = await aTenant(t)
    const { result } = await bring(me, await aLetter(['{#bankAccounts}{accountNo}{/bankAccounts}']))
    const id = await addCompany(me)
    expect(wordsOf((await written(me, result.id, [id])).content).replaceAll(' ', '')).toContain('121908776610801')
    const masked = me.as({ masks: ['bankAccount'] })
    const words = wordsOf((await written(masked, result.id, [id])).content)
    expect(words).toContain('1219****0801')
    expect(words.replaceAll(' ', '')).not.toContain('121908776610801')
  })

  it('is listed, packed for several, taken away, and belongs to its company', async () => {
    const me = await aTenant(t)
    const { result } = await bring(me, await aLetter(['{name}']))
    const named = { params: { subject: 'ourCompany' } }
    expect((await me.call(paper.templates, named)).result).toEqual([result])
    expect((await bring(me, await aLetter(['{code}']))).key).toBe('paper.name_taken')
    const { file, content } = await written(me, result.id, [await addCompany(me), await addCompany(me)])
    expect(file?.name).toMatch(/\.zip$/)
    expect(Object.keys(new PizZip(content).files)).toEqual(['GS-001.docx', 'GS-002.docx'])
    const other = await aTenant(t)
    expect((await other.call(paper.templates, named)).result).toEqual([])
    expect((await other.call(paper.remove, { params: { id: result.id } })).status).toBe(404)
    const body = { subject: 'ourCompany', ids: [await addCompany(other)], template: result.id }
    expect((await other.call(paper.make, { body })).key).toBe('record.not_found')
    expect((await me.call(paper.remove, { params: { id: result.id } })).status).toBe(200)
    expect((await me.call(paper.templates, named)).result).toEqual([])
  })

  it('is brought by administrators only, and chosen by whoever may open such a record', async () => {
    const me = await aTenant(t)
    const content = await aLetter(['{name}'])
    expect((await bring(me.as({ permissions: ['ourCompany:show'] }), content)).status).toBe(403)
    const blind = me.as({ permissions: ['ourCompany:list'] })
    expect((await blind.call(paper.templates, { params: { subject: 'ourCompany' } })).status).toBe(403)
  })
})

describe('a faulty template', () => {
  it.each([
    ['{公司名称', '正文中「{公司名称」缺少右括号 }'],
    ['公司名称}', '缺少左括号 {'],
    ['{#银行账户}{/印章}', '明细以 {#银行账户} 开始，却以 {/印章} 结束'],
    ['{#银行账户}没完', '「{#银行账户}」没有结束，缺少 {/银行账户}'],
    ['{公司大名}', '没有变量「公司大名」'],
    ['{#银行账户}{公司户名字}{/银行账户}', '没有变量「公司户名字」'],
    ['{银行账户}', '「银行账户」是明细，请写成 {#银行账户}…{/银行账户}'],
    ['{#银行账户}{#印章}{name}{/印章}{/银行账户}', '明细里不能再套「印章」'],
    ['{@name}', '不支持「name」这种写法'],
    ['{constructor}', '没有变量「constructor」'],
  ])('%s is told what is wrong', async (text, told) => {
    const me = await aTenant(t)
    const { key, message } = await bring(me, await aLetter([text]))
    expect(key).toBe('paper.template_wrong')
    expect(message).toContain(told)
  })

  it('is told so in English as well, and nothing of it is kept', async () => {
    const me = await aTenant(t)
    const { message } = await bring(me, await aLetter(['{nothing}']), 'x.docx', 'en')
    expect(message).toContain('there is no variable “nothing”')
    expect((await me.call(paper.templates, { params: { subject: 'ourCompany' } })).result).toEqual([])
  })
})

describe('a hostile template', () => {
  const rels = (type: string, mode = ' TargetMode="External"') =>
    `<Relationships xmlns="x"><Relationship Id="r" Type="http://x/relationships/${type}" Target="http://e/x"${mode}/></Relationships>`
  const document = 'word/_rels/document.xml.rels'
  const cases: [string, () => Promise<Buffer> | Buffer, string][] = [
    ['a program', () => exe, 'paper.not_word'],
    ['a workbook', () => xlsx(), 'paper.not_word'],
    ['a text', () => Buffer.from('{name}'), 'paper.not_word'],
    ['a macro', () => aLetter(['{name}'], { more: { 'word/vbaProject.bin': 'x' } }), 'paper.suspicious'],
    [
      'a letter that says it has macros',
      () => aLetter(['{name}'], { type: 'application/vnd.ms-word.document.macroEnabled.main+xml' }),
      'paper.suspicious',
    ],
    [
      'an embedded object',
      () => aLetter(['{name}'], { more: { 'word/embeddings/a.xml': '<x/>' } }),
      'paper.suspicious',
    ],
    [
      'a template elsewhere',
      () => aLetter(['{name}'], { more: { [document]: rels('attachedTemplate') } }),
      'paper.suspicious',
    ],
    ['a picture elsewhere', () => aLetter(['{name}'], { more: { [document]: rels('image') } }), 'paper.suspicious'],
    [
      'a picture elsewhere, told in other words',
      () => aLetter(['{name}'], { more: { [document]: rels('image').replaceAll('Relationship ', 'r:Relationship ') } }),
      'paper.suspicious',
    ],
    [
      'a field that runs a program',
      () =>
        aLetter([
          '{name}</w:t></w:r><w:r><w:instrText>DDE</w:instrText><w:instrText>AUTO cmd</w:instrText></w:r><w:r><w:t>',
        ]),
      'paper.suspicious',
    ],
    [
      'more text than anybody writes',
      () => aLetter(['{name}', randomBytes(3.2 * 1024 * 1024).toString('base64')]),
      'paper.suspicious',
    ],
    [
      'an entity',
      () => aLetter(['{name}'], { more: { 'word/a.xml': '<!DOCTYPE x [<!ENTITY a "b">]><x/>' } }),
      'paper.suspicious',
    ],
    [
      'a bomb',
      () => aLetter(['{name}'], { more: { 'word/a.xml': Buffer.alloc(20 * 1024 * 1024) } }),
      'paper.suspicious',
    ],
  ]
  it.each(cases)('%s is refused', async (_, make, key) => {
    const me = await aTenant(t)
    expect((await bring(me, await make())).key).toBe(key)
    expect((await me.call(paper.templates, { params: { subject: 'ourCompany' } })).result).toEqual([])
  })

  it('of another ending or too large is refused before it is looked into', async () => {
    const me = await aTenant(t)
    expect((await bring(me, await aLetter(['{name}']), '模板.docm')).key).toBe('paper.not_word')
    const large = await aLetter(['{name}'], { more: { 'word/media/a.png': randomBytes(6 * 1024 * 1024) } })
    expect((await bring(me, large)).key).toBe('file.too_large')
  })

  it('may hold a link one has to click on', async () => {
    const me = await aTenant(t)
    const content = await aLetter(['{name}'], { more: { [document]: rels('hyperlink') } })
    expect((await bring(me, content)).status).toBe(200)
  })
})
