import { shanghaiTime } from '@srm/api/shared/date'
import { problems, refuse, taken, textOf, type Cell, type Convert, type ReadCell } from './values.rules.ts'

const dayMillis = 86_400_000
const epoch = Date.UTC(1899, 11, 30)
/** Before this day spreadsheets count a 29 February that never was. */
const firstSafe = '1900-03-01'

/** Days since the spreadsheet's beginning, for a wall-clock text. */
const serial = (text: string): number => (Date.parse(`${text.replace(' ', 'T')}Z`) - epoch) / dayMillis

export const dayCell = (day: string): Cell =>
  day < firstSafe || day > '9999-12-31'
    ? { look: 'text', value: day }
    : { look: 'date', value: serial(`${day} 00:00:00`) }

/** The wall clock in Shanghai, with whatever fraction of a second was kept. */
const wallClock = (moment: string): string => {
  const text = moment.endsWith('+08:00') ? moment : shanghaiTime(new Date(moment))
  return text.slice(0, -6).replace('T', ' ').replace(/\.0+$/, '')
}

const two = (text: string | undefined): string => (text ?? '0').padStart(2, '0')

const dayPattern = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?/
const clockPattern = /^[T\s]*(\d{1,2}):(\d{1,2})(?::(\d{1,2})(\.\d{1,6})?)?$/

const dayOf = (text: string): { day: string; rest: string } | undefined => {
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  const found = compact ?? dayPattern.exec(text)
  if (!found) return undefined
  return { day: `${found[1] ?? ''}-${two(found[2])}-${two(found[3])}`, rest: text.slice(found[0].length).trim() }
}

const readDay = (text: string): string | undefined => {
  const found = dayOf(text.trim())
  return found && (found.rest === '' || /^[T\s]*0?0:00(:00(\.0+)?)?$/.test(found.rest)) ? found.day : undefined
}

const readMoment = (text: string): string | undefined => {
  if (/^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/.test(text)) return text
  const found = dayOf(text)
  if (!found) return undefined
  if (found.rest === '') return `${found.day}T00:00:00+08:00`
  const clock = clockPattern.exec(found.rest)
  return clock ? `${found.day}T${two(clock[1])}:${two(clock[2])}:${two(clock[3])}${clock[4] ?? ''}+08:00` : undefined
}

const plain = (cell: Exclude<ReadCell, null>): string => textOf(cell).trim()

export const date: Convert = {
  to: (value: string) => dayCell(value),
  from: (cell) => {
    const day = readDay(plain(cell))
    return day ? taken(day) : refuse(problems.date)
  },
}

export const dateTime: Convert = {
  to: (value: string) => {
    const clock = wallClock(value)
    return clock.includes('.') ? { look: 'text', value: clock } : { look: 'dateTime', value: serial(clock) }
  },
  from: (cell) => {
    const moment = readMoment(plain(cell))
    return moment ? taken(moment) : refuse(problems.dateTime)
  },
}

export const dateRange: Convert = {
  to: ({ from, to }: { from: string; to: string }) => ({ look: 'text', value: `${from} ~ ${to}` }),
  from: (cell) => {
    const [from, to, ...more] = plain(cell)
      .split(/\s*[~～至]\s*/)
      .map(readDay)
    return from && to && more.length === 0 ? taken({ from, to }) : refuse(problems.dateRange)
  },
}
