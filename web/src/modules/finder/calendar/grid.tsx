import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { AvailabilityState, Lane, Month } from '@srm/api/finder'
import { punctuation } from '@/lib/i18n.ts'
import { cellOf, daysOf, inOrder, isOff, slots, weekdayOf, type Cell, type Holidays } from './days.ts'
import styles from './calendar.module.css'
import { useFinderText } from '../finder.texts.ts'

export type Span = { readonly lane: Lane; readonly from: string; readonly to: string }

type Props = {
  readonly data: Month
  readonly month: string
  readonly today: string
  readonly holidays: Holidays
  readonly choose: (span: Span) => void
}

type Point = { readonly lane: number; readonly day: number }
type Range = { readonly lane: number; readonly from: number; readonly to: number }

const within = (range: Range | undefined, lane: number, day: number): boolean =>
  range !== undefined &&
  range.lane === lane &&
  day >= Math.min(range.from, range.to) &&
  day <= Math.max(range.from, range.to)

const useCellText = () => {
  const t = useFinderText()
  return (lane: Lane, day: string, { parts, marks, taken, clash, blocked }: Cell): string => {
    const said = slots.flatMap((slot) =>
      parts[slot] ? [`${t(`slot.${slot}`)} ${t(`availability.${parts[slot]}`)}`] : [],
    )
    const whole = said.length === 3 && parts.am === parts.pm && parts.pm === parts.eve
    const states = whole && parts.am ? [t(`availability.${parts.am}`)] : said
    const rooms = lane.kind !== 'hall' && taken > 0 ? [t('calendar.given', { count: taken })] : []
    const more = [...(clash ? [t('calendar.clash')] : []), ...(blocked ? [t('calendar.blocked')] : [])]
    const what = [...states, ...rooms, ...more, ...marks.map(({ name }) => name)]
    return `${lane.house ? `${lane.house} ` : ''}${lane.name} ${day}${what.length > 0 ? `${punctuation('colon')}${what.join(punctuation('comma'))}` : `${punctuation('colon')}${t('calendar.nothing')}`}`
  }
}

const Stripes = ({ parts }: { readonly parts: Readonly<Record<string, AvailabilityState | undefined>> }): ReactNode =>
  slots.map((slot) => <i key={slot} data-state={parts[slot]} />)

/** Keys as in a spreadsheet: arrows go, with Shift they take more days along, Enter marks. */
const useKeys = (rows: number, columns: number, open: (range: Range) => void) => {
  const grid = useRef<HTMLTableElement>(null)
  const [at, setAt] = useState<Point>({ lane: 0, day: 0 })
  const [range, setRange] = useState<Range>()
  const focus = ({ lane, day }: Point): void => {
    setAt({ lane, day })
    grid.current?.querySelector<HTMLElement>(`[data-at="${String(lane)}/${String(day)}"]`)?.focus()
  }
  const steps: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
  }
  const press = (event: KeyboardEvent): void => {
    const step = steps[event.key]
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      open(range ?? { lane: at.lane, from: at.day, to: at.day })
      return
    }
    if (!step) return
    event.preventDefault()
    const next = {
      lane: Math.min(rows - 1, Math.max(0, at.lane + (event.shiftKey ? 0 : step[0]))),
      day: Math.min(columns - 1, Math.max(0, at.day + step[1])),
    }
    setRange(event.shiftKey ? { lane: at.lane, from: range?.from ?? at.day, to: next.day } : undefined)
    focus(next)
  }
  return { grid, at, setAt, range, setRange, press }
}

type CellProps = {
  readonly lane: Lane
  readonly day: string
  readonly cell: Cell
  readonly at: Point
  readonly isOff: boolean
  readonly focused: boolean
  readonly chosen: boolean
  readonly focus: () => void
  readonly press: () => void
  readonly over: () => void
  readonly release: () => void
  readonly type: (event: KeyboardEvent) => void
}

