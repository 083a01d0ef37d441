import { addMoney, subtractMoney } from '@srm/api/shared/money'
import { describe, expect, it } from 'vitest'
import { randomFrom, type Random } from '#test/random-values.ts'
import { bridgeGap, bridgeOf, furtherBridge, profitOf, type Past } from './bridge.rules.ts'
import {
  buildSheet,
  changedDocuments,
  coverOrders,
  isOpen,
  spreadBy,
  subtractEarlier,
  type BudgetRow,
  type Sheet,
  type SourceDocument,
} from './sheet.rules.ts'

const sum = (amounts: readonly string[]): string => addMoney('0', ...amounts)
const fen = (random: Random, below = 2_000_000): string => (random.int(below) / 100).toFixed(2)

const aDocument = (more: Partial<SourceDocument> & Pick<SourceDocument, 'id'>): SourceDocument => ({
  side: 'cost',
  subject: 'expense',
  code: more.id,
  name: more.id,
  party: null,
  supplier: null,
  first: '0.00',
  committed: '0.00',
  settled: '0.00',
  invoiced: '0.00',
  paid: '0.00',
  withheld: '0.00',
  tax: '0.00',
  owesInvoice: true,
  committedBy: [],
  settledBy: [],
  ...more,
})

const items = ['场地费', '搭建', '餐饮'] as const

/** Parts of an amount for some lines of the budget; what is left has none. */
const partsOf = (random: Random, amount: string) => {
  const half = subtractMoney(amount, spreadBy(amount, ['1', '2'])[0] ?? '0')
  return random.int(3) === 0 ? [] : [{ item: random.pick(items), amount: random.int(2) === 0 ? amount : half }]
}

const aHistory = (seed: number): { budget: BudgetRow[]; documents: SourceDocument[]; past: Past } => {
  const random = randomFrom(seed)
  const documents = Array.from({ length: 1 + random.int(12) }, (_, n): SourceDocument => {
    const subject = random.pick(['purchaseOrder', 'contract', 'expense', 'reimburse', 'paymentRequest'] as const)
    const isIncome = subject === 'contract' && random.int(2) === 0
    const settled = fen(random)
    const isDone = random.int(3) > 0
    const committedBy = partsOf(random, settled)
    return aDocument({
      id: `${subject}${String(n)}`,
      subject,
      side: isIncome ? 'income' : 'cost',
      supplier: isIncome ? null : random.pick(['甲', '乙', null]),
      first: isIncome ? fen(random) : '0.00',
      committed: settled,
      settled,
      invoiced: isDone ? settled : fen(random),
      paid: isDone ? settled : fen(random),
      tax: fen(random, 10_000),
      owesInvoice: random.int(4) > 0,
      committedBy: isIncome ? [] : committedBy,
      settledBy: isIncome ? [] : committedBy,
    })
  })
  const versions = Array.from({ length: random.int(3) }, (_, n) => {
    const [cost, contingency] = [fen(random), fen(random, 50_000)]
    const income = fen(random)
    const whole = addMoney(cost, contingency)
    const margin = subtractMoney(income, whole, fen(random, 10_000))
    return {
      id: `v${String(n)}`,
      name: `V${String(n + 1)}`,
      at: `2026-0${String(n * 2 + 1)}-01`,
      income,
      cost: whole,
      contingency,
      margin,
    }
  })
  const last = versions.at(-1)
  const changes = versions.map((_, n) => ({
    id: `c${String(n)}`,
    code: `YSTZ${String(n)}`,
    at: `2026-0${String(n * 2 + 2)}-01`,
    added: fen(random, 90_000),
  }))
  // Lines of the budget come to the last version and what was added after it.
  const added = sum(changes.slice(-1).map((one) => one.added))
  const total = last ? addMoney(subtractMoney(last.cost, last.contingency), added) : '0.00'
  const amounts = spreadBy(total, ['1', '2', '3'])
  const budget = items.map((id, n) => ({
    id,
    name: id,
    category: n === 2 ? '餐饮' : '场地',
    first: fen(random),
    amount: amounts[n] ?? '0.00',
  }))
  return { budget, documents, past: { versions, changes } }
}

