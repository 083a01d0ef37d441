import { contract } from '@srm/api/contract'
import { finance } from '@srm/api/finance'
import { shanghaiDay } from '@srm/api/shared/date'
import { addMoney, compareMoney, subtractMoney } from '@srm/api/shared/money'
import PizZip from 'pizzip'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { contractPlans } from '#modules/contract/index.ts'
import { archive } from '#modules/transfer/index.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { acceptanceOf, aConfirmedOrder, recorded, settleByHand, wholeAcceptance } from '#test/acceptances.ts'
import { addApproved, aPurchaseContract, approveContract, plansOf, sign } from '#test/contracts.ts'
import { isFullDepth } from '#test/depth.ts'
import { randomFrom, type Random } from '#test/random-values.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
})

const dayMs = 86_400_000
const inDays = (days: number): string => shanghaiDay(new Date(Date.now() + days * dayMs))
const today = inDays(0)
const span = 300

type State = {
  readonly day: string
  readonly amount: string
  readonly dueDate: string | null
  readonly isCanceled: boolean
}
/** One instalment as somebody with a sheet of paper would keep it. */
type Sheet = {
  readonly id: string
  readonly customer: string
  readonly signedOn: string
  readonly states: State[]
  readonly entries: { readonly day: string; readonly amount: string }[]
}

const withoutSeal = `update contract_type set is_seal_required = false, required_papers = '{}' where tenant_id = $1`
const stateSql = `insert into payment_plan_state (tenant_id, id, payment_plan_id, day, amount, due_date, is_canceled) values ($1, $2, $3, $4, $5, $6, $7)`
const some = ({ int }: Random, most: number): string => `${String(1 + int(most))}.${String(int(100)).padStart(2, '0')}`

/** What was known of an instalment on past days, the last of which is what it is now. */
const addPast = async (random: Random, sheet: Sheet): Promise<void> => {
  const last = sheet.states[0]
  if (!last) return
  const past = Array.from({ length: random.int(4) }, () => ({
    day: inDays(-1 - random.int(span)),
    amount: addMoney(last.amount, some(random, 5000)),
    dueDate: random.int(5) === 0 ? null : inDays(random.int(2 * span) - span),
    isCanceled: random.int(8) === 0,
  })).toSorted((a, b) => a.day.localeCompare(b.day))
  sheet.states.unshift(...past)
  await me.inside(async (ctx) => {
    for (const { day, amount, dueDate, isCanceled } of past)
      await ctx.db.run(stateSql, [ctx.tenantId, newId(), sheet.id, day, amount, dueDate, isCanceled])
  })
}

/** Money that came in on past days, some of it taken back. */
const addEntries = async (random: Random, sheet: Sheet): Promise<void> => {
  let done = '0.00'
  for (let turn = random.int(4); turn > 0; turn -= 1) {
    const isBack = random.int(3) === 0 && compareMoney(done, '0') > 0
    const amount = isBack ? `-${done}` : some(random, 9000)
    const day = inDays(-random.int(span))
    const holder = { kind: 'receipt', id: newId() }
    await me.inside((ctx) => contractPlans.settle(ctx, { plan: sheet.id, amount, day, holder }))
    done = addMoney(done, amount)
    sheet.entries.push({ day, amount })
  }
}

const aHistory = async (seed: number): Promise<Sheet[]> => {
  const random = randomFrom(seed)
  const id = await addApproved(me, {
    plans: ['40.00', '60.00'].map((ratio) => ({
      name: `第 ${ratio} 期`,
      trigger: 'date' as const,
      planDate: inDays(random.int(2 * span) - span),
      ratio,
    })),
  })
  const signedOn = inDays(-random.int(span))
  await me.inside((ctx) => ctx.db.run(withoutSeal, [ctx.tenantId]))
  const signed = await sign(me, id, { signDate: signedOn })
  expect(signed.status, signed.message).toBe(200)
  const sheets: Sheet[] = []
  for (const { id: plan, amount, dueDate, customer } of await plansOf(me, id)) {
    const states = [{ day: today, amount: amount ?? '0', dueDate, isCanceled: false }]
    const sheet: Sheet = { id: plan, customer: customer?.id ?? '', signedOn, states, entries: [] }
    await addEntries(random, sheet)
    await addPast(random, sheet)
    sheets.push(sheet)
  }
  return sheets
}

const edges = [30, 60, 90, 180]
const bucketOf = (asOf: string, dueDate: string | null): number => {
  if (dueDate === null) return -1
  const age = Math.round((Date.parse(asOf) - Date.parse(dueDate)) / dayMs)
  if (age <= 0) return 0
  return 1 + edges.filter((edge) => age > edge).length
}

