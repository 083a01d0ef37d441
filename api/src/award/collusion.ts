import type { Comparison } from './comparison.ts'

type OriginKind = 'sameContact' | 'sameAddress' | 'sameDevice'

export type CollusionHint<K extends string = 'sameTotal' | 'sameRatio' | 'sameRemark' | OriginKind> = {
  readonly kind: K
  readonly quotes: readonly [string, string]
  /** How many per cent the one is above the other throughout. */
  readonly detail: string | null
}

/** Fewer lines in common may be in proportion by chance. */
const minCommonLines = 4
/** Two prices that stand in the same proportion on every line differ by rounding alone. */
const maxRatioSpread = 0.0005

type Amounts = readonly (number | null)[]

const commonRatio = (a: Amounts, b: Amounts): { readonly ratio: number; readonly lines: number } | null => {
  let low = Infinity
  let high = -Infinity
  let lines = 0
  for (let at = 0; at < a.length; at += 1) {
    const [one, other] = [a[at] ?? null, b[at] ?? null]
    if (one === null || other === null || other === 0) continue
    const ratio = one / other
    low = Math.min(low, ratio)
    high = Math.max(high, ratio)
    lines += 1
    if (high - low > maxRatioSpread * low) return null
  }
  return lines >= minCommonLines ? { ratio: (low + high) / 2, lines } : null
}

/** What two quotes that were made apart seldom have in common. It proves nothing and is shown as a hint. */
export const findCollusionHints = ({ quotes }: Pick<Comparison, 'quotes'>): readonly CollusionHint[] => {
  const amounts = quotes.map(({ cells }) => cells.map((cell) => cell?.amount ?? null))
  const hints: CollusionHint[] = []
  for (const [at, one] of quotes.entries())
    for (const [further, other] of quotes.slice(at + 1).entries()) {
      const pair: readonly [string, string] = [one.quoteId, other.quoteId]
      const add = (kind: CollusionHint['kind'], detail: string | null = null) =>
        hints.push({ kind, quotes: pair, detail })
      const proportion = commonRatio(amounts[at] ?? [], amounts[at + 1 + further] ?? [])
      if (proportion) add('sameRatio', `${((proportion.ratio - 1) * 100).toFixed(1)}%`)
      else if (one.total > 0 && one.total === other.total && one.offered > 1) add('sameTotal')
    }
  return hints
}

type Contact = { readonly quoteId: string; readonly mobile: string | null }

/** Quotes of different suppliers that answer at one number. */
export const findSharedContacts = (contacts: readonly Contact[]): readonly CollusionHint<OriginKind>[] =>
  contacts.flatMap((one, at) =>
    contacts
      .slice(at + 1)
      .filter(({ mobile }) => mobile !== null && mobile === one.mobile)
      .map(({ quoteId }): CollusionHint<OriginKind> => ({
        kind: 'sameContact',
        quotes: [one.quoteId, quoteId],
        detail: null,
      })),
  )

type Remarks = { readonly quoteId: string; readonly texts: readonly string[] }

/** Shorter ones, such as 含税 or 无, are the same by chance. */
const minRemark = 8

const words = (text: string): string => text.replaceAll(/[\s，。、；：,.;:!！]/g, '').toLowerCase()

/** Remarks that two suppliers wrote alike, mistakes included. */
export const findSharedRemarks = (quotes: readonly Remarks[]): readonly CollusionHint[] => {
  const written = quotes.map(({ quoteId, texts }) => ({
    quoteId,
    texts: new Map(texts.flatMap((text) => (words(text).length < minRemark ? [] : [[words(text), text] as const]))),
  }))
  return written.flatMap((one, at) =>
    written.slice(at + 1).flatMap((other): readonly CollusionHint[] => {
      const shared = [...one.texts.keys()].find((text) => other.texts.has(text))
      if (shared === undefined) return []
      const detail = (one.texts.get(shared) ?? '').slice(0, 30)
      return [{ kind: 'sameRemark', quotes: [one.quoteId, other.quoteId], detail }]
    }),
  )
}

type Origin = { readonly quoteId: string; readonly address: string | null; readonly device: string | null }

/** Quotes that were sent from one address, or by one device. */
export const findSharedOrigins = (origins: readonly Origin[]): readonly CollusionHint<OriginKind>[] =>
  origins.flatMap((one, at) =>
    origins.slice(at + 1).flatMap((other): readonly CollusionHint<OriginKind>[] => {
      const quotes = [one.quoteId, other.quoteId] as const
      if (one.device !== null && one.device === other.device) return [{ kind: 'sameDevice', quotes, detail: null }]
      if (one.address !== null && one.address === other.address) return [{ kind: 'sameAddress', quotes, detail: null }]
      return []
    }),
  )
