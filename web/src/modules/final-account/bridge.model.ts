import type { BridgeStep } from '@srm/api/final-account'

/** Where the bar of a step lies between the lowest and the highest point of the bridge, in percent. */
export type BridgeBar = {
  readonly from: number
  readonly width: number
  /** Where nothing lies: profits are on its right, losses on its left. */
  readonly zero: number
  readonly tone: 'good' | 'bad' | 'profit'
}

type Step = Pick<BridgeStep, 'kind' | 'amount'>

/** Only the drawing rounds; amounts beside it stay exact. */
const fenOf = (amount: string): number => Math.round(Number(amount) * 100)

/** Each step hangs where the ones before it have led; the profit stands from nothing to where the last one ends. */
export const barsOf = (bridge: readonly Step[]): readonly BridgeBar[] => {
  let reached = 0
  const spans = bridge.map(({ kind, amount }) => {
    const begin = kind === 'profit' ? 0 : reached
    reached = begin + fenOf(amount)
    return { kind, begin, end: reached }
  })
  const points = [0, ...spans.flatMap(({ begin, end }) => [begin, end])]
  const [low, high] = [Math.min(...points), Math.max(...points)]
  const at = (fen: number): number => (high === low ? 0 : ((fen - low) / (high - low)) * 100)
  return spans.map(({ kind, begin, end }) => {
    const from = at(Math.min(begin, end))
    const rises = end >= begin ? 'good' : 'bad'
    return { from, width: at(Math.max(begin, end)) - from, zero: at(0), tone: kind === 'profit' ? 'profit' : rises }
  })
}