const DayCell = ({ lane, day, cell, at, isOff: off, focused, chosen, ...on }: CellProps): ReactNode => {
  const { focus, press, over, release, type } = on
  const text = useCellText()(lane, day, cell)
  return (
    <td data-weekend={off || undefined}>
      <button
        type="button"
        className={styles.cell}
        data-at={`${String(at.lane)}/${String(at.day)}`}
        data-chosen={chosen || undefined}
        data-clash={cell.clash || undefined}
        data-blocked={cell.blocked || undefined}
        tabIndex={focused ? 0 : -1}
        aria-label={text}
        title={text}
        onFocus={focus}
        onPointerDown={(event) => {
          // A finger would keep all that follows to the first cell.
          event.currentTarget.releasePointerCapture(event.pointerId)
          press()
        }}
        onPointerEnter={over}
        onPointerUp={release}
        onKeyDown={type}
      >
        <Stripes parts={cell.parts} />
        {cell.taken > 0 && <b>{cell.taken}</b>}
      </button>
    </td>
  )
}

type DaysProps = { readonly days: readonly string[]; readonly today: string; readonly holidays: Holidays }

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

const Days = ({ days, today, holidays }: DaysProps): ReactNode => {
  const t = useFinderText()
  return (
    <thead>
      <tr>
        <th scope="col">{t('calendar.what')}</th>
        {days.map((day) => {
          const holiday = holidays.get(day)
          return (
            <th
              key={day}
              scope="col"
              data-weekend={isOff(day, holidays) || undefined}
              data-today={day === today || undefined}
              title={holiday?.name}
            >
              <small>{t(`weekday.${weekdays[weekdayOf(day)] ?? 'sun'}`)}</small>
              {Number(day.slice(8))}
              {holiday && <em>{holiday.works ? t('calendar.worked') : t('calendar.rest')}</em>}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

/** The first hall of a place says which place it is. */
const LaneName = ({ lane, isFirst }: { readonly lane: Lane; readonly isFirst: boolean }): ReactNode => {
  const t = useFinderText()
  return (
    <th scope="row" title={[lane.house, lane.name].filter(Boolean).join(' · ')}>
      {isFirst && lane.house && <strong>{lane.house}</strong>}
      {lane.name}
      {lane.count !== null && <small>{t('calendar.rooms', { count: lane.count })}</small>}
    </th>
  )
}

/** Halls or rooms down, days across; one draws over days to mark them. */
export const CalendarGrid = ({ data, month, today, holidays, choose }: Props): ReactNode => {
  const t = useFinderText()
  const days = daysOf(month)
  const open = ({ lane, from, to }: Range): void => {
    const of = data.lanes[lane]
    const [first, last] = [days[from], days[to]]
    if (of && first && last) choose({ lane: of, ...inOrder(first, last) })
  }
  const { grid, at, setAt, range, setRange, press } = useKeys(data.lanes.length, days.length, open)
  const drawing = useRef(false)
  const draw = (on: boolean): void => {
    drawing.current = on
  }
  // Letting go anywhere ends it; over a day it also opens what was drawn.
  useEffect(() => {
    const end = (): void => {
      drawing.current = false
      setRange(undefined)
    }
    window.addEventListener('pointerup', end)
    return () => window.removeEventListener('pointerup', end)
  }, [setRange])
  const cell = (lane: Lane, row: number, day: string, column: number): ReactNode => (
    <DayCell
      key={day}
      lane={lane}
      day={day}
      cell={cellOf(lane, day, data.marks, today)}
      at={{ lane: row, day: column }}
      isOff={isOff(day, holidays)}
      focused={at.lane === row && at.day === column}
      chosen={within(range, row, column)}
      focus={() => setAt({ lane: row, day: column })}
      press={() => {
        draw(true)
        setRange({ lane: row, from: column, to: column })
      }}
      release={() => drawing.current && range && open(range)}
      type={press}
      over={() => drawing.current && range?.lane === row && setRange({ ...range, to: column })}
    />
  )
  return (
    <section className={styles.scroll} aria-label={t('calendar.grid', { name: data.name || t('calendar.all'), month })}>
      <table ref={grid} className={styles.grid}>
        <Days days={days} today={today} holidays={holidays} />
        <tbody>
          {data.lanes.map((lane, row) => (
            <tr key={lane.id}>
              <LaneName lane={lane} isFirst={lane.house !== data.lanes[row - 1]?.house} />
              {days.map((day, column) => cell(lane, row, day, column))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
