import { file } from '@srm/api/file'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { somebody } from '#modules/identity/identity.fixture.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { exchange, formWith, jsonOf } from '#test/exchange.ts'
import { addCompany } from '#test/records.ts'
import { docx, exe, gif, html, jpegWithPlace, pdf, png, svg, xlsx, zipOf } from '#test/outside/sample-files.ts'
import { snapshotOf } from '#test/snapshot.ts'
import { query } from '#test/sql.ts'
import { aTenant, type Member, type TestTenant } from '#test/tenant.ts'
import { sealLink } from './file.rules.ts'

type View = { id: string; name: string; mime: string; size: number; url: string; thumbUrl: string | null }
type FileAnswer = { code: number; key?: string; message: string; result: View }

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
})

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

describe('a file', () => {
  it.each([
    ['图.png', () => png(), 'image/png'],
    ['照片.jpg', jpegWithPlace, 'image/jpeg'],
    ['动.gif', gif, 'image/gif'],
    ['合同.pdf', () => pdf, 'application/pdf'],
    ['合同.docx', docx, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['表.xlsx', xlsx, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['说明.txt', () => Buffer.from('说明'), 'text/plain'],
    ['包.zip', () => zipOf(['a.txt', 'a']), 'application/zip'],
  ])('%s is taken, and read by its link', async (name, make, mime) => {
    const content = await make()
    const told = await put(name, content)
    expect(told).toMatchObject({ status: 200, result: { name, mime } })
    const got = await read(told.result.url)
    expect([got.status, got.headers['content-type']]).toEqual([200, mime])
    expect(got.content.length).toBe(told.result.size)
    expect(mime.startsWith('image/') || got.content.equals(content)).toBe(true)
  })

  it.each([
    ['a.svg', svg],
    ['a.png', svg],
    ['a.html', html],
    ['a.png', html],
    ['a.txt', html],
    ['a.jpg', zipOf(['a', 'a'])],
    ['a.docx', zipOf(['a', 'a'])],
    ['a.exe', exe],
    ['a.pdf', exe],
    ['a.js', Buffer.from('alert(1)')],
    ['a', Buffer.from('text without an ending')],
  ])('%s is refused when it is not what it says, or could be run', async (name, content) => {
    const before = await snapshotOf(t, me.tenantId)
    expect(await put(name, content)).toMatchObject({ status: 415, key: 'file.type_refused' })
    expect(await snapshotOf(t, me.tenantId)).toEqual(before)
  })

  it('of three megabytes is refused in the words the customer asked for, of two it is taken', async () => {
    const refused = await put('大.txt', Buffer.alloc(3 * 1024 * 1024, 'a'))
    expect(refused).toMatchObject({ status: 413, code: 44_001, message: '上传文件大小不能超过 2MB!' })
    expect((await put('好.txt', Buffer.alloc(2 * 1024 * 1024, 'a'))).status).toBe(200)
    expect((await put('多.txt', Buffer.alloc(2 * 1024 * 1024 + 1, 'a'))).status).toBe(413)
  })

  it('may be larger where the company says so', async () => {
    const other = await aTenant(t)
    await query(t, 'update tenant set upload_limit = 4194304 where tenant_id = $1', [other.tenantId])
    expect((await put('大.txt', Buffer.alloc(3 * 1024 * 1024, 'a'), other)).status).toBe(200)
    const refused = await put('大.txt', Buffer.alloc(5 * 1024 * 1024, 'a'), other)
    expect(refused).toMatchObject({ status: 413, message: '上传文件大小不能超过 4MB!' })
  })

  it('that is empty or missing is asked for', async () => {
    expect(await put('空.txt', '')).toMatchObject({ status: 400, key: 'file.missing' })
    const none = await exchange(t, { method: 'POST', url: '/api/ossPut', headers: me.headers })
    expect(none.status).toBe(400)
  })

  it.each([
    ['../../逃.txt', '逃.txt'],
    ['a%00b.txt', 'a%00b.txt'],
    ['\u202Etxt.exe.txt', 'txt.exe.txt'],
    ['a\\..\\b.txt', 'b.txt'],
  ])('named %j is called %j', async (typed, kept) => {
    expect((await put(typed, 'x')).result.name).toBe(kept)
  })

  it('sent twice is kept once, and each is a file of its own', async () => {
    const [one, two] = [await put('一.txt', '同样的内容'), await put('二.txt', '同样的内容')]
    expect(one.result.id).not.toBe(two.result.id)
    const rows = await query<{ key: string }>(t, `select distinct storage_key as key from file where id = any($1)`, [
      [one.result.id, two.result.id],
    ])
    expect(rows).toHaveLength(1)
    const other = await aTenant(t)
    const theirs = await put('一.txt', '同样的内容', other)
    const [mine] = rows
    const [row] = await query<{ key: string }>(t, `select storage_key as key from file where id = $1`, [
      theirs.result.id,
    ])
    expect(row?.key, 'companies share no contents').not.toBe(mine?.key)
  })
})

describe('a file on its way', () => {
  it('that the database loses is answered as busy, not as missing, and is taken the next time', async () => {
    await query(
      t,
      `create sequence app.times; grant usage on sequence app.times to srm_app;
        create function app.die() returns trigger language plpgsql as $$ begin
          if nextval('app.times') = 1 then perform pg_terminate_backend(pg_backend_pid()); end if; return new; end $$;
        create trigger die before insert on app.file for each row execute function app.die()`,
    )
    expect(await put('路上.txt', 'x')).toMatchObject({ status: 503, key: 'server.busy' })
    expect((await put('路上.txt', 'x')).status).toBe(200)
  })
})

describe('a picture', () => {
  it('is drawn anew: nothing of where and by whom it was taken is left', async () => {
    const given = await jpegWithPlace()
    expect((await sharp(given).metadata()).exif).toBeDefined()
    const { content } = await read((await put('照片.jpg', given)).result.url)
    const { exif, width } = await sharp(content).metadata()
    expect([exif, width]).toEqual([undefined, 600])
    expect(content.includes('SecretArtist')).toBe(false)
  })

  it('loses whatever was hidden behind or inside it', async () => {
    const hidden = Buffer.concat([await png(), Buffer.from('<script>alert(1)</script>'), zipOf(['evil.txt', 'evil'])])
    const { content } = await read((await put('图.png', hidden)).result.url)
    for (const trace of ['<script>', 'evil', 'PK\u0003\u0004']) expect(content.includes(trace)).toBe(false)
    const script = Buffer.concat([Buffer.from('GIF89a/*'), Buffer.from('*/=1;alert(1)')])
    expect((await put('图.gif', script)).status).toBe(422)
  })

  it('has a small one beside it', async () => {
    const { thumbUrl } = (await put('图.png', await png(900))).result
    const small = await read(thumbUrl ?? '')
    expect(small.headers['content-type']).toBe('image/webp')
    expect(await sharp(small.content).metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 })
    expect((await put('说明.txt', 'x')).result.thumbUrl).toBeNull()
  })

  it('that is broken, or larger than anybody needs, is refused', async () => {
    expect(await put('坏.png', (await png()).subarray(0, 60))).toMatchObject({ status: 422, key: 'file.broken_image' })
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'white' } })
      .png()
      .toBuffer()
    expect((await put('弹.png', bomb)).status).toBe(422)
  })
})

