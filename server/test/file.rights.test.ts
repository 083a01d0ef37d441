import { application } from '@srm/api/application'
import { file } from '@srm/api/file'
import { identity } from '@srm/api/identity'
import { record } from '@srm/api/record'
import { tenancy } from '@srm/api/tenancy'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApplication } from '#modules/application/application.fixture.ts'
import { signInWith, somebody } from '#modules/identity/identity.fixture.ts'
import { startApp, type TestApp } from './app.ts'
import { exchange, formWith, jsonOf } from './exchange.ts'
import { addCompany } from './records.ts'
import { pdf } from './outside/sample-files.ts'
import { aTenant, callerOf, type Member, type TestTenant } from './tenant.ts'

type View = { id: string; name: string; mime: string; size: number; url: string; thumbUrl: string | null }
type FileAnswer = { code: number; key?: string; message: string; result: View }

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await startApp()
  me = await aTenant(t)
})
afterAll(() => t.close())

const put = async (name: string, content: Buffer | string, who: Member = me) => {
  const form = formWith({ name, content })
  const answer = await exchange(t, {
    method: 'POST',
    url: '/api/ossPut',
    payload: form.payload,
    headers: { ...who.headers, ...form.headers },
  })
  return { status: answer.status, ...jsonOf<FileAnswer>(answer) }
}
const read = async (url: string, headers: Record<string, string> = me.headers) => {
  const answer = await t.http.inject({ method: 'GET', url, headers })
  return { status: answer.statusCode, headers: answer.headers, content: answer.rawPayload }
}

describe('reading a file', () => {
  it('by a link is done where its maker is signed in, and nowhere else; the link tells no id', async () => {
    const person = await somebody(me, { roles: ['STAFF'] })
    const { token, cookie } = await signInWith(t, me, person.username)
    const her = callerOf(t, me.tenantId, person.id, token)
    const { id, url } = (await put('说明.txt', 'x', her)).result
    for (const part of url.split(/[/.]/)) expect(Buffer.from(part, 'base64url').toString('latin1')).not.toContain(id)
    expect((await read(url, her.headers)).status).toBe(200)
    expect((await read(url, { cookie })).status).toBe(200)
    expect((await read(url, {})).status).toBe(410)
    expect((await read(url)).status).toBe(410)
    const other = await signInWith(t, me, (await somebody(me, { roles: ['STAFF'] })).username)
    expect((await read(url, { cookie: other.cookie })).status).toBe(410)
    expect((await read(url, { cookie: `${cookie.slice(0, -2)}xx` })).status).toBe(410)
    await her.call(identity.auth.logout)
    expect((await read(url, { cookie })).status).toBe(410)
  })

  it('is bound to what one sees of the record that holds it, not to the right alone', async () => {
    const { id } = (await put('合同.pdf', pdf)).result
    const body = anApplication({ attachments: [id] })
    await me.call(application.create, { body })
    const { id: stranger } = await somebody(me)
    const claims = { userId: stranger, permissions: ['application:show'] }
    expect((await me.as({ ...claims, scope: { kind: 'self' } }).call(file.link, { params: { id } })).status).toBe(404)
    expect((await me.as(claims).call(file.link, { params: { id } })).status).toBe(200)
  })
})

describe('a file somebody else uploaded', () => {
  it('is put on no record of one’s own: not as a face, a logo, an attachment or a comment', async () => {
    const { id } = (await put('账号.txt', '6222000000001234')).result
    const { id: userId } = await somebody(me)
    const colleague = me.as({ userId })
    const refused = { status: 422, key: 'record.bad_reference' }
    expect(await colleague.call(identity.user.saveProfile, { body: { avatarId: id } })).toMatchObject(refused)
    expect(
      await colleague.call(tenancy.apply.update, {
        params: { id: me.tenantId },
        body: { logoId: id, version: 1 },
      }),
    ).toMatchObject(refused)
    expect(await colleague.call(application.create, { body: anApplication({ attachments: [id] }) })).toMatchObject(
      refused,
    )
    const company = await addCompany(me, {})
    const comment = {
      params: { subject: 'ourCompany', id: company },
      body: { body: '见附件', mentions: [], files: [id] },
    }
    expect(await colleague.call(record.comment, comment)).toMatchObject(refused)
    expect((await colleague.call(file.link, { params: { id } })).status).toBe(404)
  })

  it('stays on the record it is on, whoever changes the rest', async () => {
    const { id } = (await put('合同.pdf', pdf)).result
    const body = anApplication({ attachments: [id] })
    const made = (await me.call(application.create, { body })).result.id
    const { id: userId } = await somebody(me)
    const change = { params: { id: made }, body: { ...body, title: '改过的标题', version: 1 } }
    expect((await me.as({ userId }).call(application.update, change)).status).toBe(200)
  })
})
