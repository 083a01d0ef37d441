import { Checkbox } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { SearchResult } from '@srm/api/finder'
import { useLabel } from '@/lib/i18n.ts'
import { recordPath } from '@/lib/record-pages.ts'
import { RegionName } from '@/ui/fields/region-name.tsx'
import { calendarPath } from './finder.paths.ts'
import { useText } from './finder.texts.ts'
import { factsOf, keyOf, pathOf } from './search.facts.ts'
import { FitLine, StandingTag } from './search.fit.tsx'
import styles from './search.module.css'

/** Its days, in the month that was asked for. */
const calendarOf = ({ place, hotel }: SearchResult, day: string | undefined): string => {
  const at = new URLSearchParams(place ? { place: place.id } : { hotel: hotel?.id ?? '' })
  if (day) at.set('month', day.slice(0, 7))
  return `${calendarPath}?${at.toString()}`
}

export type PickState = {
  readonly picked: readonly SearchResult[]
  readonly toggle: (one: SearchResult) => void
  readonly full: boolean
}

type Props = {
  readonly items: readonly SearchResult[]
  readonly query: Readonly<Record<string, string>>
  readonly picking: PickState
}

const Where = ({ one }: { readonly one: SearchResult }): ReactNode => {
  const place = one.place ?? one.hotel
  const path = place && recordPath(one.place ? 'place' : 'hotel', place.id)
  return (
    <>
      {one.halls.length > 0 && place && path && <Link to={path}>{place.name}</Link>}
      {one.region && (
        <span>
          <RegionName code={one.region} />
        </span>
      )}
      {one.supplier && <Link to={recordPath('supplier', one.supplier.id) ?? ''}>{one.supplier.name}</Link>}
    </>
  )
}

const Pick = ({ one, picking }: { readonly one: SearchResult; readonly picking: PickState }): ReactNode => {
  const t = useText()
  const picked = picking.picked.some((other) => keyOf(other) === keyOf(one))
  return (
    <Checkbox
      aria-label={t('compare.pick', { name: one.name })}
      checked={picked}
      disabled={!picked && picking.full}
      onChange={() => picking.toggle(one)}
    >
      {t('compare.short')}
    </Checkbox>
  )
}

const Card = ({ one, query, picking }: { readonly one: SearchResult } & Omit<Props, 'items'>): ReactNode => {
  const t = useText()
  const say = useLabel()
  return (
    <li className={styles.card}>
      <header>
        <Link to={pathOf(one)} className={styles.name}>
          {one.name}
        </Link>
        {one.halls.length > 1 && <span className={styles.badge}>{t('joined', { count: one.halls.length })}</span>}
        {one.grade && <span className={styles.badge}>{t('grade', { grade: one.grade })}</span>}
        <span className={styles.grow} />
        {one.fit.length > 0 && <StandingTag standing={one.standing} />}
      </header>
      <div className={styles.where}>
        <Where one={one} />
      </div>
      <ul className={styles.facts}>
        {factsOf(one, query, { say, t }).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {one.fit.length > 0 && (
        <ul className={styles.fits}>
          {one.fit.map((fit) => (
            <li key={fit.criterion}>
              <FitLine fit={fit} />
            </li>
          ))}
        </ul>
      )}
      <footer>
        <Pick one={one} picking={picking} />
        <Link to={calendarOf(one, query['from'])}>{t('calendar.title')}</Link>
      </footer>
    </li>
  )
}

export const Cards = ({ items, ...rest }: Props): ReactNode => (
  <ul className={styles.cards}>
    {items.map((one) => (
      <Card key={keyOf(one)} one={one} {...rest} />
    ))}
  </ul>
)

export const ResultTable = ({ items, query, picking }: Props): ReactNode => {
  const t = useText()
  const say = useLabel()
  return (
    <section className={styles.scroll} aria-label={t('results')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('column.name')}</th>
            <th scope="col">{t('column.where')}</th>
            <th scope="col">{t('column.facts')}</th>
            <th scope="col">{t('column.fit')}</th>
            <th scope="col">{t('compare.short')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((one) => (
            <tr key={keyOf(one)}>
              <th scope="row">
                <Link to={pathOf(one)}>{one.name}</Link>
                {one.fit.length > 0 && <StandingTag standing={one.standing} />}
              </th>
              <td>
                <div className={styles.where}>
                  <Where one={one} />
                </div>
              </td>
              <td>{factsOf(one, query, { say, t }).join(' · ')}</td>
              <td>
                <div className={styles.brief}>
                  {one.fit.map((fit) => (
                    <FitLine key={fit.criterion} fit={fit} brief />
                  ))}
                </div>
              </td>
              <td>
                <Pick one={one} picking={picking} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
