import { shanghaiTime } from '@srm/api/shared/date'

export type IcsEvent = {
  readonly uid: string
  readonly title: string
  readonly note: string | null
  readonly category: string
  readonly url: string
  /** The first and the last day. */
  readonly from: string
  readonly to: string
  /** When it begins and ends, where it does not last whole days. */
  readonly at: string | null
  readonly until: string | null
}

/** RFC 5545, 3.3.11. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n?|\n/g, '\\n')
    // oxlint-disable-next-line no-control-regex -- signs no calendar takes are what is looked for
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '')

const maxOctets = 75
const sizeOf = (text: string): number => Buffer.byteLength(text)

/** RFC 5545, 3.1: no line is longer than 75 octets, and no character is cut in two. */
const folded = (line: string): string => {
  const lines: string[] = []
  let current = ''
  for (const sign of line) {
    if (sizeOf(current) + sizeOf(sign) > maxOctets) {
      lines.push(current)
      current = ' '
    }
    current += sign
  }
  return [...lines, current].join('\r\n')
}

const dateOf = (day: string): string => day.replaceAll('-', '')

const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

/** The clock in Shanghai. */
const localOf = (moment: string): string => shanghaiTime(new Date(moment)).slice(0, 19).replaceAll(/[-:]/g, '')

const utcOf = (moment: Date): string => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** Of whole days the end is the day after. */
const timesOf = ({ from, to, at, until }: IcsEvent): string[] =>
  at === null
    ? [`DTSTART;VALUE=DATE:${dateOf(from)}`, `DTEND;VALUE=DATE:${dateOf(dayAfter(to))}`]
    : [
        `DTSTART;TZID=Asia/Shanghai:${localOf(at)}`,
        ...(until === null || Date.parse(until) <= Date.parse(at)
          ? []
          : [`DTEND;TZID=Asia/Shanghai:${localOf(until)}`]),
      ]

const eventLines = (event: IcsEvent, stamp: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${stamp}`,
  ...timesOf(event),
  `SUMMARY:${escaped(event.title)}`,
  ...(event.note ? [`DESCRIPTION:${escaped(event.note)}`] : []),
  `CATEGORIES:${escaped(event.category)}`,
  `URL:${event.url}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

/** China has had no daylight saving since 1991. */
const zone = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Shanghai',
  'BEGIN:STANDARD',
  'DTSTART:19910915T000000',
  'TZOFFSETFROM:+0800',
  'TZOFFSETTO:+0800',
  'TZNAME:CST',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** A calendar other programs subscribe to. */
export const icsOf = (name: string, events: readonly IcsEvent[], now = new Date()): string => {
  const stamp = utcOf(now)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//SRM//Calendar//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'X-WR-TIMEZONE:Asia/Shanghai',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...zone,
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
