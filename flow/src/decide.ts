import type { Mode } from './tree/approver.ts'

export type Vote = { readonly says: 'approved' | 'rejected' | 'undecided'; readonly weight: number }
export type Verdict = 'pass' | 'fail' | 'open'

type Tally = { readonly n: number; readonly a: number; readonly r: number; readonly p: number }

/** One walk over the votes: this is asked after every change, and by the thousand in tests. */
const tally = (votes: readonly Vote[]): Tally => {
  let [a, r] = [0, 0]
  for (const { says } of votes) {
    if (says === 'approved') a += 1
    else if (says === 'rejected') r += 1
  }
  return { n: votes.length, a, r, p: votes.length - a - r }
}

const weigh = (votes: readonly Vote[], says?: Vote['says']): number =>
  votes.filter((vote) => says === undefined || vote.says === says).reduce((sum, { weight }) => sum + weight, 0)

/** A threshold nobody could reach any more is lowered to what all together have. */
export const thresholdOf = (mode: Mode, votes: readonly Vote[]): number | null => {
  if (mode.kind === 'count') return Math.min(mode.count, votes.length)
  if (mode.kind === 'weight') return Math.min(mode.threshold, weigh(votes))
  return mode.kind === 'percent' ? mode.percent : null
}

/** Whole numbers throughout: a share is compared by multiplying, never by dividing. */
export const passes = (mode: Mode, votes: readonly Vote[]): boolean => {
  const { n, a } = tally(votes)
  if (n === 0) return false
  switch (mode.kind) {
    case 'sequential':
    case 'all':
      return a === n
    case 'any':
    case 'claim':
      return a >= 1
    case 'percent':
      return 100 * a >= mode.percent * n
    case 'count':
      return a >= Math.min(mode.count, n)
    case 'weight':
      return weigh(votes, 'approved') >= Math.min(mode.threshold, weigh(votes))
  }
}

export const fails = (mode: Mode, votes: readonly Vote[]): boolean => {
  const { n, a, r, p } = tally(votes)
  if (n === 0) return false
  switch (mode.kind) {
    case 'sequential':
      return r >= 1
    case 'all':
      return r >= 1 && (mode.reject === 'one' || p === 0)
    case 'any':
      return mode.reject === 'first' ? r >= 1 && a === 0 : r === n
    case 'claim':
      return r >= 1 && a === 0
    case 'percent':
      return 100 * (n - r) < mode.percent * n
    case 'count':
      return n - r < Math.min(mode.count, n)
    case 'weight':
      return weigh(votes) - weigh(votes, 'rejected') < Math.min(mode.threshold, weigh(votes))
  }
}

/** What the votes given so far say about a node; looked at again after every change. */
export const decide = (mode: Mode, votes: readonly Vote[]): Verdict => {
  if (passes(mode, votes)) return 'pass'
  return fails(mode, votes) ? 'fail' : 'open'
}
