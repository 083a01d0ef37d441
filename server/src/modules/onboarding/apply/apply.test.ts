import { onboarding } from '@srm/api/onboarding'
import { beforeAll, describe, expect, it } from 'vitest'
import { codeOf, readPicture } from '#modules/identity/identity.fixture.ts'
import { aMobile, codeSentTo } from '#modules/notice/notice.fixture.ts'
import { aClass, applicant, filledIn, nobodyAt, sentIn, texted } from '#test/applicants.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { docx, exe, html, png } from '#test/outside/sample-files.ts'
import { query } from '#test/sql.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'

const { external, application } = onboarding

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
})

describe('the public page', () => {
  it('tells whose it is, what one can apply for and what to bring, and nothing else', async () => {
    const id = await aClass(me)
    const { result } = await nobodyAt(t)(external.welcome, { query: { company: await codeOf(t, me) } })
    expect(Object.keys(result).toSorted()).toEqual(['certificateTypes', 'classes', 'company', 'uploadLimit'])
    expect(result.classes.find((one) => one.id === id)).toMatchObject({ kind: 'other', certificates: ['license'] })
    expect(result.certificateTypes).toContainEqual({ value: 'license', name: '营业执照' })
  })

  it('knows no company by a wrong code, nor one that is switched off', async () => {
    const anyone = nobodyAt(t)
    expect((await anyone(external.welcome, { query: { company: 'NOSUCH' } })).key).toBe('onboarding.unknown_company')
    const off = await aTenant(t)
    await query(t, `update platform.tenant_directory set status = 'disabled' where tenant_id = $1`, [off.tenantId])
    const asked = await anyone(external.welcome, { query: { company: await codeOf(t, off) } })
    expect(asked).toMatchObject({ status: 404, key: 'onboarding.unknown_company' })
  })
})

describe('the code', () => {
  it('is sent only to whoever has read the picture, and a picture is good for one try', async () => {
    const anyone = nobodyAt(t)
    const picture = (await anyone(external.captcha)).result
    const asked = { by: 'mobile', company: await codeOf(t, me), mobile: aMobile() } as const
    const wrong = await anyone(external.code, { body: { ...asked, captcha: { id: picture.id, answer: '1' } } })
    expect(wrong).toMatchObject({ status: 422, key: 'onboarding.captcha' })
    const captcha = { id: picture.id, answer: readPicture(t, picture) }
    expect((await anyone(external.code, { body: { ...asked, captcha } })).key).toBe('onboarding.captcha')
    const next = (await anyone(external.captcha)).result
    const right = { id: next.id, answer: readPicture(t, next) }
    expect(await anyone(external.code, { body: { ...asked, captcha: right } })).toMatchObject({
      status: 200,
      result: { wait: 60, mobile: null },
    })
    expect(await codeSentTo(t, asked.mobile, 'supplier')).toMatch(/^\d{6}$/)
  })

  it('opens nothing when it is wrong or used before', async () => {
    const anyone = nobodyAt(t)
    const mobile = aMobile()
    const code = await texted(t, mobile)
    const proof = { by: 'mobile', company: await codeOf(t, me), mobile, code } as const
    const other = code === '000000' ? '000001' : '000000'
    expect((await anyone(external.enter, { body: { ...proof, code: other } })).key).toBe('login.wrong_code')
    expect((await anyone(external.enter, { body: proof })).status).toBe(200)
    expect((await anyone(external.enter, { body: proof })).key).toBe('login.wrong_code')
  })
})

describe('a half-filled form', () => {
  it('is kept and found again with the same number on another phone, with its scans', async () => {
    const who = await applicant(t, me)
    const scan = (await who.upload()).result
    await who.call(external.save, { body: { values: { name: '云栖酒', creditCode: '9131' } } })
    await query(t, `update platform.sms_code set created_at = created_at - interval '2 minutes' where mobile = $1`, [
      who.mobile,
    ])
    const again = await applicant(t, me, { mobile: who.mobile })
    const { result } = await again.call(external.page)
    expect(result).toMatchObject({ stage: 'draft', open: true, values: { name: '云栖酒', creditCode: '9131' } })
    expect(result.files).toMatchObject([{ id: scan.id, name: '营业执照.pdf' }])
    expect(result.mobile).toMatch(/^\d{3}\*{4}\d{4}$/)
  })

  it('keeps nothing in the open: what was typed is sealed, and so is the account of what was sent in', async () => {
    const who = await applicant(t, me)
    const values = { name: '云栖酒店', bank: { accountNo: '6222020200012345678' } }
    await who.call(external.save, { body: { values } })
    const [draft] = await query(t, 'select body from supplier_application_draft where mobile = $1', [who.mobile])
    expect(JSON.stringify(draft)).not.toMatch(/云栖|62220202/)
    expect((await who.call(external.page)).result.values).toEqual(values)
    const { id, sent } = await sentIn(t, me)
    const number = sent.bank?.accountNo ?? ''
    const stored = await query(t, 'select to_jsonb(a) as row from supplier_application a where id = $1', [id])
    const told = await query(t, 'select changes from record_event where subject_id = $1', [id])
    expect(number).toMatch(/^\d{6,}$/)
    expect(JSON.stringify([stored, told])).not.toContain(number)
    expect((await me.call(application.show, { params: { id } })).result.accountNo).toBe(number)
  })

  it('is nobody’s record: no reviewer sees it', async () => {
    const who = await applicant(t, me)
    await who.call(external.save, { body: { values: { name: '无人看见的公司' } } })
    const found = await me.call(application.list, { query: { keyword: '无人看见' } })
    expect(found.result.items).toEqual([])
  })
})

