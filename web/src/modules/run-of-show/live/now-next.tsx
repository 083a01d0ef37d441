import type { ReactNode } from 'react'
import { shanghaiTime } from '@srm/api/shared/date'
import { endOf, momentAt, nowAndNext, startOf, timeText, type Slot } from '@srm/api/run-of-show/timetable'
import styles from './live.module.css'
import { useLiveText } from '../run-of-show.texts.ts'
import { useNow } from './use-live.ts'

export type LiveItem = Slot & {
  readonly title: string
  readonly cues: readonly string[]
  readonly place: string | null
  readonly owner: string | null
}

const span = (item: LiveItem): string => `${item.startTime} – ${timeText(endOf(item))}`

const Facts = ({ item }: { readonly item: LiveItem }): ReactNode => (
  <p className={styles.facts}>{[item.place, item.owner].filter(Boolean).join(' · ')}</p>
)

const Cues = ({ cues }: Pick<LiveItem, 'cues'>): ReactNode =>
  cues.length > 0 && (
    <ul className={styles.cues}>
      {cues.map((cue) => (
        <li key={cue}>{cue}</li>
      ))}
    </ul>
  )

const pad = (value: number): string => String(value).padStart(2, '0')

/** Days only, then hours and minutes, and in the last hour minutes and seconds. */
const useCountdown = (): ((minutes: number) => string) => {
  const t = useLiveText()
  return (minutes) => {
    const seconds = Math.floor(Math.abs(minutes) * 60)
    if (seconds >= 86_400) return t('days', { count: Math.floor(seconds / 86_400) })
    const hours = Math.floor(seconds / 3600)
    const rest = `${pad(Math.floor((seconds % 3600) / 60))}:${pad(seconds % 60)}`
    return hours > 0 ? `${String(hours)}:${rest}` : rest
  }
}

type LeftProps = { readonly left: number; readonly hasCurrent: boolean }

const Left = ({ left, hasCurrent }: LeftProps): ReactNode => {
  const t = useLiveText()
  const say = useCountdown()
  const planned = hasCurrent ? t('left') : t('until')
  return (
    <p className={styles.left} data-late={left < 0} role="timer">
      <span>{left < 0 ? t('late') : planned}</span>
      <strong>{say(left)}</strong>
    </p>
  )
}

type Props = {
  readonly items: readonly LiveItem[]
  /** What whoever looks after an item may do with it. */
  readonly steps?: (item: LiveItem) => ReactNode
}

const Now = ({ items, steps }: Props): ReactNode => {
  const t = useLiveText()
  const now = momentAt(useNow())
  const { current, next, left } = nowAndNext(items, now)
  const isFar = (item: LiveItem): boolean => item.day !== next[0]?.day || startOf(item) - now > 1440
  const isOver = current.length === 0 && next.length === 0
  return (
    <>
      <section className={styles.now} aria-label={t('now')}>
        <h2>{t('now')}</h2>
        {current.length === 0 && <p className={styles.none}>{isOver ? t('over') : t('nothing')}</p>}
        {current.map((item) => (
          <article key={item.id} className={styles.current}>
            <p className={styles.span}>{span(item)}</p>
            <h3>{item.title}</h3>
            <Facts item={item} />
            <Cues cues={item.cues} />
            {steps?.(item)}
          </article>
        ))}
        {left !== null && <Left left={left} hasCurrent={current.length > 0} />}
      </section>
      {next.length > 0 && (
        <section className={styles.next} aria-label={t('next')}>
          <h2>{t('next')}</h2>
          <ol>
            {next.map((item) => (
              <li key={item.id}>
                <time>
                  {item.startTime}
                  {isFar(item) && <small>{item.day.slice(5)}</small>}
                </time>
                <div>
                  <h3>{item.title}</h3>
                  <Facts item={item} />
                  <Cues cues={item.cues} />
                </div>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}

const Whole = ({ items }: Pick<Props, 'items'>): ReactNode => {
  const t = useLiveText()
  const days = Map.groupBy(items, ({ day }) => day)
  return (
    <details className={styles.all}>
      <summary>{t('all')}</summary>
      {[...days].map(([day, list]) => (
        <section key={day}>
          <h3>{day}</h3>
          <ol>
            {list.map((item) => (
              <li key={item.id} data-state={item.state}>
                <time>{item.startTime}</time>
                <span>{item.title}</span>
                <small>{item.place}</small>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </details>
  )
}

type FreshProps = { readonly at: number; readonly isOffline: boolean }

/** When what is shown was read, and how long ago where it cannot be read again. */
export const Freshness = ({ at, isOffline }: FreshProps): ReactNode => {
  const t = useLiveText()
  const seconds = Math.max(0, Math.floor((useNow() - at) / 1000))
  const time = shanghaiTime(new Date(at)).slice(11, 19)
  const age = (): string => {
    if (seconds < 60) return t('seconds', { count: seconds })
    return seconds < 3600
      ? t('minutes', { count: Math.floor(seconds / 60) })
      : t('hours', { count: Math.floor(seconds / 3600) })
  }
  return (
    <output className={styles.fresh} data-offline={isOffline}>
      {isOffline ? t('offline', { time, age: age() }) : t('fresh', { time })}
    </output>
  )
}

/** What runs now and what comes next, in type that is read at arm's length. */
export const NowNext = ({ items, steps }: Props): ReactNode => {
  const t = useLiveText()
  if (items.length === 0) return <p className={styles.none}>{t('empty')}</p>
  return (
    <div className={styles.live}>
      <Now items={items} {...(steps && { steps })} />
      <Whole items={items} />
    </div>
  )
}
