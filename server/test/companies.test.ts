import { home } from '@srm/api/home'
import { identity } from '@srm/api/identity'
import { tenancy } from '@srm/api/tenancy'
import { transfer } from '@srm/api/transfer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { knock, password } from '#modules/identity/identity.fixture.ts'
import { requestSmsCode } from '#modules/notice/index.ts'
import { aMobile, codeSentTo } from '#modules/notice/notice.fixture.ts'
import { startApp, type TestApp } from './app.ts'
import { isFullDepth } from './depth.ts'
import { operatorToken } from './operators.ts'
import { query } from './sql.ts'
import { aTenant, callerOf, type Member } from './tenant.ts'
import { addPerson } from '#modules/identity/index.ts'
import { watchExpiry } from '#modules/tenancy/index.ts'
import { anOurCompany } from '#modules/tenancy/tenancy.fixture.ts'

const { apply, platform, ourCompany } = tenancy

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

/** 50 rounds are the thousand that were measured; a build makes do with fewer. */
const rounds = Number(process.env['REGISTRATION_ROUNDS'] ?? (isFullDepth ? 3 : 1))

let hosts = 0
const register = async (companyName: string) => {
  const mobile = aMobile()
  hosts += 1
  const address = `10.30.${hosts >> 8}.${hosts & 255}`
  await t.app.asTenant('', (ctx) => requestSmsCode(ctx, { mobile, purpose: 'register', address, proven: true }))
  const code = await codeSentTo(t, mobile, 'register')
  const body = { companyName, contactName: '方屿', mobile, code, password, agreement: true as const }
  const began = performance.now()
  const answer = await knock(t, apply.register, { body })
  return { ...answer, mobile, body, ms: performance.now() - began }
}

describe('registering', () => {
  it('makes a company that can be used at once', async () => {
    const { status, result, ms } = await register('杭州观澜文旅策划有限公司')
    expect(status).toBe(200)
    expect(ms).toBeLessThan(2000)
    expect(result['companyCode']).toMatch(/^[A-Z2-9]{6}$/)
    const caller = callerOf(t, String(result['applyId']), '', String(result['token']))
    const { userInfo, isSuper } = (await caller.call(identity.user.profile)).result
    expect(isSuper).toBe(true)
    expect(userInfo).toMatchObject({
      apply: { companyName: '杭州观澜文旅策划有限公司' },
      membershipRights: { title: '免费版' },
    })
    expect((await caller.call(identity.department.list)).result).toHaveLength(6)
    expect((await caller.call(identity.role.list, { query: {} })).result.total).toBe(10)
    expect((await caller.call(identity.menu.router)).result.length).toBeGreaterThan(2)
    expect((await caller.call(ourCompany.create, { body: anOurCompany() })).status).toBe(200)
    expect((await caller.call(apply.mine)).result).toMatchObject({
      plan: 'free',
      seats: 5,
      seatsUsed: 1,
      closing: 'none',
    })
    const steps = (await caller.call(home.steps)).result
    expect(steps.filter(({ done }) => done).map(({ key }) => key)).toEqual(['company'])
  })

  it('needs the code from the phone, the agreement and a good password', async () => {
    const { body } = await register('一号企业')
    expect(await knock(t, apply.register, { body })).toMatchObject({ key: 'login.wrong_code' })
    expect(await knock(t, apply.register, { body: { ...body, password: 'abcdefgh' } })).toMatchObject({
      key: 'password.weak',
    })
    expect((await knock(t, apply.register, { body: { ...body, agreement: false as never } })).status).toBe(400)
  })

  it(
    'of many companies, twenty at a time, gives as many that are distinct and usable',
    { timeout: 300_000 },
    async () => {
      const made: Awaited<ReturnType<typeof register>>[] = []
      for (let round = 0; round < rounds; round += 1)
        made.push(...(await Promise.all(Array.from({ length: 20 }, (_, n) => register(`批量企业${round}-${n}`)))))
      expect(made.map(({ status, key }) => key ?? status)).toEqual(made.map(() => 200))
      expect(new Set(made.map(({ result }) => result['companyCode'])).size).toBe(rounds * 20)
      for (const { mobile } of made) {
        const entered = await knock(t, identity.auth.byPassword, { body: { username: mobile, password } })
        expect(entered.result['token']).toBeTruthy()
      }
    },
  )
})

const expire = (tenantId: string, days: number) =>
  query(
    t,
    `update platform.tenant_directory set out_date = (now() at time zone 'Asia/Shanghai')::date - $2::int where tenant_id = $1`,
    [tenantId, days],
  )

const operator = async (): Promise<Member> => callerOf(t, '', '', await operatorToken(t, '小陈'))

