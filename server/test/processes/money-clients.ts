import { payment } from '@srm/api/payment'
import { receipt } from '@srm/api/receipt'
import { addMoney, subtractMoney } from '@srm/api/shared/money'
import { aPaymentBatch } from '#modules/payment/payment.fixture.ts'
import { aReceipt } from '#modules/receipt/receipt.fixture.ts'
import { today } from '../payments.ts'
import type { Random } from '../random-values.ts'
import type { Answer, Member } from '../tenant.ts'
import type { Insist } from './insist.ts'

/** Two of each kind, so that the same is asked for at once by people who both may. */
export type People = {
  readonly reader: Member
  readonly writers: readonly Member[]
  readonly checkers: readonly Member[]
  readonly makers: readonly Member[]
  readonly payers: readonly Member[]
}

/** What the clients were told, as somebody with a sheet of paper would keep it. */
export type Paper = {
  readonly balances: Map<string, string>
  /** The amount of each receipt that was acknowledged, and what went back of it. */
  readonly receipts: Map<string, { readonly amount: string; refunded: string; isConfirmed: boolean }>
  /** How often each request was acknowledged as paid. */
  readonly paid: Map<string, number>
  readonly refused: Map<string, number>
}

export type World = {
  readonly insist: Insist
  readonly people: People
  readonly funds: readonly string[]
  readonly contracts: readonly string[]
  readonly requests: readonly string[]
  readonly paper: Paper
}

export const aPaper = (funds: readonly string[], opening: string): Paper => ({
  balances: new Map(funds.map((fund) => [fund, opening])),
  receipts: new Map(),
  paid: new Map(),
  refused: new Map(),
})

const move = ({ balances }: Paper, fund: string, amount: string): void =>
  void balances.set(fund, addMoney(balances.get(fund) ?? '0', amount))

/** Refusals are what a ledger under load says to whoever comes second; each has to be one that was foreseen. */
const refusals: ReadonlySet<string> = new Set([
  'record.stale',
  'ledger.busy',
  'server.busy',
  'receipt.not_claimed',
  'receipt.not_free',
  'receipt.over_contract',
  'receipt.refund_too_much',
  'receipt.claim_gone',
  'paymentBatch.not_payable',
  'paymentBatch.not_making',
  'paymentBatch.transfer',
  'contract.plan_settled',
])

const isDone = ({ paper }: World, { status, key = '', message }: Answer<unknown>): boolean => {
  if (status === 200) return true
  if (!refusals.has(key)) throw new Error(`unexpected answer ${String(status)} ${key} ${message}`)
  paper.refused.set(key, (paper.refused.get(key) ?? 0) + 1)
  return false
}

const amountOf = ({ int }: Random): string => `${String(1 + int(900))}.${String(int(100)).padStart(2, '0')}`

/** Money comes in, is claimed, and confirmed by two who press at once. */
const receive = async (world: World, random: Random): Promise<void> => {
  const { insist, people, paper } = world
  const { writers, checkers } = people
  const [fund, writer, amount] = [random.pick(world.funds), random.pick(writers), amountOf(random)]
  const body = aReceipt({ fundAccount: fund, day: today, amount })
  const made = await insist(writer, receipt.receipt.create, { body })
  if (!isDone(world, made)) return
  const { id } = made.result
  const note = { amount, refunded: '0.00', isConfirmed: false }
  paper.receipts.set(id, note)
  const lines = [{ contract: random.pick(world.contracts), amount: random.int(3) === 0 ? '0.50' : amount }]
  const claimed = await insist(writer, receipt.receipt.claim, { params: { id }, body: { version: 1, lines } })
  if (!isDone(world, claimed)) return
  const { version } = claimed.result
  const answers = await Promise.all(
    checkers.map((who) => insist(who, receipt.receipt.confirm, { params: { id }, body: { version } })),
  )
  const done = answers.filter((answer) => isDone(world, answer))
  if (done.length > 1) throw new Error(`${id} was confirmed twice`)
  if (done.length === 0) return
  note.isConfirmed = true
  move(paper, fund, amount)
}

