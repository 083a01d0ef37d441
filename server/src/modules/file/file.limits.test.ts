import { readdir, utimes, writeFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { applicant } from '#test/applicants.ts'
import { isFullDepth } from '#test/depth.ts'
import { exchange, formWith, jsonOf } from '#test/exchange.ts'
import { movingGif, pdf, png, zipOf } from '#test/outside/sample-files.ts'
import { query } from '#test/sql.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { addFile } from '#test/examples.ts'
import { password, signInWith, somebody } from '#modules/identity/identity.fixture.ts'
import { jobs } from './file.jobs.ts'

type View = { id: string; name: string; mime: string; url: string }

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await startApp()
  me = await aTenant(t)
})
afterAll(() => t.close())

const put = async (name: string, content: Buffer | string, who: TestTenant = me) => {
  const form = formWith({ name, content })
  const headers = { ...who.headers, ...form.headers }
  const answer = await exchange(t, { method: 'POST', url: '/api/ossPut', payload: form.payload, headers })
  return { status: answer.status, ...jsonOf<{ key?: string; result: View }>(answer) }
}
const folderOf = ({ tenantId }: TestTenant): string => join(t.app.config.STORAGE_DIR, 't', tenantId)
const stored = (who: TestTenant): Promise<string[]> => readdir(folderOf(who)).catch(() => [])

describe('an upload that is refused', () => {
  it('for its type leaves nothing in the store', async () => {
    const company = await aTenant(t)
    const who = await applicant(t, company)
    for (let n = 0; n < 6; n += 1)
      expect((await who.upload('包.zip', zipOf(['a.txt', `内容${n}`]))).key).toBe('onboarding.file_type')
    expect(await stored(company)).toEqual([])
  })

  it('because another took the last place leaves nothing in the store', async () => {
    const company = await aTenant(t)
    const who = await applicant(t, company)
    await who.upload()
    await query(
      t,
      'update supplier_application_draft set uploads = array_fill(uploads[1], array[29]) where mobile = $1',
      [who.mobile],
    )
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, n) => who.upload('照.pdf', Buffer.concat([pdf, Buffer.from(`%${n}\n`)]))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await stored(company)).toHaveLength(2)
  })

  it('by the database leaves nothing in the store, unless another file has the same contents', async () => {
    const company = await aTenant(t)
    await query(
      t,
      `create or replace function app.refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
        create trigger refuse before insert on app.file for each row when (new.name = '坏.txt') execute function app.refuse()`,
    )
    expect((await put('坏.txt', '内容一', company)).status).toBe(500)
    expect(await stored(company)).toEqual([])
    const good = await put('好.txt', '内容二', company)
    expect((await put('坏.txt', '内容二', company)).status).toBe(500)
    expect((await t.http.inject({ method: 'GET', url: good.result.url, headers: company.headers })).body).toBe('内容二')
  })

  it('while others send the same contents takes none of theirs away', async () => {
    const company = await aTenant(t)
    for (let round = 0; round < (isFullDepth ? 30 : 6); round += 1) {
      const names = ['坏.txt', '好.txt', '坏.txt', '好.txt', '坏.txt', '好.txt']
      const answers = await Promise.all(names.map((name) => put(name, `同样的内容${round}`, company)))
      for (const { status, result } of answers.filter(({ status: one }) => one === 200)) {
        expect(status).toBe(200)
        const read = await t.http.inject({ method: 'GET', url: result.url, headers: company.headers })
        expect(read.body).toBe(`同样的内容${round}`)
      }
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    }
  })
})

describe('contents without a file', () => {
  const sweep = (who: TestTenant) =>
    jobs['file.sweep'].run(
      { transaction: <T>(work: Parameters<typeof who.inside<T>>[0]) => who.inside(work) } as never,
      {},
    )

  it('are removed after a day, those of files and of uploads under way are not', async () => {
    const company = await aTenant(t)
    const kept = await addFile(t, company, '图.png', await png())
    const before = await stored(company)
    await mkdir(folderOf(company), { recursive: true })
    const yesterday = new Date(Date.now() - 25 * 3600 * 1000)
    for (const name of ['old', 'old.thumb', 'half.1f0e', 'young']) await writeFile(join(folderOf(company), name), 'x')
    for (const name of [...before, 'old', 'old.thumb', 'half.1f0e'])
      await utimes(join(folderOf(company), name), yesterday, yesterday)
    await sweep(company)
    expect((await stored(company)).toSorted()).toEqual([...before, 'young'].toSorted())
    expect((await t.http.inject({ method: 'GET', url: kept.url, headers: company.headers })).statusCode).toBe(200)
  })
})

describe('uploads of external people', () => {
  it('are counted for a form whether or not they are taken, and refused beyond the limit', async () => {
    const company = await aTenant(t)
    const who = await applicant(t, company)
    const keys = new Set<string | undefined>()
    for (let n = 0; n < 60; n += 1) keys.add((await who.upload('包.zip', zipOf(['a.txt', 'a']))).key)
    expect(keys).toEqual(new Set(['onboarding.file_type']))
    expect(await who.upload()).toMatchObject({ status: 429, key: 'file.too_many' })
    expect((await (await applicant(t, company)).upload()).status, 'another form').toBe(200)
    await query(t, `update platform.usage set since = since - interval '61 minutes'`)
    expect((await who.upload()).status, 'an hour later').toBe(200)
  })

  it('are counted for an address and for a company', async () => {
    const [one, other] = [await aTenant(t), await aTenant(t)]
    const [first, second] = [await applicant(t, one), await applicant(t, one)]
    const used = (limit: number) => query(t, 'update platform.usage set used = $1', [limit])
    await first.upload()
    await used(200)
    expect((await first.upload()).key).toBe('file.too_many')
    await query(t, 'delete from platform.usage')
    await first.upload()
    await used(2000)
    expect((await second.upload()).key, 'the company').toBe('file.too_many')
    expect((await (await applicant(t, other)).upload()).status).toBe(200)
  })
})

describe('a picture', () => {
  it('that moves is kept as its first frame, however many there are', async () => {
    const { status, result } = await put('动.gif', await movingGif(600, 110))
    expect(status).toBe(200)
    const { rawPayload } = await t.http.inject({ method: 'GET', url: result.url, headers: me.headers })
    expect(await sharp(rawPayload, { animated: true }).metadata()).toMatchObject({
      format: 'gif',
      width: 600,
      height: 600,
    })
    expect((await sharp(rawPayload, { animated: true }).metadata()).pages ?? 1).toBe(1)
  })

  it('of more than 25 million points is refused', async () => {
    expect(await put('大.png', await png(5001))).toMatchObject({ status: 422, key: 'file.broken_image' })
  })

  it('drawn by others makes nobody wait at the sign-in', async () => {
    const person = await somebody(me)
    await signInWith(t, me, person.username, password)
    const moving = await movingGif(600, 110)
    const still = await png(4900)
    const drawing = [moving, moving, moving, moving, still, still].map((content, n) =>
      put(`图${n}.${n < 4 ? 'gif' : 'png'}`, content),
    )
    const times: number[] = []
    let busy = true
    const done = Promise.all(drawing).then((all) => {
      busy = false
      return all
    })
    while (busy || times.length < 20) {
      const began = performance.now()
      expect((await signInWith(t, me, person.username, password)).status).toBe(200)
      times.push(performance.now() - began)
    }
    expect((await done).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
    // The figure is 300 ms; a machine that does other things as well is allowed more, except in the nightly run.
    expect(p95).toBeLessThan(isFullDepth ? 300 : 1500)
  })
})
