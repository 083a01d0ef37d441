import { supplier } from '@srm/api/supplier'
import { beforeAll, describe, expect, it } from 'vitest'
import { addPerson } from '#modules/identity/index.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { addFile } from '#test/examples.ts'
import { query } from '#test/sql.ts'
import { readySupplier, setStage, stageOf } from '#test/suppliers.ts'
import { aTenant, memberOf, type Member, type TestTenant } from '#test/tenant.ts'
import { releaseOver } from '../certificate/watch.service.ts'
import { proposePreferred } from './prefer.service.ts'
import { supplierSources } from '../source.store.ts'
import { aSupplierMove } from '../supplier.fixture.ts'

const { move } = supplier

let t: TestApp
let me: TestTenant
let boss: Member
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  const person = { username: 'boss', displayName: '李总', departmentId: me.departmentId, roles: [] }
  boss = memberOf(t, me.tenantId, await me.inside((ctx) => addPerson(ctx, person)))
})

type Kind = Parameters<typeof aSupplierMove>[0]
const ask = (id: string, more: Kind, who: Member = me) =>
  who.call(move.create, { body: aSupplierMove({ supplier: id, ...more }) })
const decide = (id: string, who: Member = boss, approve = true) =>
  who.call(move.decide, { params: { id }, body: { approve } })
const show = async (id: string) => (await me.call(supplier.supplier.show, { params: { id } })).result
const later = '2199-12-31'

const blacklisted = async (): Promise<string> => {
  const id = await readySupplier(t, me)
  const evidence = [(await addFile(t, me)).id]
  await decide((await ask(id, { kind: 'blacklist', evidence })).result.id)
  return id
}

describe('from potential to qualified', () => {
  it('needs somebody else to agree, and marks what was looked into as qualified', async () => {
    const id = await readySupplier(t, me)
    const asked = await ask(id, { kind: 'qualify' })
    expect((await me.call(move.show, { params: { id: asked.result.id } })).result).toMatchObject({
      status: 'waiting',
      fromStage: 'potential',
      toStage: 'qualified',
    })
    expect(await stageOf(me, id)).toBe('potential')
    expect(await decide(asked.result.id, me)).toMatchObject({ status: 422, key: 'supplier.own_move' })
    expect((await decide(asked.result.id)).status).toBe(200)
    expect(await stageOf(me, id)).toBe('qualified')
    expect(await decide(asked.result.id)).toMatchObject({ key: 'supplier.move_decided' })
    const levels = await query(
      t,
      'select level from supplier_qualification where tenant_id = $1 and supplier_id = $2',
      [me.tenantId, id],
    )
    expect(levels).toEqual([{ level: 'qualified' }])
  })

  it.each([
    ['a required certificate that has expired, by its name', 'fire', '消防验收·已过期'],
    ['no bank account that was verified', 'account', '没有已核验的银行账户'],
    ['no contact', 'contact', '没有在职的联系人'],
    ['a questionnaire below the pass mark', 'score', '59.99 分（合格线 60 分）'],
  ] as const)('is refused with %s', async (_, without, words) => {
    const id = await readySupplier(t, me, without)
    // What the certificate watch froze is looked at as it was the day before.
    if (without === 'fire') await setStage(t, me, id, 'potential')
    const refused = await ask(id, { kind: 'qualify' })
    expect(refused).toMatchObject({ status: 422, key: 'supplier.not_ready' })
    expect(refused.message).toContain(words)
    expect(refused.message).not.toContain('{{')
  })

  it('is checked once more when it is decided: what ran out meanwhile is found', async () => {
    const id = await readySupplier(t, me)
    const asked = await ask(id, { kind: 'qualify' })
    await query(t, `update supplier_contact set status = 'left' where tenant_id = $1 and supplier_id = $2`, [
      me.tenantId,
      id,
    ])
    expect(await decide(asked.result.id)).toMatchObject({ status: 422, key: 'supplier.not_ready' })
    expect(await stageOf(me, id)).toBe('potential')
    expect((await decide(asked.result.id, boss, false)).status).toBe(200)
  })

  it('is one wish at a time, and never from where the supplier is not', async () => {
    const id = await readySupplier(t, me)
    await ask(id, { kind: 'qualify' })
    expect(await ask(id, { kind: 'qualify' })).toMatchObject({ status: 409, key: 'supplier.move_open' })
    expect(await ask(id, { kind: 'prefer' })).toMatchObject({ status: 422, key: 'supplier.no_such_move' })
    expect(await ask(id, { kind: 'release' })).toMatchObject({ status: 422, key: 'supplier.no_such_move' })
  })
})

