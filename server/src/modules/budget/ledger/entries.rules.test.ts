import { addMoney, compareMoney, subtractMoney } from '@srm/api/shared/money'
import { describe, expect, it } from 'vitest'
import { isFullDepth } from '#test/depth.ts'
import {
  entriesFor,
  sameHolder,
  type Entry,
  type Holder,
  type Knowledge,
  type Loan,
  type Slice,
  type Target,
} from './entries.rules.ts'

const items = ['甲', '乙']
const holderOf = (kind: string, nth: number): Holder => ({ kind, id: String(nth) })

const fenOf = (amount: string): number => Math.round(Number(amount) * 100)
const yuanOf = (fen: number): string => (fen / 100).toFixed(2)

/** Sums of entries by whatever tells them apart; in fen, which are small here. */
const sumBy = (entries: readonly Entry[], keyOf: (entry: Entry) => string): { entry: Entry; amount: string }[] => {
  const sums = new Map<string, { entry: Entry; fen: number }>()
  for (const entry of entries) {
    const key = keyOf(entry)
    sums.set(key, { entry, fen: (sums.get(key)?.fen ?? 0) + fenOf(entry.amount) })
  }
  return [...sums.values()].filter(({ fen }) => fen !== 0).map(({ entry, fen }) => ({ entry, amount: yuanOf(fen) }))
}
const text = (holder: Holder | null): string => (holder ? `${holder.kind}${holder.id}` : '')
const slicesOf = (entries: readonly Entry[]): Slice[] =>
  sumBy(entries, ({ item, holder, bucket, source }) => [item, text(holder), bucket, text(source)].join(' ')).map(
    ({ entry: { item, holder, bucket, source }, amount }) => ({ holder, item, bucket, source, amount }),
  )
const loansOf = (entries: readonly Entry[]): Loan[] =>
  sumBy(entries, ({ item, holder, bucket, source, via }) =>
    [item, text(holder), bucket, text(source), text(via)].join(' '),
  ).flatMap(({ entry: { item, holder, bucket, source, via }, amount }) =>
    via && !sameHolder(via, source) && amount.startsWith('-')
      ? [{ holder, item, bucket, source, via, amount: amount.slice(1) }]
      : [],
  )
const heldBy = (entries: readonly Entry[], { holder, item }: Target): string =>
  yuanOf(
    entries
      .filter((one) => one.item === item && sameHolder(one.holder, holder))
      .reduce((sum, { amount }) => sum + fenOf(amount), 0),
  )
const used = (entries: readonly Entry[]): string => addMoney('0', ...entries.map(({ amount }) => amount))

const kinds = [
  ['demand', 'reserve'],
  ['order', 'commit'],
  ['acceptance', 'actual'],
] as const

const placeOf = ({ item, bucket }: Pick<Entry, 'item' | 'bucket'>): string => `${item} ${bucket}`

class History {
  readonly entries: Entry[] = []
  readonly closed: Holder[] = []
  /** What a line keeps beside its ledger, brought on with every step. */
  readonly balances = new Map<string, number>()
  known(item: string): Knowledge {
    const entries = this.entries.filter((one) => one.item === item)
    return { slices: slicesOf(entries), loans: loansOf(entries), closed: this.closed }
  }
  apply(target: Target): void {
    const written = entriesFor(target, this.known(target.item))
    for (const entry of written) {
      const place = placeOf(entry)
      this.balances.set(place, (this.balances.get(place) ?? 0) + fenOf(entry.amount))
    }
    this.entries.push(...written)
  }
  /** Rows that say the same of the same are as good as their sum. */
  compact(): void {
    if (this.entries.length < 60) return
    const sums = sumBy(this.entries, (one) =>
      [one.item, text(one.holder), one.bucket, text(one.source), text(one.via)].join(' '),
    )
    this.entries.splice(0, this.entries.length, ...sums.map(({ entry, amount }) => ({ ...entry, amount })))
  }
  passedOn({ holder, item }: Target): string {
    const lent = loansOf(this.entries).filter((loan) => loan.item === item && sameHolder(loan.holder, holder))
    return addMoney('0', ...lent.map(({ amount }) => amount))
  }
}

const random = (below: number): number => Math.floor(Math.random() * below)

const targetAt = (at: number, item = '甲'): Target => {
  const [kind, point] = kinds[at % 3] ?? kinds[0]
  const [before] = kinds[(at % 3) - 1] ?? []
  return {
    holder: holderOf(kind, Math.floor(at / 3)),
    item,
    point,
    isPending: random(2) === 0,
    amount: `${random(3000)}.${String(random(100)).padStart(2, '0')}`,
    after: before ? [holderOf(before, Math.floor(at / 3))] : [],
    givesBack: true,
  }
}

/** After a step a document holds what it should, and no part of anything is less than nothing. */
const assertKept = (history: History, target: Target): void => {
  const passedOn = history.passedOn(target)
  const kept = compareMoney(target.amount, passedOn) > 0 ? subtractMoney(target.amount, passedOn) : '0.00'
  expect(heldBy(history.entries, target)).toBe(kept)
}

/** Places at which the ledger adds up to something else than the line says of itself, or owes something. */
const wrongPlaces = ({ entries, balances }: History): string[] => {
  const sums = new Map<string, number>()
  const add = (key: string, amount: string): void => void sums.set(key, (sums.get(key) ?? 0) + fenOf(amount))
  for (const entry of entries) {
    add(placeOf(entry), entry.amount)
    add(`${placeOf(entry)} ${text(entry.holder)} ${text(entry.source)}`, entry.amount)
  }
  const isWrong = ([place, fen]: readonly [string, number]): boolean =>
    fen < 0 || (balances.has(place) && balances.get(place) !== fen)
  const unwritten = [...balances].filter(([place, fen]) => fen !== 0 && !sums.has(place))
  return [...[...sums].filter(isWrong), ...unwritten].map(([place]) => place)
}

const play = (steps: number): History => {
  const history = new History()
  for (let step = 0; step < steps; step += 1) {
    const target = targetAt(random(9), items[random(items.length)])
    if (random(15) === 0) {
      for (const item of items) history.apply({ ...target, item, amount: '0', givesBack: false })
      history.closed.push(target.holder)
    } else {
      history.apply(target)
      assertKept(history, target)
    }
    const wrong = wrongPlaces(history)
    if (wrong.length > 0) expect(wrong).toEqual([])
    history.compact()
  }
  return history
}

describe('the entries of a budget ledger', () => {
  it(
    'add up to the balance of every line after each of 2,000 steps of a random history',
    { timeout: 1_800_000 },
    () => {
      // In the nightly run a thousand of them.
      for (let history = 0; history < (isFullDepth ? 1000 : 20); history += 1)
        expect(play(2000).entries.length).toBeLessThan(200)
    },
  )

  it('come to what they were before when a document that took from others gives back', () => {
    for (let round = 0; round < 300; round += 1) {
      const history = new History()
      const demand = { ...targetAt(0), holder: holderOf('demand', 9), isPending: false, amount: `${random(2000)}.50` }
      history.apply(demand)
      const before = { used: used(history.entries), slices: slicesOf(history.entries) }
      const order = { ...targetAt(1), after: [demand.holder] }
      history.apply(order)
      history.apply({ ...order, isPending: false })
      history.apply({ ...order, amount: '0' })
      expect({ used: used(history.entries), slices: slicesOf(history.entries) }).toEqual(before)
    }
  })
})