const confirmedOf = ({ paper }: World): string[] =>
  [...paper.receipts].flatMap(([id, { isConfirmed }]) => (isConfirmed ? [id] : []))

const showReceipt = ({ insist, people }: World, id: string) =>
  insist(people.reader, receipt.receipt.show, { params: { id } })

/** Money goes back, for some of the receipts by several clients at once. */
const refund = async (world: World, random: Random): Promise<void> => {
  const all = confirmedOf(world)
  if (all.length === 0) return
  const id = random.pick(all)
  const { result: row } = await showReceipt(world, id)
  const body = { version: row.version, amount: amountOf(random), day: today, reason: '多付' }
  const checker = random.pick(world.people.checkers)
  if (!isDone(world, await world.insist(checker, receipt.receipt.refund, { params: { id }, body }))) return
  const note = world.paper.receipts.get(id)
  if (note) note.refunded = addMoney(note.refunded, body.amount)
  move(world.paper, row.fundAccount.id, subtractMoney('0', body.amount))
}

/** It was the wrong contract. */
const release = async (world: World, random: Random): Promise<void> => {
  const all = confirmedOf(world)
  if (all.length === 0) return
  const id = random.pick(all)
  const checker = random.pick(world.people.checkers)
  const { result: row } = await showReceipt(world, id)
  const { result: story } = await world.insist(checker, receipt.receipt.story, { params: { id } })
  const claim = story.claims.find(({ state }) => state === 'confirmed')
  if (!claim) return
  const body = { version: row.version, claim: claim.id, reason: '认错合同' }
  isDone(world, await world.insist(checker, receipt.receipt.release, { params: { id }, body }))
}

type Batch = { readonly id: string; readonly fund: string }

/** How each transfer of it ended; one of five does not arrive and is paid again by another batch. */
const settle = async (world: World, random: Random, { id, fund }: Batch): Promise<void> => {
  const { insist, people, paper } = world
  const { result: transfers } = await insist(random.pick(people.makers), payment.batch.transfers, { params: { id } })
  for (const transfer of transfers) {
    const isPaid = random.int(5) > 0
    const outcome = isPaid ? { bankSerial: `S${transfer.id}` } : { failReason: '户名不符' }
    const body = { transfer: transfer.id, day: today, ...outcome }
    if (!isDone(world, await insist(random.pick(people.makers), payment.batch.settle, { params: { id }, body })))
      continue
    if (!isPaid) continue
    paper.paid.set(transfer.request.id, (paper.paid.get(transfer.request.id) ?? 0) + 1)
    move(paper, fund, subtractMoney('0', transfer.amount ?? '0'))
  }
}

/** A batch of requests others reach for as well, confirmed by two who press at once. */
const pay = async (world: World, random: Random): Promise<void> => {
  const { insist, people } = world
  const fund = random.pick(world.funds)
  const requests = [...new Set([random.pick(world.requests), random.pick(world.requests)])]
  const maker = random.pick(people.makers)
  const made = await insist(maker, payment.batch.create, {
    body: aPaymentBatch({ fundAccount: fund, day: today, requests }),
  })
  if (!isDone(world, made)) return
  const { id } = made.result
  const { result: row } = await insist(maker, payment.batch.show, { params: { id } })
  const body = { version: row.version, total: row.total ?? '0' }
  const answers = await Promise.all(
    people.payers.map((who) => insist(who, payment.batch.confirm, { params: { id }, body })),
  )
  const done = answers.filter((answer) => isDone(world, answer))
  if (done.length > 1) throw new Error(`${id} was confirmed twice`)
  if (done.length === 1) await settle(world, random, { id, fund })
}

const steps = [receive, receive, receive, pay, pay, refund, release] as const

/** One person after another at one screen, until the time is over. */
export const runClient = async (world: World, random: Random, isOver: () => boolean): Promise<number> => {
  let count = 0
  while (!isOver()) {
    await random.pick(steps)(world, random)
    count += 1
  }
  return count
}
