import { demand } from '@srm/api/demand'
import { notice } from '@srm/api/notice'
import { addMoney } from '@srm/api/shared/money'
import { sumDecimals } from '@srm/api/shared/decimal-text'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { aPurchasingCompany, poolLinesOf, usualType } from '#test/demands.ts'
import { patiently, together } from '#test/races.ts'
import { aTenant, memberOf, type Member, type TestTenant } from '#test/tenant.ts'
import { advancePoolLines, purchaseTypePolicy, releasePoolLines, takePoolLines } from './index.ts'

let t: TestApp
let me: TestTenant
let company: Awaited<ReturnType<typeof aPurchasingCompany>>
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  company = await aPurchasingCompany(t, me)
})

const claim = (who: Member, ids: readonly string[]) => who.call(demand.pool.claim, { body: { ids: [...ids] } })
const show = async (id: string) => (await me.call(demand.pool.show, { params: { id } })).result
const idsOf = (lines: readonly { id: string }[]): string[] => lines.map(({ id }) => id)
const as =
  (who: Member) =>
  <T>(work: Parameters<typeof me.inside<T>>[0]) =>
    me.inside<T>((ctx) => work({ ...ctx, userId: who.userId, session: { ...ctx.session, userId: who.userId } }))
const aPurchase = () => ({ kind: 'purchase', id: newId() })

