export const spans = ['thisYear', 'lastYear', 'thisQuarter', 'thisMonth'] as const
export type Span = (typeof spans)[number]

/** The days figures are looked at for; what has not ended yet reaches until today. */
export const spanDays = (span: Span, today: string): { readonly from: string; readonly to: string } => {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const before = String(year - 1)
  if (span === 'lastYear') return { from: `${before}-01-01`, to: `${before}-12-31` }
  const first = span === 'thisYear' ? 1 : span === 'thisMonth' ? month : month - ((month - 1) % 3)
  return { from: `${String(year)}-${String(first).padStart(2, '0')}-01`, to: today }
}
