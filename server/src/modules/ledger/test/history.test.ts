import { addMoney, subtractMoney } from '@srm/api/shared/money'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Ctx } from '#kernel/ctx.ts'
import { Failure } from '#kernel/errors.ts'
import { newId } from '#kernel/ids.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { isFullDepth } from '#test/depth.ts'
import { addCompany, addFund, aLedgerDocument } from '#test/ledgers.ts'
import { randomFrom, type Random } from '#test/random-values.ts'
import { aTenant, type TestTenant } from '#test/tenant.ts'
import { books, wrongLedger } from '../index.ts'
import { closeMonth } from '../month/close.service.ts'
import { endOfMonth } from '../month/month.rules.ts'
import { reopenDocument } from '../month/reopen.service.ts'

let t: TestApp
let me: TestTenant
beforeAll(async () => {
  t = await sharedApp()
  me = await aTenant(t)
})

type Balances = Map<string, string>
/** What stands of an event of a document, as somebody with a sheet of paper would keep it. */
type Standing = { readonly lines: readonly (readonly [account: string, amount: string])[]; readonly day: string }

type Story = {
  readonly company: string
  readonly funds: readonly string[]
  readonly documents: readonly ReturnType<typeof aLedgerDocument>[]
  readonly random: Random
  readonly expected: Balances
  readonly standing: Map<string, Standing>
  closed: string
  refused: number
}

const months = ['2026-05-01', '2026-06-01', '2026-07-01', '2026-08-01', '2026-09-01', '2026-10-01'] as const
const minus = (amount: string): string => subtractMoney('0', amount)

const add = (balances: Balances, lines: Standing['lines'], sign: 1 | -1): void => {
  for (const [account, amount] of lines)
    balances.set(account, addMoney(balances.get(account) ?? '0', sign === 1 ? amount : minus(amount)))
}

const sumsSql = `select concat_ws(' ', a.kind, a.fund_account_id) as account, sum(e.amount)::text as amount
  from ledger_entry e join ledger_account a on a.tenant_id = e.tenant_id and a.id = e.account_id
  where e.tenant_id = $1 and e.company_id = $2 group by 1`

const readBalances = async (ctx: Ctx, company: string): Promise<Balances> => {
  const { rows } = await ctx.db.run<{ account: string; amount: string }>(sumsSql, [ctx.tenantId, company])
  return new Map(rows.map(({ account, amount }) => [account, amount]))
}

const nonZero = (balances: Balances): [string, string][] =>
  [...balances].filter(([, amount]) => amount !== '0.00').toSorted(([a], [b]) => a.localeCompare(b))

const closedKey = (error: unknown): string => (error instanceof Failure ? error.key : String(error))

const reopenSql = `insert into month_reopen (id, code, title, company_id, month, reason, owner_id, status, search_text, search_grams)
  values ($1, $1::uuid::text, 'x', $2, $3, 'x', $4, 'approved', '', '{}')`

/** As an approval would. */
const reopenMonth = async (ctx: Ctx, company: string, month: string, by: string): Promise<void> => {
  const id = newId()
  await ctx.db.run(reopenSql, [id, company, month, by])
  await reopenDocument.on?.approved?.(ctx, id)
}

const events = ['loan.paid', 'loan.returned'] as const
const twoDigits = (number: number): string => String(number).padStart(2, '0')

const postOne = async (ctx: Ctx, story: Story): Promise<void> => {
  const { company, documents, expected, funds, standing } = story
  const { int, pick } = story.random
  const [document, fund, event] = [pick(documents), pick(funds), pick(events)]
  const day = `${pick(months).slice(0, 8)}${twoDigits(1 + int(28))}`
  const amount = `${String(1 + int(900))}.${twoDigits(int(100))}`
  const result = await books
    .postEvent(ctx, { event, document, company, day, details: { fund, amount } })
    .catch((error: unknown) => closedKey(error))
  if (day <= story.closed) {
    expect(result).toBe('ledger.closed')
    story.refused += 1
    return
  }
  expect(result).toBe(true)
  const key = `${event} ${document.id}`
  const sum = event === 'loan.paid' ? amount : minus(amount)
  const lines = [['personalLoan', sum] as const, [`bank ${fund}`, minus(sum)] as const]
  add(expected, standing.get(key)?.lines ?? [], -1)
  add(expected, lines, 1)
  standing.set(key, { day, lines })
}

const takeBack = async (ctx: Ctx, { documents, expected, random, standing }: Story): Promise<void> => {
  const [document, event] = [random.pick(documents), random.pick(events)]
  const key = `${event} ${document.id}`
  const live = standing.get(key)
  expect(await books.reverseEvent(ctx, { event, document, day: '2026-11-15' })).toBe(live !== undefined)
  add(expected, live?.lines ?? [], -1)
  standing.delete(key)
}

const moveMonths = async (ctx: Ctx, story: Story): Promise<void> => {
  const { company, random } = story
  const next = months.find((month) => month > story.closed)
  if (next !== undefined && random.int(10) < 6) {
    await closeMonth(ctx, { companyId: company, month: next })
    story.closed = endOfMonth(next)
    return
  }
  const closed = months.filter((month) => month <= story.closed)
  if (closed.length === 0) return
  const month = random.pick(closed)
  await reopenMonth(ctx, company, month, me.userId)
  story.closed =
    months
      .filter((one) => one < month)
      .map(endOfMonth)
      .at(-1) ?? ''
}

const aStory = async (): Promise<Story> => {
  const company = await addCompany(me)
  const opening = { company, openingBalance: '5000.00', openingDate: '2026-05-01' }
  const funds = [await addFund(me, opening), await addFund(me, opening)]
  return {
    company,
    funds,
    documents: Array.from({ length: 25 }, () => aLedgerDocument()),
    random: randomFrom(20261119),
    expected: new Map([
      ...funds.map((fund) => [`bank ${fund}`, '5000.00'] as const),
      ['opening', '-10000.00'] as const,
    ]),
    standing: new Map(),
    closed: '',
    refused: 0,
  }
}

describe('random history', () => {
  const steps = isFullDepth ? 2000 : 300

  it('of postings, corrections and closed months: the ledger is what the oracle says at every step', async () => {
    const story = await aStory()
    for (let step = 0; step < steps; step += 10)
      await me.inside(async (ctx) => {
        for (let within = 0; within < 10; within += 1) {
          const what = story.random.int(10)
          await (what < 7 ? postOne(ctx, story) : what < 9 ? takeBack(ctx, story) : moveMonths(ctx, story))
          expect(nonZero(await readBalances(ctx, story.company))).toEqual(nonZero(story.expected))
        }
      })
    expect(story.refused).toBeGreaterThan(steps / 50)
    expect(await me.inside(wrongLedger)).toEqual([])
  })
})