describe('from qualified to preferred', () => {
  const facts = { orders: 3, disputes: [] as string[], scores: ['90.00', '85.00'] }
  const source = {
    orders: async () => facts.orders,
    disputes: async () => facts.disputes,
    scores: async () => facts.scores,
  }

  it('needs two periods of 85, three orders and no open dispute, and is proposed by itself', async () => {
    const id = await readySupplier(t, me)
    await setStage(t, me, id, 'qualified')
    await query(t, 'update supplier set score = 90 where tenant_id = $1 and id = $2', [me.tenantId, id])
    expect((await ask(id, { kind: 'prefer' })).message).toContain('订单不够（0/3）')
    const forget = supplierSources.contribute(source).attach()
    facts.scores = ['90.00', '84.99']
    expect((await ask(id, { kind: 'prefer' })).message).toContain('评分不够（90.00、84.99/85.00）')
    facts.scores = ['90.00']
    expect((await ask(id, { kind: 'prefer' })).key).toBe('supplier.not_ready')
    Object.assign(facts, { scores: ['90.00', '85.00'], disputes: ['结算争议 ZY-1'] })
    expect((await ask(id, { kind: 'prefer' })).message).toContain('结算争议 ZY-1')
    facts.disputes = []
    await me.inside(proposePreferred)
    await me.inside(proposePreferred)
    const filter = [{ field: 'supplier', op: 'in', value: [id] }]
    const found = await me.call(move.list, { query: { filter: JSON.stringify(filter) } })
    expect(found.result.items).toMatchObject([{ kind: 'prefer', automatic: true, status: 'waiting' }])
    await decide(found.result.items[0]?.id ?? '')
    expect(await stageOf(me, id)).toBe('preferred')
    forget()
  })
})

describe('a freeze', () => {
  it('has to say what for and until when, takes effect at once and ends by itself where it began', async () => {
    const id = await readySupplier(t, me)
    await setStage(t, me, id, 'preferred')
    expect(await ask(id, { kind: 'freeze', until: later })).toMatchObject({ key: 'supplier.freeze_needs' })
    expect(await ask(id, { kind: 'freeze', scope: ['order'] })).toMatchObject({ key: 'supplier.freeze_needs' })
    const past: Kind = { kind: 'freeze', scope: ['order'], until: '2020-01-01' }
    expect(await ask(id, past)).toMatchObject({ key: 'supplier.freeze_needs' })
    expect((await ask(id, { ...past, until: later })).status).toBe(200)
    expect(await show(id)).toMatchObject({ lifecycle: 'frozen', freezeScope: ['order'], freezeUntil: later })
    await me.inside(releaseOver)
    expect(await stageOf(me, id)).toBe('frozen')
    await query(t, `update supplier_hold set until = '2020-01-01' where tenant_id = $1 and supplier_id = $2`, [
      me.tenantId,
      id,
    ])
    await me.inside(releaseOver)
    expect(await show(id)).toMatchObject({ lifecycle: 'preferred', freezeScope: [], freezeUntil: null })
    await me.inside(releaseOver)
  })

  it('waits for a decision when whoever asks may not decide', async () => {
    const id = await readySupplier(t, me)
    const buyer = memberOf(t, me.tenantId, me.userId, { permissions: ['supplierMove:create', 'supplierMove:show'] })
    const asked = await ask(id, { kind: 'freeze', scope: ['payment'], until: later }, buyer)
    expect(await stageOf(me, id)).toBe('potential')
    await decide(asked.result.id)
    expect(await show(id)).toMatchObject({ lifecycle: 'frozen', freezeScope: ['payment'] })
    expect((await ask(id, { kind: 'release' })).status).toBe(200)
    expect(await stageOf(me, id)).toBe('potential')
  })
})