describe('a membership that ended', () => {
  it('can still be used on its last day, then be read and exported, then only be renewed', async () => {
    const me = await aTenant(t)
    const write = async () => (await me.call(ourCompany.create, { body: anOurCompany() })).key ?? 'written'
    const read = async () => (await me.call(ourCompany.list, { query: {} })).key ?? 'read'
    await expire(me.tenantId, 0)
    expect([await write(), await read()]).toEqual(['written', 'read'])
    for (const days of [1, 15]) {
      await expire(me.tenantId, days)
      expect([await write(), await read()]).toEqual(['tenant.read_only', 'read'])
      const order = { subject: 'ourCompany', query: {}, columns: ['name'] }
      expect((await me.call(transfer.export, { body: order })).status).toBe(200)
    }
    await expire(me.tenantId, 16)
    expect([await write(), await read()]).toEqual(['tenant.renewal_only', 'tenant.renewal_only'])
    expect((await me.call(apply.mine)).result).toMatchObject({ closing: 'renewal' })
    expect((await me.call(apply.manager)).result.phone).toBeTruthy()
    const renewed = await (
      await operator()
    ).call(platform.renew, {
      params: { id: me.tenantId },
      body: { plan: 'professional', years: 3 },
    })
    expect(renewed.result.amount).toBe('51840.00')
    expect([await write(), await read()]).toEqual(['written', 'read'])
    expect((await me.call(apply.purchases)).result).toMatchObject([
      { plan: 'professional', years: 3, giftYears: 1, seats: 30, amount: '51840.00', operator: '小陈' },
    ])
  })
})

describe('before the end', () => {
  it('administrators are told a month, a week and a day ahead, once each, and the past is marked', async () => {
    const me = await aTenant(t)
    const boss = await me.inside((ctx) => addPerson(ctx, { username: 'boss', displayName: '周敏', isSuper: true }))
    const told = async (days: number): Promise<number> => {
      await expire(me.tenantId, -days)
      await me.inside(watchExpiry)
      const rows = await query(t, `select 1 from notice where user_id = $1 and title = $2`, [
        boss,
        `会员将于 ${days} 天后到期`,
      ])
      return rows.length
    }
    expect([await told(31), await told(30), await told(8), await told(7), await told(1), await told(0)]).toEqual([
      0, 1, 0, 1, 1, 0,
    ])
    await expire(me.tenantId, 1)
    await me.inside(watchExpiry)
    expect(await query(t, 'select status from platform.tenant_directory where tenant_id = $1', [me.tenantId])).toEqual([
      { status: 'expired' },
    ])
  })
})

describe('the operator', () => {
  it('finds companies, closes one and opens it again', async () => {
    const me = await aTenant(t)
    const [{ name } = { name: '' }] = await query<{ name: string }>(
      t,
      'select company_name as name from tenant where tenant_id = $1',
      [me.tenantId],
    )
    const found = await (await operator()).call(platform.tenants, { query: { keyword: name } })
    expect(found.result).toMatchObject({ total: 1, items: [{ id: me.tenantId, seatsUsed: 1, status: 'active' }] })
    await (await operator()).call(platform.disable, { params: { id: me.tenantId }, body: { reason: '欠费' } })
    expect(await me.call(identity.user.profile)).toMatchObject({ status: 401 })
    await (await operator()).call(platform.enable, { params: { id: me.tenantId } })
    expect((await me.call(identity.user.profile)).status).toBe(200)
  })

  it('sees errors of browsers once per place, counted', async () => {
    const [one, two] = [await aTenant(t), await aTenant(t)]
    const error = { message: 'x is undefined', trace: `at page${process.pid}.tsx:1`, url: '#/a' }
    for (const me of [one, one, two]) await me.call(platform.report, { body: error })
    const listed = (await (await operator()).call(platform.errors)).result.find(({ trace }) => trace === error.trace)
    expect(listed).toMatchObject({ count: 3, companies: 2 })
  })

  it('sees a thousand kinds of errors at most, the latest, and of one person a hundred an hour', async () => {
    const me = await aTenant(t)
    await query(
      t,
      `insert into platform.browser_error (id, fingerprint, message, stack, url, last_at)
        select app.new_id(), 'old ' || n, 'old', 'old', '', now() - interval '1 day' - n * interval '1 second' from generate_series(1, 1000) n`,
    )
    const report = (n: number) =>
      me.call(platform.report, { body: { message: `m${n}`, trace: `at new${process.pid}-${n}.tsx`, url: '' } })
    const told = []
    for (let n = 0; n < 102; n += 1) told.push((await report(n)).result.done)
    expect(told.filter(Boolean)).toHaveLength(100)
    const [groups] = await query<{ all: number; fresh: number }>(
      t,
      `select count(*)::int as all, count(*) filter (where stack like $1)::int as fresh from platform.browser_error`,
      [`at new${process.pid}%`],
    )
    expect(groups).toEqual({ all: 1000, fresh: 100 })
  })
})
