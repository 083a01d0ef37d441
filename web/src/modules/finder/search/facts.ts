import { layoutLabels, layoutNames, type SearchResult, type Layout } from '@srm/api/finder'
import type { Label } from '@srm/api/shared/label'
import { timesMoney } from '@srm/api/shared/money'
import { formatMoney } from '@/lib/format.ts'
import { recordPath } from '@/lib/module/record-pages.ts'

export const pathOf = ({ id, halls }: SearchResult): string => recordPath(halls.length > 0 ? 'hall' : 'hotel', id) ?? ''
export const keyOf = ({ id, halls }: SearchResult): string => `${id}/${String(halls.length)}`

/** The house comes first: people say the hotel, then the hall. */
export const houseOf = ({ name, halls, hotel, place }: SearchResult): string =>
  halls.length > 0 ? (hotel?.name ?? place?.name ?? name) : name

/** The seats that matter: those of the layout asked for, else the most there are. */
export const seatsOf = (
  { seats }: SearchResult,
  layout: string | undefined,
): { layout: Layout; count: number } | undefined => {
  const wanted = layoutNames.find((name) => name === layout)
  const known = (wanted ? [wanted] : layoutNames).flatMap((name) => {
    const count = seats[name]
    return count === null ? [] : [{ layout: name, count }]
  })
  return known.toSorted((a, b) => b.count - a.count)[0]
}

export type SearchValues = Readonly<Record<string, string>>

const dayMs = 86_400_000
const daysOf = ({ from, to }: SearchValues): number | undefined =>
  from ? Math.round((Date.parse(to ?? from) - Date.parse(from)) / dayMs) + 1 : undefined

/** Whole amounts are read without their zeros. */
export const plainMoney = (amount: string): string => formatMoney(amount.replace(/\.0+$/, ''))

type StayTotal = { readonly days: number; readonly rooms: number | undefined; readonly amount: string }

/** What the stay that was asked for comes to: a hall by the day, a hotel by room and night. */
export const totalOf = ({ price, halls }: SearchResult, query: SearchValues): StayTotal | undefined => {
  const days = daysOf(query)
  if (price === null || days === undefined) return undefined
  const rooms = halls.length === 0 && query['rooms'] ? Number(query['rooms']) : undefined
  return { days, rooms, amount: timesMoney(price, String(days * (rooms ?? 1))) }
}

type Words = {
  readonly say: (label: Label) => string
  readonly t: (key: 'rooms.free' | 'area.of' | 'height.of', values?: Record<string, string | number>) => string
}

/** What one wants to know of a hall or a hotel at a glance, beside its price. */
export const factsOf = (one: SearchResult, query: SearchValues, { say, t }: Words): string[] => {
  const seats = seatsOf(one, query['layout'])
  const rooms = one.lodging?.rooms
  const trimmed = (value: string): string => value.replace(/\.?0+$/, '')
  return [
    ...(one.area ? [t('area.of', { area: trimmed(one.area) })] : []),
    ...(one.height ? [t('height.of', { height: trimmed(one.height) })] : []),
    ...(seats ? [`${say(layoutLabels[seats.layout])} ${String(seats.count)}`] : []),
    ...(rooms === null || rooms === undefined ? [] : [t('rooms.free', { count: rooms })]),
  ]
}