/** What an instalment comes to on a day, by going through everything that was ever written of it. */
const replayOne = ({ signedOn, states, entries }: Sheet, asOf: string) => {
  if (signedOn > asOf) return undefined
  const state =
    states.filter(({ day }) => day <= asOf).at(-1) ?? states.filter(({ day }) => day === states[0]?.day).at(-1)
  if (!state || state.isCanceled) return undefined
  const settled = addMoney('0', ...entries.filter(({ day }) => day <= asOf).map(({ amount }) => amount))
  const open = subtractMoney(state.amount, settled)
  return compareMoney(open, '0') > 0 ? { open, bucket: bucketOf(asOf, state.dueDate) } : undefined
}

const replay = (sheets: readonly Sheet[], asOf: string): Record<string, string> => {
  const sums: Record<string, string> = {}
  for (const sheet of sheets) {
    const found = replayOne(sheet, asOf)
    if (!found) continue
    const key = `${sheet.customer} ${String(found.bucket)}`
    sums[key] = addMoney(sums[key] ?? '0', found.open)
  }
  return sums
}

const { ageing, items } = finance.receivable

/** The same as the product says it. */
const said = async (asOf: string): Promise<Record<string, string>> => {
  const { rows } = (await me.call(ageing, { query: { asOf, group: 'party' } })).result
  return Object.fromEntries(
    rows.flatMap(({ id, buckets }) =>
      buckets.flatMap(({ amount, count }, at) => (count > 0 ? [[`${id ?? ''} ${String(at - 1)}`, amount ?? '']] : [])),
    ),
  )
}

describe('receivables as of a day', () => {
  it('are what a replay of everything that was written comes to', async () => {
    const sheets: Sheet[] = []
    for (let seed = 1; seed <= (isFullDepth ? 40 : 8); seed += 1) sheets.push(...(await aHistory(seed * 7919)))
    const random = randomFrom(4242)
    const days = Array.from({ length: 50 }, () => inDays(-random.int(span)))
    for (const day of [today, ...days]) expect(await said(day), day).toEqual(replay(sheets, day))
  })

  it('open the instalments every figure is the sum of, by each group', async () => {
    for (const group of ['party', 'project', 'owner'] as const)
      for (const asOf of [today, inDays(-100)]) {
        const { rows, total } = (await me.call(ageing, { query: { asOf, group } })).result
        for (const row of [...rows, { ...total, id: undefined }])
          for (const [at, sum] of [...row.buckets.entries(), [undefined, row.total] as const]) {
            const query = {
              asOf,
              ...(row.id !== undefined && { [group]: row.id ?? 'none' }),
              ...(at !== undefined && { bucket: at - 1 }),
            }
            const list = (await me.call(items, { query })).result
            expect([list.total, list.count], JSON.stringify(query)).toEqual([sum.amount, sum.count])
            const shown = addMoney('0', ...list.items.map(({ open }) => open ?? ''))
            expect(shown).toBe(addMoney('0', sum.amount ?? ''))
          }
      }
  })

  it('follow the buckets of the company, which ascend', async () => {
    const change = (ageingDays: number[]) => me.call(finance.rule.update, { body: { ageingDays } })
    const before = (await me.call(ageing, { query: { asOf: today, group: 'party' } })).result
    expect(before.days).toEqual(edges)
    expect((await change([30, 30])).status).toBe(400)
    expect((await change([7, 14])).status).toBe(200)
    const after = (await me.call(ageing, { query: { asOf: today, group: 'party' } })).result
    expect([after.days, after.total.buckets.length]).toEqual([[7, 14], 5])
    expect(after.total.total).toEqual(before.total.total)
    expect((await me.call(finance.rule.show)).result.ageingDays).toEqual([7, 14])
    await change(edges)
  })

  it('show no amount to whoever has income covered, and nothing of others to whoever sees only their own', async () => {
    const covered = me.as({ masks: ['income'] })
    const { total, rows } = (await covered.call(ageing, { query: { asOf: today, group: 'party' } })).result
    expect([total.total.amount, total.total.count > 0]).toEqual([null, true])
    for (const { buckets } of rows) for (const { amount } of buckets) expect(amount).toBeNull()
    const list = (await covered.call(items, { query: { asOf: today } })).result
    expect([list.total, list.items[0]?.open, list.items[0]?.amount]).toEqual([null, null, null])
    expect((await me.as({ masks: ['cost'] }).call(items, { query: { asOf: today } })).result.total).not.toBeNull()
    const stranger = me.as({ userId: newId(), isSuper: false, scope: { kind: 'self' } })
    expect((await stranger.call(ageing, { query: { asOf: today, group: 'party' } })).result.total.total.count).toBe(0)
    expect((await stranger.call(items, { query: { asOf: today } })).result.count).toBe(0)
  })
})

