import type { Language } from '@srm/api/shared/label'

type Period = readonly [name: string, from: string, to: string]

/** Days off by law, and the weekends worked in exchange, as announced for the year. */
const off: readonly Period[] = [
  ['元旦', '2026-01-01', '2026-01-03'],
  ['春节', '2026-02-15', '2026-02-23'],
  ['清明节', '2026-04-04', '2026-04-06'],
  ['劳动节', '2026-05-01', '2026-05-05'],
  ['端午节', '2026-06-19', '2026-06-21'],
  ['中秋节', '2026-09-25', '2026-09-27'],
  ['国庆节', '2026-10-01', '2026-10-07'],
]
const on: readonly string[] = ['2026-01-04', '2026-02-14', '2026-02-28', '2026-05-09', '2026-09-20', '2026-10-10']

const swapped = '调休上班'

const daysOf = ([name, from, to]: Period): { day: string; works: boolean; name: string }[] => {
  const days: { day: string; works: boolean; name: string }[] = []
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000)
    days.push({ day: new Date(at).toISOString().slice(0, 10), works: false, name })
  return days
}

/** Names of the days that come with the product; whatever else a company writes is theirs and stays as it is. */
const names: Readonly<Record<string, string>> = {
  元旦: 'New Year',
  春节: 'Spring Festival',
  清明节: 'Qingming Festival',
  劳动节: 'Labour Day',
  端午节: 'Dragon Boat Festival',
  中秋节: 'Mid-Autumn Festival',
  国庆节: 'National Day',
  [swapped]: 'Working day in exchange',
}

/** They are stored in Chinese. */
export const dayNameIn = (language: Language, stored: string): string =>
  language === 'zh' ? stored : (names[stored] ?? stored)

/** A name that was shown translated and sent back as it was is no new name. */
export const storedDayName = (language: Language, sent: string): string =>
  language === 'zh' ? sent : (Object.entries(names).find(([, shown]) => shown === sent)?.[0] ?? sent)

export const announcedDays = (): { day: string; works: boolean; name: string }[] => [
  ...off.flatMap(daysOf),
  ...on.map((day) => ({ day, works: true, name: swapped })),
]
