/** From so many days before on, so many per cent of the total are lost. */
export type CancellationTier = { readonly days: number; readonly rate: string }

/** What is lost by calling it off with so many days left, in per cent; nothing while it is early enough. */
export const cancellationRate = (tiers: readonly CancellationTier[], daysLeft: number): string => {
  const due = tiers.filter(({ days }) => daysLeft <= days).map(({ rate }) => rate)
  return due.toSorted((a, b) => Number(b) - Number(a))[0] ?? '0'
}