describe('reading a file', () => {
  it('is done under headers that keep a browser from running it', async () => {
    for (const [name, content, way] of [
      ['图.png', await png(), 'inline'],
      ['合同.pdf', pdf, 'inline'],
      ['说明.txt', Buffer.from('x'), 'attachment'],
    ] as const) {
      const { headers } = await read((await put(name, content)).result.url)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
      expect(headers['content-disposition']).toBe(`${way}; filename*=UTF-8''${encodeURIComponent(name)}`)
      expect(headers['cache-control']).toMatch(/^private/)
    }
  })

  it('ends with the life of the link', async () => {
    const { id } = (await put('说明.txt', 'x')).result
    const link = {
      tenantId: me.tenantId,
      fileId: id,
      thumb: false,
      expires: Math.floor(Date.now() / 1000) - 1,
      session: '',
    }
    const old = await read(`/api/file/raw/${sealLink(link, t.app.config.FILE_SECRET)}`)
    expect(old.status).toBe(410)
    const forged = await read(`/api/file/raw/${sealLink({ ...link, expires: link.expires + 600 }, 'another secret')}`)
    expect(forged.status).toBe(404)
  })

  it('is for whoever uploaded it, and for those who may see a record that holds it', async () => {
    const { id } = (await put('合同.pdf', pdf)).result
    const { id: userId } = await somebody(me)
    const colleague = me.as({ userId })
    const mayNot = me.as({ userId, permissions: [] })
    expect((await me.call(file.link, { params: { id } })).status).toBe(200)
    expect((await colleague.call(file.link, { params: { id } })).status).toBe(404)
    await addCompany(me, { attachments: [id] })
    expect((await colleague.call(file.link, { params: { id } })).status).toBe(200)
    expect((await mayNot.call(file.link, { params: { id } })).status).toBe(404)
  })
})
