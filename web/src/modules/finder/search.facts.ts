import { layoutLabels, layoutNames, type SearchResult, type Layout } from '@srm/api/finder'
import type { Label } from '@srm/api/shared/label'
import { formatMoney } from '@/lib/format.ts'
import { recordPath } from '@/lib/record-pages.ts'

export const pathOf = ({ id, halls }: SearchResult): string => recordPath(halls.length > 0 ? 'hall' : 'hotel', id) ?? ''
export const keyOf = ({ id, halls }: SearchResult): string => `${id}/${String(halls.length)}`

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

type Words = {
  readonly say: (label: Label) => string
  readonly t: (
    key: 'per.day' | 'per.half' | 'per.night' | 'rooms.free' | 'area.of' | 'height.of',
    values?: Record<string, string | number>,
  ) => string
}

/** What one wants to know of a hall or a hotel at a glance. */
export const factsOf = (one: SearchResult, query: Readonly<Record<string, string>>, { say, t }: Words): string[] => {
  const seats = seatsOf(one, query['layout'])
  const half = query['part'] !== undefined && query['part'] !== 'day'
  const per = one.halls.length === 0 ? t('per.night') : half ? t('per.half') : t('per.day')
  const rooms = one.lodging?.rooms
  return [
    ...(one.area ? [t('area.of', { area: one.area })] : []),
    ...(one.height ? [t('height.of', { height: one.height })] : []),
    ...(seats ? [`${say(layoutLabels[seats.layout])} ${String(seats.count)}`] : []),
    ...(one.price ? [`${formatMoney(one.price)} ${per}`] : []),
    ...(rooms === null || rooms === undefined ? [] : [t('rooms.free', { count: rooms })]),
  ]
}
