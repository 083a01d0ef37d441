import { contract } from '@srm/api/contract'
import { file } from '@srm/api/file'
import { addMoney } from '@srm/api/shared/money'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedApp, type TestApp } from '#test/app.ts'
import {
  aContractingCompany,
  addApproved,
  addArchived,
  addSigned,
  changeOf,
  plansOf,
  showContract,
  sign,
} from '#test/contracts.ts'
import { exchange, jsonOf, requestOf } from '#test/exchange.ts'
import { oneWins, repeat, together } from '#test/races.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { aContractBorrow } from '../contract.fixture.ts'
import { wrongContracts } from '../contract.report.views.ts'
import { contractPlans } from '../index.ts'

let t: TestApp
let me: TestTenant
let company: Awaited<ReturnType<typeof aContractingCompany>>
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
  company = await aContractingCompany(t, me)
})

const { change } = contract
const draft = async (body: Awaited<ReturnType<typeof changeOf>>) => company.writer.call(change.create, { body })
const approved = async (body: Awaited<ReturnType<typeof changeOf>>): Promise<string> => {
  const made = await draft(body)
  if (made.status !== 200) throw new Error(made.message)
  await company.approve(company.writer, 'contractChange', made.result.id)
  return made.result.id
}
const clause = { title: '付款', text: '收到发票后三十日内付款。' }