describe('a scan of an external person', () => {
  it('is a picture or a PDF of at most the company’s limit; nothing else is kept', async () => {
    const who = await applicant(t, me)
    expect((await who.upload('执照.png', await png())).status).toBe(200)
    expect((await who.upload('表.docx', docx())).key).toBe('onboarding.file_type')
    expect((await who.upload('执照.pdf', exe)).key).toBe('file.type_refused')
    expect((await who.upload('执照.jpg', html)).key).toBe('file.type_refused')
    expect((await who.upload('大.pdf', Buffer.alloc(2_200_000, 'x'))).key).toBe('file.too_large')
    expect((await who.call(external.page)).result.files).toHaveLength(1)
  })

  it('cannot be somebody else’s, whoever knows its id', async () => {
    const other = await applicant(t, me)
    const theirs = (await other.upload()).result.id
    const who = await applicant(t, me)
    const sent = await filledIn(me, who)
    const body = { ...sent, licences: [{ type: 'license', longTerm: true, files: [theirs] }] }
    expect((await who.call(external.submit, { body })).key).toBe('record.bad_reference')
  })

  it('is limited in number', async () => {
    const who = await applicant(t, me)
    const ids = Array.from({ length: 30 }, () => 'gen_random_uuid()').join(', ')
    await query(t, `update supplier_application_draft set uploads = array[${ids}] where mobile = $1`, [who.mobile])
    expect((await who.upload()).key).toBe('onboarding.too_many_files')
  })
})

