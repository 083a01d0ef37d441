import { payment } from '@srm/api/payment'
import { addMoney } from '@srm/api/shared/money'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addPerson } from '#modules/identity/index.ts'
import { wrongLedger } from '#modules/ledger/index.ts'
import { madePayments } from '#modules/payment/index.ts'
import { aPaymentRequest } from '#modules/payment/payment.fixture.ts'
import { startApp, type TestApp } from '../app.ts'
import { addSigned, showContract } from '../contracts.ts'
import { isFullDepth } from '../depth.ts'
import { addFund } from '../ledgers.ts'
import { anInstalment, aPayableContract } from '../payments.ts'
import { randomFrom } from '../random-values.ts'
import { query } from '../sql.ts'
import { aTenant, signIn, type Member, type TestTenant } from '../tenant.ts'
import { insistent } from './insist.ts'
import { aPaper, runClient, type Paper, type People, type World } from './money-clients.ts'
import { freePort, launchServer, type ServerProcess } from './server-process.ts'

const size = isFullDepth
  ? { clients: 40, funds: 8, seconds: 60, requests: 400, instalments: 60, alive: 3000 }
  : { clients: 6, funds: 2, seconds: 2.5, requests: 8, instalments: 2, alive: 600 }
const opening = '1000000.00'
const seed = Math.trunc(Date.now() % 1_000_000_000) + 1

let t: TestApp
let me: TestTenant
const servers: ServerProcess[] = []
beforeAll(async () => {
  t = await startApp()
  me = await aTenant(t)
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()))
  await t.close()
})

/** Servers that are starting; as a balancer does, nobody is sent to one before it says that it is ready. */
const starting = new Set<ServerProcess>()

/** In a place of its own, or in that of one that died; it may be ended before it was ready. */
const launch = async (at: number, port: number): Promise<void> => {
  const server = launchServer(t.database, port)
  servers[at] = server
  starting.add(server)
  await server.ready
  starting.delete(server)
}

const placeOfServer = (): string => {
  const ready = servers.filter((server) => !starting.has(server))
  const all = ready.length > 0 ? ready : servers
  return all[Math.floor(Math.random() * all.length)]?.url ?? ''
}

const confirmedSql = `update session set confirmed_at = now() where tenant_id = $1 and user_id = $2`

/** Somebody with a session every server knows, who has just entered their password. */
const somebody = async (username: string): Promise<Member> => {
  const person = { username, displayName: username, departmentId: me.departmentId, roles: ['SUPER'] }
  const id = await me.inside((ctx) => addPerson(ctx, person))
  const member = await signIn(t, me.tenantId, id)
  await me.inside((ctx) => ctx.db.run(confirmedSql, [ctx.tenantId, id]))
  return member
}

const pair = async (name: string): Promise<Member[]> => [await somebody(`${name}1`), await somebody(`${name}2`)]

const agreedSql = `update payment_request set status = 'approved' where tenant_id = $1 and id = $2`

/** Requests everybody agreed to: work of people, and parts of an instalment of one contract. */
const addRequests = async (company: string, plan: string): Promise<string[]> => {
  const bodies = [
    ...Array.from({ length: size.requests }, (_, n) =>
      aPaymentRequest({
        company,
        payeeAccount: `62258800${String(n).padStart(11, '0')}`,
        amount: `${String(20 + n)}.35`,
      }),
    ),
    ...Array.from({ length: size.instalments }, (_, n) => anInstalment(plan, `${String(50 + n)}.10`)),
  ]
  const ids: string[] = []
  for (const body of bodies) {
    const made = await me.call(payment.request.create, { body })
    if (made.status !== 200) throw new Error(made.message)
    const { id } = made.result
    await me.inside(async (ctx) => {
      await ctx.db.run(agreedSql, [ctx.tenantId, id])
      await madePayments.approved(ctx, id)
    })
    ids.push(id)
  }
  return ids
}

const aWorld = async (interrupted: () => void): Promise<World> => {
  const payable = await aPayableContract(me)
  const contracts = [await addSigned(me), await addSigned(me)]
  const company = (await showContract(me, contracts[0] ?? '')).ourCompany.id
  const funds: string[] = []
  for (let n = 0; n < size.funds; n += 1)
    funds.push(await addFund(me, { company, openingBalance: opening, openingDate: '2025-01-01' }))
  const people: People = {
    reader: await somebody('reader'),
    writers: await pair('writer'),
    checkers: await pair('checker'),
    makers: await pair('maker'),
    payers: await pair('payer'),
  }
  return {
    insist: insistent(placeOfServer, interrupted),
    people,
    funds,
    contracts,
    requests: await addRequests(company, payable.first),
    paper: aPaper(funds, opening),
  }
}

const untilOver = async (isOver: () => boolean): Promise<void> => {
  while (!isOver()) await sleep(50)
}