describe('a change of a contract', () => {
  /** A change of the amount, of the last instalment and of a clause, as a draft. */
  const begun = async () => {
    const id = await addSigned(me, { clauses: [clause], endDate: '2027-06-30' })
    const row = await showContract(me, id)
    const plans = row.plans.map(({ id: item, ...plan }, at) => ({
      item,
      ...plan,
      amount: at === 0 ? plan.amount : '90000.00',
      ratio: null,
    }))
    const made = await draft(
      await changeOf(me, id, {
        amount: '120000.00',
        plans,
        clauses: [{ ...clause, text: '收到发票后六十日内付款。' }],
      }),
    )
    expect(made.status, made.message).toBe(200)
    return { id, of: made.result.id }
  }

  const instanceSql = 'select id from approval_instance where tenant_id = $1 and doc_id = $2'
  const instanceOf = async (of: string): Promise<string> => {
    const { rows } = await me.inside((ctx) => ctx.db.run<{ id: string }>(instanceSql, [ctx.tenantId, of]))
    return rows[0]?.id ?? ''
  }

  it('shows what differs, and keeps everything else from the contract while it is decided on', async () => {
    const { id, of } = await begun()
    const shown = (await me.call(change.show, { params: { id: of } })).result
    expect(shown).toMatchObject({ amountBefore: '100000.00', amountDelta: '20000.00', baseVersion: 1, status: 'draft' })
    const diff = (await me.call(change.diff, { params: { id: of } })).result
    expect(diff.figures.map(({ name, before, after }) => [name, before, after])).toEqual([
      ['合同金额（含税）', '100000.00', '120000.00'],
    ])
    expect(diff.plans.map(({ name, kind }) => [name, kind])).toContainEqual(['尾款', 'changed'])
    expect(diff.clauses[0]).toMatchObject({ kind: 'changed' })
    await company.submit(company.writer, 'contractChange', of)
    expect((await showContract(me, id)).hasOpenChange).toBe(true)
    const { version } = await showContract(me, id)
    const moved = await me.call(contract.contract.move, {
      params: { id },
      body: { version, stage: 'terminated', reason: '取消' },
    })
    expect(moved.key).toBe('contract.hindered')
    const standing = (await me.call(contract.contract.standing, { params: { id } })).result
    expect(standing.change?.id).toBe(of)
  })

  it('makes the next version when it is approved, and leaves the signed one to be read', async () => {
    const { id, of } = await begun()
    await company.submit(company.writer, 'contractChange', of)
    await company.decide(await instanceOf(of))
    const after = await showContract(me, id)
    expect(after).toMatchObject({
      amount: '120000.00',
      firstAmount: '100000.00',
      versionNo: 2,
      hasOpenChange: false,
      amountExTax: '113207.55',
    })
    expect((await plansOf(me, id)).map(({ amount }) => amount)).toEqual(['30000.00', '90000.00'])
    const versions = (await me.call(contract.contract.versions, { params: { id } })).result
    expect(versions.map(({ no, amount, change: by }) => [no, amount, by?.id ?? null])).toEqual([
      [2, '120000.00', of],
      [1, '100000.00', null],
    ])
    const compared = (await me.call(contract.contract.compare, { params: { id }, query: { from: 1, to: 2 } })).result
    expect(compared.figures.map(({ field }) => field)).toEqual(['amount'])
    expect((await me.call(contract.contract.standing, { params: { id } })).result.purse).toMatchObject({
      amount: '120000.00',
      changed: '20000.00',
    })
    expect(await me.inside(wrongContracts)).toEqual([])
  })

  it('is refused where it changes nothing, comes below what is settled, or finds a newer version', async () => {
    const id = await addSigned(me)
    expect((await draft(await changeOf(me, id))).key).toBe('contractChange.nothing')
    const [first] = await plansOf(me, id)
    const holder = { kind: 'receipt', id }
    await me.inside((ctx) =>
      contractPlans.settle(ctx, { plan: first?.id ?? '', amount: '30000.00', day: '2026-11-01', holder }),
    )
    const row = await showContract(me, id)
    const [one, two] = row.plans.map(({ id: item, ...plan }) => ({ item, ...plan, ratio: null }))
    if (!one || !two) throw new Error('no plans')
    const less = [
      { ...one, amount: '29999.99' },
      { ...two, amount: '70000.01' },
    ]
    expect((await draft(await changeOf(me, id, { plans: less }))).message).toContain('已结 30000.00')
    const gone = [{ ...two, amount: '100000.00' }]
    expect((await draft(await changeOf(me, id, { plans: gone }))).key).toBe('contractChange.settled')
    const later = await draft(await changeOf(me, id, { kind: 'term', endDate: '2028-01-01' }))
    await me.inside((ctx) =>
      ctx.db.run('update contract set version_no = 7 where tenant_id = $1 and id = $2', [ctx.tenantId, id]),
    )
    expect((await company.submit(company.writer, 'contractChange', later.result.id)).key).toBe(
      'contractChange.outdated',
    )
  })

  it('ends or pauses a contract, and is not for one that is in the archive or not agreed to', async () => {
    const id = await addSigned(me)
    await approved(await changeOf(me, id, { kind: 'pause', reason: '客户推迟活动' }))
    expect(await showContract(me, id)).toMatchObject({
      stage: 'paused',
      pausedFrom: 'signed',
      stageReason: '客户推迟活动',
    })
    await approved(await changeOf(me, id, { kind: 'terminate', reason: '客户取消活动' }))
    expect(await showContract(me, id)).toMatchObject({ stage: 'terminated', pausedFrom: null, versionNo: 3 })
    expect((await draft(await changeOf(me, id, { kind: 'terminate' }))).key).toBe('contractChange.not_changeable')
    const archived = await addArchived(me)
    expect((await draft(await changeOf(me, archived, { endDate: '2029-01-01' }))).key).toBe('contract.archived')
  })

  it('is one at a time, however many are begun at once', async () => {
    await repeat(async () => {
      const id = await addSigned(me)
      const bodies = await Promise.all(
        ['2028-01-01', '2028-02-01', '2028-03-01'].map((endDate) => changeOf(me, id, { kind: 'term', endDate })),
      )
      oneWins(await together(bodies.map((body) => () => draft(body))))
      const { rows } = await me.inside((ctx) =>
        ctx.db.run('select 1 from contract_change where tenant_id = $1 and contract_id = $2', [ctx.tenantId, id]),
      )
      expect(rows.length).toBe(1)
    }, 3)
  })

  it('keeps the instalments at the amount through any history of changes', async () => {
    const id = await addSigned(me)
    for (let step = 0; step < 4; step += 1) {
      const row = await showContract(me, id)
      const count = 1 + Math.floor(Math.random() * 4)
      const amounts = Array.from({ length: count }, () =>
        (1000 + Math.floor(Math.random() * 9_000_000) / 100).toFixed(2),
      )
      const kept = row.plans.slice(0, count).map(({ id: item }) => item)
      const plans = amounts.map((amount, at) => ({
        name: `第${at + 1}期${step}`,
        trigger: 'sign' as const,
        amount,
        ...(kept[at] && { item: kept[at] }),
      }))
      await approved(await changeOf(me, id, { amount: addMoney('0', ...amounts), plans }))
      const now = (await plansOf(me, id)).filter(({ stage }) => stage !== 'canceled')
      expect(addMoney('0', ...now.map(({ amount }) => amount ?? '0'))).toBe((await showContract(me, id)).amount)
    }
    expect(await me.inside(wrongContracts)).toEqual([])
  })
})