describe('pool line two buyers claim at once', () => {
  it('is exactly one’s, and the other is told who has it', async () => {
    const [zhang, li] = [await company.colleague('张伟'), await company.colleague('李娜')]
    const { lines } = await company.pooled()
    const answers = await together([zhang, li].map((who) => patiently(() => claim(who, idsOf(lines)))))
    const won = answers.findIndex(({ status }) => status === 200)
    const [winner, loser] = won === 0 ? ['张伟', answers[1]] : ['李娜', answers[0]]
    expect(loser).toMatchObject({ status: 409, key: 'poolLine.taken', message: `“签到背景板”已被${winner}认领` })
    expect((await show(lines[0]?.id ?? '')).claimedBy?.name).toBe(winner)
  })

  it('has one owner among 40 clients that ask for overlapping lines in any order', async () => {
    const { lines } = await company.pooled(Array.from({ length: 8 }, (_, at) => ({ name: `第${at + 1}行` })))
    const buyers: Member[] = []
    for (const name of ['甲', '乙', '丙', '丁', '戊']) buyers.push(await company.colleague(name))
    const ids = idsOf(lines)
    const clients = buyers.flatMap((who, nth) =>
      ids.map((id, at) => ({
        who,
        ids: nth % 2 === 0 ? [id, ids[(at + 1) % 8] ?? id] : [ids[(at + 3) % 8] ?? id, id],
      })),
    )
    expect(clients).toHaveLength(40)
    const answers = await together(clients.map(({ who, ids: some }) => patiently(() => claim(who, some))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const wins = new Map<string, Set<string>>()
    for (const [nth, { status }] of answers.entries())
      if (status === 200)
        for (const id of clients[nth]?.ids ?? [])
          wins.set(id, (wins.get(id) ?? new Set()).add(clients[nth]?.who.userId ?? ''))
    for (const line of await Promise.all(ids.map(show))) {
      const owners = wins.get(line.id) ?? new Set()
      expect([...owners]).toEqual(line.claimedBy ? [line.claimedBy.id] : [])
    }
  })
})

describe('pool line', () => {
  it('is split without losing quantity or a fen', async () => {
    const { id, lines } = await company.pooled([{ quantity: '7', times: '3', budgetPrice: '33.33' }])
    const [line] = lines
    if (!line) throw new Error('the demand has no line')
    const split = await me.call(demand.pool.split, {
      params: { id: line.id },
      body: { version: line.version, quantity: '3' },
    })
    expect(split.status, split.message).toBe(200)
    const parts = await poolLinesOf(me, id)
    expect(parts.map(({ quantity }) => quantity).toSorted()).toEqual(['3.0000', '4.0000'])
    expect(sumDecimals(parts.map(({ quantity }) => quantity))).toMatch(/^7(?:\.0+)?$/)
    expect(addMoney(...parts.map(({ budgetAmount }) => budgetAmount ?? ''))).toBe(line.budgetAmount)
    const again = await me.call(demand.pool.split, {
      params: { id: line.id },
      body: { version: line.version, quantity: '1' },
    })
    expect(again.key).toBe('record.stale')
    const all = await me.call(demand.pool.split, {
      params: { id: line.id },
      body: { version: line.version + 1, quantity: '4' },
    })
    expect(all.key).toBe('poolLine.split')
  })

  it('goes back to the pool by its buyer alone', async () => {
    const [zhang, li] = [await company.colleague('张伟'), await company.colleague('李娜')]
    const { lines } = await company.pooled()
    await claim(zhang, idsOf(lines))
    const release = (who: Member) => who.call(demand.pool.release, { body: { ids: idsOf(lines) } })
    expect((await release(li)).key).toBe('poolLine.not_yours')
    expect((await release(zhang)).status).toBe(200)
    expect(await show(lines[0]?.id ?? '')).toMatchObject({ stage: 'pending', claimedBy: null, claimedAt: null })
    const told = (await company.requester.call(notice.list, { query: {} })).result.items.map(({ title }) => title)
    expect(told).toContain('张伟把“签到背景板”退回了采购池')
    expect((await claim(li, idsOf(lines))).result).toEqual({ count: 1 })
  })

  it('is taken by a purchase of its buyer, several projects together, and says how much of its demand is ordered', async () => {
    const buyer = await company.colleague('采购员')
    const [one, other] = [await company.pooled([{ quantity: '4' }, {}]), await company.pooled()]
    const ids = idsOf([...one.lines, ...other.lines])
    const holder = aPurchase()
    await expect(as(buyer)((ctx) => takePoolLines(ctx, { holder, lines: ids }))).rejects.toThrow('poolLine.not_yours')
    await claim(buyer, ids)
    const taken = await as(buyer)((ctx) => takePoolLines(ctx, { holder, lines: ids }))
    expect(taken.map(({ stage }) => stage)).toEqual(['inquiry', 'inquiry', 'inquiry'])
    expect(new Set(taken.map(({ projectId }) => projectId)).size).toBe(2)
    await expect(as(buyer)((ctx) => takePoolLines(ctx, { holder: aPurchase(), lines: ids }))).rejects.toThrow(
      'poolLine.moved_on',
    )
    const [first] = one.lines
    const order = { kind: 'order', id: newId() }
    const rate = async () => {
      const { orderedRate, stage } = (await me.call(demand.demand.show, { params: { id: one.id } })).result
      return [orderedRate, stage]
    }
    await me.inside((ctx) => advancePoolLines(ctx, { holder, lines: [first?.id ?? ''], stage: 'ordered', to: order }))
    expect(await rate()).toEqual(['50.00', 'partlyOrdered'])
    const stopped = await me.call(demand.demand.stop, {
      params: { id: one.id },
      body: { version: 1, reason: '不要了' },
    })
    expect(stopped.status).toBe(409)
    await me.inside((ctx) => releasePoolLines(ctx, { holder }))
    expect((await poolLinesOf(me, one.id)).map(({ stage }) => stage).toSorted()).toEqual(['claimed', 'ordered'])
    expect((await show(other.lines[0]?.id ?? '')).claimedBy?.id).toBe(buyer.userId)
    await me.inside((ctx) => advancePoolLines(ctx, { holder: order, stage: 'closed' }))
    expect(await rate()).toEqual(['50.00', 'partlyOrdered'])
  })

  it('goes to nobody or to its buyer when what held it gives it up, as it asks', async () => {
    const buyer = await company.colleague('采购员')
    const { lines } = await company.pooled()
    const holder = aPurchase()
    await claim(buyer, idsOf(lines))
    await as(buyer)((ctx) => takePoolLines(ctx, { holder, lines: idsOf(lines) }))
    await me.inside((ctx) => releasePoolLines(ctx, { holder, toPool: true }))
    expect(await show(lines[0]?.id ?? '')).toMatchObject({ stage: 'pending', claimedBy: null })
  })

  it('is seen by whoever looks after the pool, whatever their department, and by nobody else', async () => {
    const { lines } = await company.pooled()
    const scope = { kind: 'self' } as const
    const buyer = memberOf(t, me.tenantId, company.requester.userId, { scope, permissions: ['purchasePool:list'] })
    const { result } = await buyer.call(demand.pool.list, { query: { keyword: lines[0]?.code ?? '' } })
    expect(result.items).toHaveLength(1)
    const planner = memberOf(t, me.tenantId, company.requester.userId, { scope, permissions: ['demand:list'] })
    expect((await planner.call(demand.pool.list, { query: {} })).status).toBe(403)
  })

  it('stands in its groups, and with whoever has it in hand', async () => {
    const own = await aTenant(t)
    const there = await aPurchasingCompany(t, own)
    const [hall, gift] = [await usualType(own, '会议场地'), await usualType(own, '礼品')]
    const { lines } = await there.pooled([
      { purchaseType: hall, region: '310000', dateFrom: '2027-05-20' },
      { purchaseType: gift, spec: '规格：一盒', region: '440300', dateFrom: '2027-06-01' },
    ])
    const buyer = await there.colleague('采购员')
    await claim(buyer, [lines[0]?.id ?? ''])
    const groups = async (by: 'type' | 'region' | 'month') =>
      (await own.call(demand.pool.groups, { query: { by } })).result.map(({ name, count, unclaimed }) => [
        name,
        count,
        unclaimed,
      ])
    expect(await groups('type')).toEqual([
      ['会议场地', 1, 0],
      ['礼品', 1, 1],
    ])
    expect(await groups('region')).toEqual([
      ['310000', 1, 0],
      ['440300', 1, 1],
    ])
    expect(await groups('month')).toEqual([
      ['2027-05', 1, 0],
      ['2027-06', 1, 1],
    ])
    const holders = (await own.call(demand.pool.holders, { query: {} })).result
    expect(holders).toMatchObject([{ name: '采购员', claimed: 1, inquiry: 0, amount: '3000.00' }])
  })
})

describe('policy of purchase types', () => {
  it('is the strictest of the types a purchase has', async () => {
    const types = [await usualType(me, '礼品'), await usualType(me, '舞台搭建')]
    const policy = await me.inside((ctx) => purchaseTypePolicy(ctx, types, '60000.00'))
    expect(policy).toEqual({
      minQuotes: 3,
      openMode: 'twoPeople',
      needsApproval: true,
      compareMethod: 'scored',
      isTwoEnvelope: false,
    })
  })
})
