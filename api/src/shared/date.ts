export const zone = 'Asia/Shanghai'

const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })

/** The calendar day in Shanghai, YYYY-MM-DD. */
export const shanghaiDay = (moment: Date): string => day.format(moment)

/** A moment as ISO 8601 with Shanghai's offset (China has had no daylight saving since 1991). */
export const shanghaiTime = (moment: Date): string =>
  `${new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, -1)}+08:00`
