import type { BudgetPoint } from '@srm/api/budget'
import { addMoney, compareMoney, subtractMoney } from '@srm/api/shared/money'

/** A document that burdens lines of a budget. */
export type Holder = { readonly kind: string; readonly id: string }

export type Bucket = 'pending' | 'reserved' | 'committed' | 'actual'

/** Part of what a document holds of a line, by where it took it from. */
export type Slice = {
  readonly holder: Holder
  readonly item: string
  readonly bucket: Bucket
  /** The document it was taken over from; nothing where it came out of the free budget. */
  readonly source: Holder | null
  readonly amount: string
}

/** What of a slice another document has taken over and not given back. */
export type Loan = Slice & { readonly via: Holder }

export type Entry = {
  readonly holder: Holder
  readonly item: string
  readonly kind: BudgetPoint | 'release'
  readonly bucket: Bucket
  readonly amount: string
  readonly source: Holder | null
  /** The document on the other side, where it passes from one to another. */
  readonly via: Holder | null
}

const bucketOf: Readonly<Record<BudgetPoint, Exclude<Bucket, 'pending'>>> = {
  reserve: 'reserved',
  commit: 'committed',
  actual: 'actual',
}
const pointOf: Readonly<Record<Exclude<Bucket, 'pending'>, BudgetPoint>> = {
  reserved: 'reserve',
  committed: 'commit',
  actual: 'actual',
}

export type Target = {
  readonly holder: Holder
  readonly item: string
  readonly point: BudgetPoint
  readonly isPending: boolean
  /** What it burdens the line with, whether it still holds it or others have taken it over. */
  readonly amount: string
  /** Documents it follows from, in the order in which they are drawn on. */
  readonly after: readonly Holder[]
  /** Whether what it gives up goes back to where it came from, or is free for everybody. */
  readonly givesBack: boolean
}

export const sameHolder = (one: Holder | null, other: Holder | null): boolean =>
  one === other || (one !== null && other !== null && one.kind === other.kind && one.id === other.id)

const isMore = (one: string, other: string): boolean => compareMoney(one, other) > 0
const lesser = (one: string, other: string): string => (isMore(one, other) ? other : one)
const sumOf = (slices: readonly Slice[]): string => addMoney(...slices.map(({ amount }) => amount))

const release = (slice: Slice, amount: string, via: Holder | null): Entry => ({
  holder: slice.holder,
  item: slice.item,
  kind: 'release',
  bucket: slice.bucket,
  amount: subtractMoney('0', amount),
  source: slice.source,
  via,
})

/** Takes an amount out of slices one after the other. */
const drawOn = (slices: readonly Slice[], amount: string): { slice: Slice; amount: string }[] => {
  let rest = amount
  return slices.flatMap((slice) => {
    const part = lesser(slice.amount, rest)
    rest = subtractMoney(rest, part)
    return isMore(part, '0') ? [{ slice, amount: part }] : []
  })
}

/** More than before: first what those before it held, then what is free. */
const takeMore = (target: Target, bucket: Bucket, more: string, held: readonly Slice[]): Entry[] => {
  const { holder, item, point } = target
  const use = (amount: string, source: Holder | null): Entry => ({
    holder,
    item,
    kind: point,
    bucket,
    amount,
    source,
    via: source,
  })
  const before = target.after.flatMap((one) => held.filter((slice) => sameHolder(slice.holder, one)))
  const drawn = drawOn(before, more)
  const free = subtractMoney(more, ...drawn.map(({ amount }) => amount))
  return [
    ...drawn.flatMap(({ slice, amount }) => [release(slice, amount, holder), use(amount, slice.holder)]),
    ...(isMore(free, '0') ? [use(free, null)] : []),
  ]
}

/** What was taken from a document comes back to it, into the slices it was taken from. */
const giveBack = (holder: Holder, source: Holder, amount: string, loans: readonly Loan[]): Entry[] => {
  const lent = loans.filter((loan) => sameHolder(loan.holder, source) && sameHolder(loan.via, holder))
  return drawOn(lent, amount).map(({ slice, amount: part }) => ({
    holder: source,
    item: slice.item,
    kind: slice.bucket === 'pending' ? 'reserve' : pointOf[slice.bucket],
    bucket: slice.bucket,
    amount: part,
    source: slice.source,
    via: holder,
  }))
}

/** Less than before: first what came out of the free budget, then what was taken over last. */
const takeLess = (target: Target, less: string, mine: readonly Slice[], known: Knowledge): Entry[] => {
  const inOrder = [...mine.filter(({ source }) => source === null), ...mine.filter(({ source }) => source).toReversed()]
  return drawOn(inOrder, less).flatMap(({ slice, amount }) => {
    const { source } = slice
    const isBack = target.givesBack && source !== null && !known.closed.some((one) => sameHolder(one, source))
    return [
      release(slice, amount, isBack ? source : null),
      ...(isBack ? giveBack(target.holder, source, amount, known.loans) : []),
    ]
  })
}

export type Knowledge = {
  /** What the document and those before it hold of the line. */
  readonly slices: readonly Slice[]
  readonly loans: readonly Loan[]
  /** Documents that have given up what they held for good. */
  readonly closed: readonly Holder[]
}

/** What has to be written so that a document holds of a line what it should. */
export const entriesFor = (target: Target, known: Knowledge): Entry[] => {
  const bucket: Bucket = target.isPending ? 'pending' : bucketOf[target.point]
  const mine = known.slices.filter(({ holder }) => sameHolder(holder, target.holder))
  // What it holds comes to where it belongs now: from being asked for to being held.
  const moved = mine
    .filter((slice) => slice.bucket !== bucket)
    .flatMap((slice): Entry[] => [
      release(slice, slice.amount, null),
      { ...release(slice, slice.amount, null), kind: target.point, bucket, amount: slice.amount },
    ])
  const now = mine.map((slice) => ({ ...slice, bucket }))
  const held = sumOf(mine)
  const passedOn = sumOf(known.loans.filter(({ holder }) => sameHolder(holder, target.holder)))
  const kept = isMore(target.amount, passedOn) ? subtractMoney(target.amount, passedOn) : '0'
  if (isMore(kept, held)) return [...moved, ...takeMore(target, bucket, subtractMoney(kept, held), known.slices)]
  if (isMore(held, kept)) return [...moved, ...takeLess(target, subtractMoney(held, kept), now, known)]
  return moved
}