describe('a wish that waits', () => {
  it('is told to those who may decide on it, and what became of it to whoever asked', async () => {
    const id = await readySupplier(t, me)
    const person = { username: 'decider', displayName: '方总', departmentId: me.departmentId, roles: ['DEPT'] }
    const decider = await me.inside((ctx) => addPerson(ctx, person))
    const asked = (await ask(id, { kind: 'qualify' })).result.id
    const toldTo = async (user: string) =>
      (
        await query<{ title: string }>(t, 'select title from notice where user_id = $1 and subject_id = $2', [
          user,
          asked,
        ])
      ).map(({ title }) => title)
    expect(await toldTo(decider)).toEqual([expect.stringMatching(/，等待审核$/)])
    expect(await toldTo(me.userId)).toEqual([])
    await decide(asked)
    expect(await toldTo(me.userId)).toEqual([expect.stringMatching(/已同意$/)])
  })
})

describe('the blacklist', () => {
  it('needs evidence and a second person, and lists what is still open', async () => {
    const id = await readySupplier(t, me)
    expect(await ask(id, { kind: 'blacklist' })).toMatchObject({ key: 'supplier.blacklist_needs' })
    const forget = supplierSources.contribute({ open: async () => ['采购单 CG-7'] }).attach()
    const ways = (await me.call(move.ways, { params: { id } })).result
    expect(ways.ways.find(({ kind }) => kind === 'blacklist')).toMatchObject({
      atOnce: false,
      checks: [{ key: 'open', holds: false, advises: true, missing: ['采购单 CG-7'] }],
    })
    const evidence = [(await addFile(t, me)).id]
    const asked = await ask(id, { kind: 'blacklist', evidence, reason: '现场擅自更换设备' })
    expect(await stageOf(me, id)).toBe('potential')
    await decide(asked.result.id)
    forget()
    expect(await show(id)).toMatchObject({ lifecycle: 'blacklisted', blacklistReason: '现场擅自更换设备' })
    const records = await query(
      t,
      `select action, reason from supplier_blacklist_record where tenant_id = $1 and supplier_id = $2`,
      [me.tenantId, id],
    )
    expect(records).toEqual([{ action: 'listed', reason: '现场擅自更换设备' }])
  })

  it('is left by agreement only, after the cool-off, to begin again as a potential supplier', async () => {
    const id = await blacklisted()
    const early = await ask(id, { kind: 'restore' })
    expect(early).toMatchObject({ status: 422, key: 'supplier.not_ready' })
    expect(early.message).toContain('冷静期未满')
    const policy = (await me.call(supplier.policy.show)).result
    await me.call(supplier.policy.update, { body: { ...policy, coolOffDays: 0 } })
    const next = await blacklisted()
    const asked = await ask(next, { kind: 'restore' })
    expect(await stageOf(me, next)).toBe('blacklisted')
    expect((await decide(asked.result.id)).status).toBe(200)
    expect(await show(next)).toMatchObject({ lifecycle: 'potential', blacklistReason: null })
  })
})

describe('a move', () => {
  it('keeps the supplier from being deleted, as does whatever other modules made out to it', async () => {
    const id = await readySupplier(t, me)
    await ask(id, { kind: 'eliminate' })
    expect(await stageOf(me, id)).toBe('eliminated')
    expect(await me.call(supplier.supplier.remove, { params: { id }, query: {} })).toMatchObject({
      key: 'supplier.in_use',
    })
  })

  it('is seen by other companies as little as the supplier', async () => {
    const id = await readySupplier(t, me)
    const { result } = await ask(id, { kind: 'qualify' })
    const stranger = await aTenant(t)
    expect((await stranger.call(move.ways, { params: { id } })).status).toBe(404)
    expect((await decide(result.id, stranger)).status).toBe(404)
    expect((await ask(id, { kind: 'eliminate' }, stranger)).status).toBe(404)
  })
})