/** One server after the other dies in the middle of what it is doing, and comes back. */
const killAll = async (isOver: () => boolean): Promise<number> => {
  let kills = 0
  await sleep(size.alive)
  while (!isOver()) {
    const at = kills % servers.length
    const victim = servers[at]
    if (!victim) break
    await victim.kill()
    kills += 1
    // What comes back after the end is waited for by nobody.
    const back = launch(at, victim.port).catch((error: unknown) => {
      if (!isOver()) throw error
    })
    await Promise.race([back, untilOver(isOver)])
    await sleep(isOver() ? 0 : size.alive)
  }
  return kills
}

const balancesSql = `select a.fund_account_id as id, sum(e.amount)::text as amount from ledger_entry e
    join ledger_account a on a.tenant_id = e.tenant_id and a.id = e.account_id
  where e.tenant_id = $1 and a.kind = 'bank' and a.fund_account_id = any($2::uuid[]) group by 1`
const paidSql = `select request_id as id, count(*)::int as count from payment where tenant_id = $1 and state = 'paid' group by 1`
const receiptsSql = `select id, amount::text as amount, refunded::text as refunded, is_posted as "isConfirmed" from receipt where tenant_id = $1`
const twiceSql = `select p.event, p.document_code as code, p.part from ledger_posting p where p.tenant_id = $1 and p.reverses is null
    and not exists (select 1 from ledger_posting r where r.tenant_id = $1 and r.reverses = p.id)
  group by p.event, p.document_id, p.document_code, p.part having count(*) > 1`
const sumSql = `select sum(amount) filter (where amount > 0)::text as debits, (-sum(amount) filter (where amount < 0))::text as credits
  from ledger_entry where tenant_id = $1`

const byId = <R extends { readonly id: string }, V>(rows: readonly R[], pick: (row: R) => V): Map<string, V> =>
  new Map(rows.map((row): [string, V] => [row.id, pick(row)]).toSorted(([a], [b]) => a.localeCompare(b)))

const sorted = <V>(map: ReadonlyMap<string, V>): Map<string, V> =>
  new Map([...map].toSorted(([a], [b]) => a.localeCompare(b)))

/** What the database holds is what the clients were told, to the fen and to the document. */
const expectAsTold = async ({ funds, paper }: Pick<World, 'funds' | 'paper'>): Promise<void> => {
  const told: Paper = paper
  const of = [me.tenantId]
  const balances = await query<{ id: string; amount: string }>(t, balancesSql, [...of, funds])
  expect(byId(balances, ({ amount }) => amount)).toEqual(sorted(told.balances))
  const paid = await query<{ id: string; count: number }>(t, paidSql, of)
  expect(byId(paid, ({ count }) => count)).toEqual(sorted(told.paid))
  expect([...told.paid.values()].filter((count) => count !== 1)).toEqual([])
  type Row = { id: string; amount: string; refunded: string; isConfirmed: boolean }
  const receipts = await query<Row>(t, receiptsSql, of)
  expect(byId(receipts, ({ amount, refunded, isConfirmed }) => ({ amount, refunded, isConfirmed }))).toEqual(
    sorted(told.receipts),
  )
}

describe('money', () => {
  it(`is neither lost nor doubled while servers are killed under many clients (seed ${String(seed)})`, async () => {
    let interrupted = 0
    const ports = [await freePort(), await freePort()]
    // The company is made while the servers start.
    const started = Promise.all(ports.map((port, at) => launch(at, port)))
    const world = await aWorld(() => {
      interrupted += 1
    })
    await started
    const until = performance.now() + size.seconds * 1000
    const isOver = (): boolean => performance.now() >= until
    const clients = Array.from({ length: size.clients }, (_, n) =>
      runClient(world, randomFrom(seed + n * 7919), isOver),
    )
    const [kills, ...counts] = await Promise.all([killAll(isOver), ...clients])
    const steps = counts.reduce((a, b) => a + b, 0)
    const { paper } = world
    const told = `${String(kills)} kills, ${String(steps)} steps, ${String(interrupted)} interrupted, ${String(paper.receipts.size)} receipts, ${String(paper.paid.size)} paid, refused ${JSON.stringify([...paper.refused])}`
    if (isFullDepth) process.stdout.write(`${told}\n`)
    expect(kills, told).toBeGreaterThan(0)
    expect(interrupted, told).toBeGreaterThan(0)
    expect(Math.min(paper.receipts.size, paper.paid.size), told).toBeGreaterThan(0)
    await expectAsTold(world)
    const [sums] = await query<{ debits: string; credits: string }>(t, sumSql, [me.tenantId])
    expect(sums?.debits).toBe(sums?.credits)
    expect(addMoney('0', sums?.debits ?? '0')).not.toBe('0.00')
    expect(await query(t, twiceSql, [me.tenantId])).toEqual([])
    expect(await me.inside(wrongLedger)).toEqual([])
  }, 600_000)
})
