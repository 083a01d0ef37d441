const toCents = (amount: string): bigint => {
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.')
  const cents = BigInt(whole + fraction.slice(0, 2).padEnd(2, '0'))
  return amount.startsWith('-') ? -cents : cents
}

/** Which part of an amount another one is, in per cent with one decimal; nothing of nothing is no part at all. */
export const shareOf = (amount: string, of: string): string | undefined => {
  const [part, whole] = [toCents(amount), toCents(of)]
  if (whole <= 0n) return undefined
  const tenths = (part * 2000n + (part < 0n ? -whole : whole)) / (whole * 2n)
  const size = tenths < 0n ? -tenths : tenths
  return `${tenths < 0n ? '-' : ''}${String(size / 10n)}.${String(size % 10n)}`
}

/** What a bar can show of a share: never less than nothing or more than all. */
export const barWidth = (share: string): number => Math.min(100, Math.max(0, Number(share)))