const url = `/api/receivable/export?asOf=${today}&group=party`
const fileOf = async ({ headers }: Pick<TestTenant, 'headers'>): Promise<Buffer> => {
  const file = await t.http.inject({ url, headers })
  expect(file.statusCode, file.body.slice(0, 200)).toBe(200)
  return file.rawPayload
}
const figuresOf = async (file: Buffer) => (await archive.readRows(file, 10_000)).map(([, cells]) => cells)
/** What is open of every document, in the last column of the second sheet. */
const opensOf = (file: Buffer): string[] => {
  const sheet = new PizZip(file).file('xl/worksheets/sheet2.xml')?.asText() ?? ''
  return [...sheet.matchAll(/<c r="J\d+"[^>]*><v>([^<]+)</g)].map(([, value]) => Number(value).toFixed(2))
}

describe('the ageing as a workbook', () => {
  it('holds the figures of the screen, and every document they are the sum of', async () => {
    const { rows, total } = (await me.call(ageing, { query: { asOf: today, group: 'party' } })).result
    const file = await fileOf(me)
    const figures = await figuresOf(file)
    expect(figures.slice(1).map(([name]) => name)).toEqual([...rows.map(({ name }) => name), '合计'])
    const sums = figures.slice(1, -1).map((cells) => Number(cells[1]).toFixed(2))
    expect([addMoney('0', ...sums), Number(figures.at(-1)?.[1]).toFixed(2)]).toEqual([
      total.total.amount,
      total.total.amount,
    ])
    const opens = opensOf(file)
    expect([opens.length, addMoney('0', ...opens)]).toEqual([total.total.count, total.total.amount])
  })

  it('covers what the role covers, and is refused to whoever may only look', async () => {
    const covered = await fileOf(me.as({ masks: ['income'] }))
    expect((await figuresOf(covered)).at(-1)?.[1]).toBe('***')
    expect(opensOf(covered)).toEqual([])
    const { headers } = me.as({ isSuper: false, permissions: ['receivable:list'] })
    expect((await t.http.inject({ url, headers })).statusCode).toBe(403)
  })
})

describe('payables', () => {
  it('hold instalments of signed contracts to suppliers, and none of what customers pay', async () => {
    const body = await aPurchaseContract(me, { amount: '50000.00' })
    const before = (await me.call(finance.payable.ageing, { query: { asOf: today, group: 'party' } })).result.total
      .total
    expect(before).toEqual({ amount: '0.00', count: 0 })
    const { id } = (await me.call(contract.contract.create, { body })).result
    await approveContract(me, id)
    const query = { asOf: today, group: 'party' } as const
    expect((await me.call(finance.payable.ageing, { query })).result.total.total.count).toBe(0)
    expect((await sign(me, id)).status).toBe(200)
    const { rows } = (await me.call(finance.payable.ageing, { query })).result
    expect(rows).toMatchObject([{ id: body.supplier, total: { amount: '50000.00', count: 2 } }])
    const hidden = me.as({ masks: ['cost'] })
    expect((await hidden.call(finance.payable.ageing, { query })).result.total.total.amount).toBeNull()
  })

  it('hold what was accepted of orders that no contract pays for', async () => {
    const order = await aConfirmedOrder(me)
    const { supplier } = order
    const id = await recorded(me, wholeAcceptance(order))
    const query = { asOf: today, group: 'party' } as const
    const sumOf = async () => {
      const { rows } = (await me.call(finance.payable.ageing, { query })).result
      return rows.find(({ id: of }) => of === supplier)?.total
    }
    expect(await sumOf()).toBeUndefined()
    await settleByHand(me, id)
    const { payableAmount } = await acceptanceOf(me, id)
    expect(await sumOf()).toEqual({ amount: payableAmount, count: 1 })
    const list = (await me.call(finance.payable.items, { query: { asOf: today, party: supplier } })).result
    expect(list.items).toMatchObject([{ id, subject: 'acceptance', open: payableAmount, settled: '0.00' }])
    await me.inside((ctx) =>
      ctx.db.run(
        `update acceptance set settled_at = settled_at - interval '40 days' where tenant_id = $1 and id = $2`,
        [ctx.tenantId, id],
      ),
    )
    const old = (await me.call(finance.payable.items, { query: { asOf: today, party: supplier, bucket: 2 } })).result
    expect(old.items).toMatchObject([{ id, daysOver: 40 }])
    expect((await me.call(finance.payable.items, { query: { asOf: inDays(-41), party: supplier } })).result.count).toBe(
      0,
    )
  })
})