describe('a signed copy', () => {
  const upload = async (name: string, content: Buffer): Promise<string> => {
    const sent = { file: { name, content } }
    return jsonOf<{ result: { id: string } }>(await exchange(t, requestOf(file.upload, sent, me.headers))).result.id
  }
  const scan = (pages: number, mark: string): Buffer =>
    Buffer.from(
      `%PDF-1.4\n1 0 obj << /Type /Pages /Kids [] /Count ${pages} >> endobj\n% ${mark}\ntrailer << /Root 1 0 R >>\n%%EOF`,
    )

  it('has the pages that were counted, stands for one contract only, and comes with the papers of its type', async () => {
    const [id, other] = [await addApproved(me), await addApproved(me)]
    await me.inside((ctx) =>
      ctx.db.run(
        `update contract_type set is_seal_required = true, required_papers = '{营业执照}' where tenant_id = $1`,
        [ctx.tenantId],
      ),
    )
    const copy = await upload('盖章件.pdf', scan(3, 'one'))
    const paper = await upload('对方营业执照.pdf', scan(1, 'licence'))
    expect((await sign(me, id, { sealedFiles: [copy], pages: 3 })).message).toContain('缺少必备附件：营业执照')
    const wrong = await sign(me, id, { sealedFiles: [copy], pages: 4, papers: [paper] })
    expect(wrong.message).toBe('盖章件共 3 页，与填写的 4 页不一致')
    expect(
      (await sign(me, id, { sealedFiles: [copy], pages: 3, papers: [paper], copies: 4, sealNo: 'YY-1' })).status,
    ).toBe(200)
    expect(await showContract(me, id)).toMatchObject({
      stage: 'signed',
      sealedPages: 3,
      copies: 4,
      sealNo: 'YY-1',
      sealedFiles: [{ id: copy }],
    })
    const again = await upload('盖章件.pdf', scan(3, 'one'))
    const second = await upload('对方营业执照.pdf', scan(1, 'licence'))
    expect((await sign(me, other, { sealedFiles: [again], papers: [second] })).key).toBe('contract.sealed_twice')
  })
})

describe('the archive', () => {
  it('lends a contract to one person at a time and has it back', async () => {
    const id = await addArchived(me)
    const body = aContractBorrow({ contract: id, borrower: me.userId })
    const out = await me.call(contract.borrow.create, { body })
    expect(out.status, out.message).toBe(200)
    expect((await me.call(contract.borrow.create, { body })).key).toBe('contractBorrow.out')
    expect((await me.call(contract.contract.standing, { params: { id } })).result).toMatchObject({
      isLendable: false,
      borrowed: { by: '王晓' },
    })
    const params = { id: out.result.id }
    const back = { version: 1, returnedOn: '2026-11-05' }
    expect((await me.call(contract.borrow.giveBack, { params, body: back })).status).toBe(200)
    expect((await me.call(contract.borrow.giveBack, { params, body: { ...back, version: 2 } })).key).toBe(
      'contractBorrow.returned',
    )
    const early = aContractBorrow({ contract: id, borrower: me.userId, dueOn: '2026-11-01' })
    expect((await me.call(contract.borrow.create, { body: early })).key).toBe('contractBorrow.days')
    const open = aContractBorrow({ contract: await addSigned(me), borrower: me.userId })
    expect((await me.call(contract.borrow.create, { body: open })).key).toBe('contractBorrow.not_archived')
  })
})