const total = (sheet: Sheet, side: 'cost' | 'income', key: 'settled' | 'invoiced' | 'paid'): string =>
  sum(sheet.lines.filter((one) => one.side === side).map((one) => one[key]))

describe('final account', () => {
  it('leaves nothing of 200 histories unexplained, and its profit adds up', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const { budget, documents, past } = aHistory(seed)
      const sheet = buildSheet(budget, documents)
      // Every figure of a line is the sum of its documents, and nothing of a document is lost.
      for (const line of sheet.lines) {
        const own = sheet.entries.filter(({ source }) => source === line.source)
        expect(sum(own.map((one) => one.settled)), `seed ${String(seed)}`).toBe(line.settled)
      }
      for (const key of ['invoiced', 'paid'] as const)
        for (const side of ['cost', 'income'] as const) {
          const given = sum(documents.filter((one) => one.side === side).map((one) => one[key]))
          expect(total(sheet, side, key), `seed ${String(seed)} ${key}`).toBe(given)
        }
      // What differs is named by its document; without those nothing differs.
      const open = new Set(sheet.documents.filter(isOpen).map(({ id }) => id))
      const quiet = coverOrders(documents).filter(({ id }) => !open.has(id))
      expect(sum(quiet.map((one) => subtractMoney(one.settled, one.paid)))).toBe('0.00')
      expect(bridgeGap(bridgeOf(past, sheet)), `seed ${String(seed)}`).toBe('0.00')
      expect(bridgeOf(past, sheet).at(-1)?.amount).toBe(profitOf(sheet).net)
    }
  })

  it('holds only what differs in a further version, which adds up with the first', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const { budget, documents } = aHistory(seed)
      const first = buildSheet(budget, documents)
      const later = documents.map((one, n) => {
        if (n % 3 !== 0) return one
        const settled = addMoney(one.settled, '100.10')
        return { ...one, settled, committed: settled, paid: settled, invoiced: settled, tax: addMoney(one.tax, '1.00') }
      })
      const now = buildSheet(budget, later.slice(seed % 2))
      const further = subtractEarlier(now, first)
      for (const key of ['settled', 'invoiced', 'paid'] as const)
        for (const side of ['cost', 'income'] as const)
          expect(addMoney(total(first, side, key), total(further, side, key)), `seed ${String(seed)}`).toBe(
            total(now, side, key),
          )
      const bridge = furtherBridge({ name: 'V1', net: profitOf(first).net }, further)
      expect(bridgeGap(bridge), `seed ${String(seed)}`).toBe('0.00')
      expect(bridge.at(-1)?.amount).toBe(profitOf(now).net)
      expect(changedDocuments(further, subtractEarlier(now, first))).toEqual([])
    }
  })

  it('takes a contract for the paper of the orders of its supplier', () => {
    const order = aDocument({
      id: 'CGDD1',
      subject: 'purchaseOrder',
      supplier: '甲',
      committed: '300.00',
      settled: '280.00',
    })
    const paper = { supplier: '甲', committed: '500.00', settled: '500.00', invoiced: '400.00', paid: '100.00' }
    const [covered, rest] = coverOrders([order, aDocument({ id: 'HT1', subject: 'contract', ...paper })])
    expect(covered).toMatchObject({ settled: '280.00', invoiced: '280.00', paid: '100.00' })
    expect(rest).toMatchObject({ committed: '200.00', settled: '220.00', invoiced: '120.00', paid: '0.00' })
  })

  it('asks for no invoice where none comes', () => {
    const fee = aDocument({ id: 'FY1', committed: '12.00', settled: '12.00', paid: '12.00', owesInvoice: false })
    expect(buildSheet([], [fee]).documents.filter(isOpen)).toEqual([])
    expect(buildSheet([], [{ ...fee, owesInvoice: true }]).documents.filter(isOpen)).toHaveLength(1)
  })

  it('names documents that changed by their numbers', () => {
    const one = aDocument({ id: 'FY1', committed: '12.00', settled: '12.00', paid: '12.00' })
    const [before, after] = [buildSheet([], [one]), buildSheet([], [{ ...one, invoiced: '12.00' }])]
    expect(changedDocuments(before, after)).toEqual(['FY1'])
    expect(changedDocuments(before, buildSheet([], []))).toEqual(['FY1'])
  })
})