describe('sending it in', () => {
  it('gives it a number, a reviewer, and what it came with; the form is closed from then on', async () => {
    const { who, id, applyNo, sent } = await sentIn(t, me)
    expect(applyNo).toMatch(/^ZR-\d{6}-\d{4}$/)
    const shown = (await me.call(application.show, { params: { id } })).result
    expect(shown).toMatchObject({
      stage: 'submitted',
      source: 'outside',
      contactMobile: who.mobile,
      creditCode: sent.creditCode,
      agreementVersion: '2026-11',
      ip: who.address,
      owner: { id: me.userId },
      accountNo: sent.bank?.accountNo,
      licences: [{ type: 'license', files: [{ name: '营业执照.pdf' }] }],
      offers: [{ name: '云栖湖畔酒店' }, { name: '云栖会议中心', area: '1800.0' }],
    })
    expect((await who.call(external.page)).result).toMatchObject({ applyNo, stage: 'submitted', open: false })
    expect((await who.call(external.submit, { body: sent })).key).toBe('onboarding.closed')
    expect((await who.upload()).key).toBe('onboarding.closed')
    expect((await who.call(external.save, { body: { values: {} } })).key).toBe('onboarding.closed')
  })

  it('is refused without a credit code, a class or a licence, at the field it is about', async () => {
    const who = await applicant(t, me)
    const { creditCode: _, ...sent } = await filledIn(me, who)
    const { status, errors } = await who.call(external.submit, { body: { ...sent, classifies: [], licences: [] } })
    expect(status).toBe(400)
    expect(errors?.map(({ path }) => path).toSorted()).toEqual(['classifies', 'creditCode', 'licences'])
    expect((await who.call(external.submit, { body: sent })).errors).toMatchObject([{ path: 'creditCode' }])
  })

  it('is refused while one of the same credit code is under way, and says nothing of whose', async () => {
    const first = await sentIn(t, me)
    const who = await applicant(t, me)
    const sent = await filledIn(me, who, { creditCode: first.sent.creditCode })
    const refused = await who.call(external.submit, { body: sent })
    expect(refused).toMatchObject({ status: 409, key: 'onboarding.pending' })
    expect(JSON.stringify(refused)).not.toContain(first.applyNo)
    expect(JSON.stringify(refused)).not.toContain(first.sent.name)
  })

  it('is refused while one of the same name and number is under way, and taken once that is decided', async () => {
    const first = await sentIn(t, me)
    await query(t, `update platform.sms_code set created_at = created_at - interval '2 minutes' where mobile = $1`, [
      first.who.mobile,
    ])
    const who = await applicant(t, me, { mobile: first.who.mobile })
    const sent = await filledIn(me, who, { name: first.sent.name.replace('有限公司', ' 有限责任公司') })
    expect((await who.call(external.submit, { body: sent })).key).toBe('onboarding.pending')
    const params = { id: first.id }
    await me.call(application.reject, { params, body: { version: 1, opinion: '暂不合作' } })
    expect((await who.call(external.submit, { body: sent })).status).toBe(200)
  })

  it('is refused for the fourth time a day from one address, an IPv6 network being one', async () => {
    const company = await aTenant(t)
    const at = (n: number) => `2001:db8:1:2::${String(n)}`
    for (const n of [1, 2, 3]) await sentIn(t, company, {}, await applicant(t, company, { address: at(n) }))
    const who = await applicant(t, company, { address: at(4) })
    const body = await filledIn(company, who)
    expect(await who.call(external.submit, { body })).toMatchObject({ status: 429, key: 'onboarding.address_limit' })
    const elsewhere = nobodyAt(t, '2001:db8:1:3::1')
    expect((await elsewhere(external.submit, { body }, who.headers)).status).toBe(200)
  })

  it('twice at once is one', async () => {
    const who = await applicant(t, me)
    const body = await filledIn(me, who)
    const answers = await Promise.all([1, 2].map(() => who.call(external.submit, { body })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })
})

describe('asking how it stands', () => {
  it('takes the number of the application and a code to the phone it was sent from', async () => {
    const { who, applyNo } = await sentIn(t, me)
    await query(t, `update platform.sms_code set created_at = created_at - interval '2 minutes' where mobile = $1`, [
      who.mobile,
    ])
    const anyone = nobodyAt(t)
    const picture = (await anyone(external.captcha)).result
    const way = { by: 'number', company: await codeOf(t, me), applyNo } as const
    const captcha = { id: picture.id, answer: readPicture(t, picture) }
    expect((await anyone(external.code, { body: { ...way, captcha } })).result).toEqual({ wait: 60, mobile: null })
    const code = await codeSentTo(t, who.mobile, 'supplier')
    const entered = (await anyone(external.enter, { body: { ...way, code } })).result
    const page = await anyone(external.page, undefined, { 'supplier-token': entered.token })
    expect(page.result).toMatchObject({ applyNo, stage: 'submitted' })
  })

  it('answers the same however often it is asked, whether or not there is such a number', async () => {
    const { who, applyNo } = await sentIn(t, me)
    await query(t, `update platform.sms_code set created_at = created_at - interval '2 minutes' where mobile = $1`, [
      who.mobile,
    ])
    const company = await codeOf(t, me)
    const askThrice = async (number: string, address: string): Promise<string[]> => {
      const anyone = nobodyAt(t, address)
      const answers: string[] = []
      for (let n = 0; n < 3; n += 1) {
        const picture = (await anyone(external.captcha)).result
        const captcha = { id: picture.id, answer: readPicture(t, picture) }
        const body = { by: 'number', company, applyNo: number, captcha } as const
        const answer = await anyone(external.code, { body })
        answers.push(JSON.stringify({ ...answer, requestId: '' }))
      }
      return answers
    }
    const counted = async (address: string) =>
      (await query(t, 'select 1 from platform.sms_code where address = $1::inet', [address])).length
    expect(await askThrice(applyNo, '10.44.0.1')).toEqual(await askThrice('ZR-209901-8888', '10.44.0.2'))
    expect([await counted('10.44.0.1'), await counted('10.44.0.2')]).toEqual([1, 1])
    const jobs = await query(
      t,
      `select 1 from pgboss.job j join platform.sms_code c on c.id::text = j.data ->> 'id' where c.address = '10.44.0.2'`,
    )
    expect(jobs, 'nothing is sent to nobody').toEqual([])
  })

  it('answers the same for a number that does not exist', async () => {
    const anyone = nobodyAt(t)
    const picture = (await anyone(external.captcha)).result
    const captcha = { id: picture.id, answer: readPicture(t, picture) }
    const way = { by: 'number', company: await codeOf(t, me), applyNo: 'ZR-209901-9999' } as const
    expect(await anyone(external.code, { body: { ...way, captcha } })).toMatchObject({
      status: 200,
      result: { wait: 60, mobile: null },
    })
    expect((await anyone(external.enter, { body: { ...way, code: '123456' } })).key).toBe('login.wrong_code')
  })
})
