import type { CompareMethod, OpenMode } from '@srm/api/demand'
import { compareMoney } from '@srm/api/shared/money'

export type Band = {
  readonly below: string | null
  readonly minQuotes: number
  readonly openMode: OpenMode
  readonly needsApproval: boolean
}

export type TypePolicy = {
  readonly bands: readonly Band[]
  readonly approvalLimit: string | null
  readonly compareMethod: CompareMethod
  readonly isTwoEnvelope: boolean
}

export type PurchasePolicy = {
  readonly minQuotes: number
  readonly openMode: OpenMode
  readonly needsApproval: boolean
  readonly compareMethod: CompareMethod
  readonly isTwoEnvelope: boolean
}

/** What holds where a company says nothing else. */
export const usualBands: readonly Band[] = [
  { below: '5000.00', minQuotes: 1, openMode: 'clockOrAll', needsApproval: false },
  { below: '50000.00', minQuotes: 3, openMode: 'clock', needsApproval: false },
  { below: null, minQuotes: 3, openMode: 'twoPeople', needsApproval: true },
]

const strictness: readonly OpenMode[] = ['clockOrAll', 'clock', 'twoPeople']

/** Whether each band ends above the one before and only the last one is open. */
export const isOrdered = (bands: readonly Pick<Band, 'below'>[]): boolean =>
  bands.every(({ below }, at) => {
    if (at === bands.length - 1) return below === null
    const before = bands[at - 1]?.below ?? '0'
    return below !== null && compareMoney(below, before) > 0
  })

const bandFor = (bands: readonly Band[], amount: string): Band | undefined =>
  bands.find(({ below }) => below === null || compareMoney(amount, below) < 0)

const asked = ({ bands, approvalLimit, ...rest }: TypePolicy, amount: string): PurchasePolicy => {
  const band = bandFor(bands, amount) ?? bandFor(usualBands, amount)
  const isOverLimit = approvalLimit !== null && compareMoney(amount, approvalLimit) >= 0
  return {
    minQuotes: band?.minQuotes ?? 3,
    openMode: band?.openMode ?? 'twoPeople',
    needsApproval: isOverLimit || (band?.needsApproval ?? true),
    ...rest,
  }
}

/** What holds for a purchase of several types: the strictest of them by its whole amount. */
export const strictestPolicy = (types: readonly TypePolicy[], amount: string): PurchasePolicy => {
  const usual = { bands: usualBands, approvalLimit: null, compareMethod: 'lowest', isTwoEnvelope: false } as const
  const all = (types.length > 0 ? types : [usual]).map((type) => asked(type, amount))
  const rank = Math.max(...all.map(({ openMode }) => strictness.indexOf(openMode)))
  return {
    minQuotes: Math.max(...all.map(({ minQuotes }) => minQuotes)),
    openMode: strictness[rank] ?? 'twoPeople',
    needsApproval: all.some(({ needsApproval }) => needsApproval),
    compareMethod: all.some(({ compareMethod }) => compareMethod === 'scored') ? 'scored' : 'lowest',
    isTwoEnvelope: all.some(({ isTwoEnvelope }) => isTwoEnvelope),
  }
}
