import { BankOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { SearchResult } from '@srm/api/finder'
import { useLabel } from '@/lib/i18n.ts'
import { recordPath } from '@/lib/module/record-pages.ts'
import { RegionName } from '@/ui/fields/region/region-name.tsx'
import { Stack } from '@/ui/layout.tsx'
import { calendarPath } from '../finder.paths.ts'
import { useFinderText } from '../finder.texts.ts'
import { NextSteps, type PickState } from './actions.tsx'
import { factsOf, houseOf, keyOf, pathOf, plainMoney, totalOf, type SearchValues } from './facts.ts'
import { FitLine, StandingTag } from './fit.tsx'
import styles from './search.module.css'

/** Its days, in the month that was asked for. */
const calendarOf = ({ place, hotel }: SearchResult, day: string | undefined): string => {
  const at = new URLSearchParams(place ? { place: place.id } : { hotel: hotel?.id ?? '' })
  if (day) at.set('month', day.slice(0, 7))
  return `${calendarPath}?${at.toString()}`
}

export type ResultsProps = {
  readonly items: readonly SearchResult[]
  readonly query: SearchValues
  readonly picking: PickState
}

type CardProps = Omit<ResultsProps, 'items'> & { readonly one: SearchResult }

const Picture = ({ one }: { readonly one: SearchResult }): ReactNode =>
  one.photo ? (
    <img className={styles.picture} src={one.photo.thumbUrl ?? one.photo.url} alt="" loading="lazy" />
  ) : (
    <span className={styles.picture} aria-hidden>
      <BankOutlined />
    </span>
  )

/** What a day or a night costs, and what the whole stay comes to. */
export const Price = ({ one, query }: Pick<CardProps, 'one' | 'query'>): ReactNode => {
  const t = useFinderText()
  if (!one.price) return null
  const isHalf = query['part'] !== undefined && query['part'] !== 'day'
  const per = one.halls.length === 0 ? t('per.night') : isHalf ? t('per.half') : t('per.day')
  const total = totalOf(one, query)
  const amount = total && plainMoney(total.amount)
  return (
    <div className={styles.price}>
      <strong>{plainMoney(one.price)}</strong> <small>{per}</small>
      {total && (
        <span>
          {total.rooms === undefined
            ? t('total.days', { count: total.days, amount: amount ?? '' })
            : t('total.rooms', { count: total.days, rooms: total.rooms, amount: amount ?? '' })}
        </span>
      )}
    </div>
  )
}

export const Subtitle = ({ one }: { readonly one: SearchResult }): ReactNode => {
  const t = useFinderText()
  return (
    <div className={styles.where}>
      {one.halls.length > 0 && <Link to={pathOf(one)}>{one.name}</Link>}
      {one.halls.length > 1 && <span>{t('joined', { count: one.halls.length })}</span>}
      {one.region && (
        <span>
          <RegionName code={one.region} />
        </span>
      )}
    </div>
  )
}

/** The hotel, or the place where a hall belongs to none. */
const housePath = ({ halls, hotel, place, id }: SearchResult): string => {
  if (halls.length === 0) return recordPath('hotel', id) ?? ''
  const house = hotel ? recordPath('hotel', hotel.id) : place && recordPath('place', place.id)
  return house ?? ''
}

export const Title = ({ one }: { readonly one: SearchResult }): ReactNode => (
  <Link to={housePath(one)} className={styles.name}>
    {houseOf(one)}
  </Link>
)

const Card = ({ one, query, picking }: CardProps): ReactNode => {
  const t = useFinderText()
  const say = useLabel()
  return (
    <li className={styles.card}>
      <header>
        <Picture one={one} />
        <div className={styles.title}>
          <Title one={one} />
          <Subtitle one={one} />
          <div className={styles.badges}>
            {one.fit.length > 0 && <StandingTag standing={one.standing} />}
            {one.grade && <span className={styles.badge}>{t('grade', { grade: one.grade })}</span>}
          </div>
        </div>
        <Price one={one} query={query} />
      </header>
      <ul className={styles.facts}>
        {factsOf(one, query, { say, t }).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        {one.supplier && (
          <li>
            <Link to={recordPath('supplier', one.supplier.id) ?? ''}>{one.supplier.name}</Link>
          </li>
        )}
      </ul>
      {one.fit.length > 0 && (
        <Stack as="ul" gap={4} className={styles.fits}>
          {one.fit.map((fit) => (
            <li key={fit.criterion}>
              <FitLine fit={fit} />
            </li>
          ))}
        </Stack>
      )}
      <footer>
        <NextSteps one={one} query={query} picking={picking} />
        <Link to={calendarOf(one, query['from'])}>{t('calendar.title')}</Link>
      </footer>
    </li>
  )
}

export const Cards = ({ items, ...rest }: ResultsProps): ReactNode => (
  <ul className={styles.cards}>
    {items.map((one) => (
      <Card key={keyOf(one)} one={one} {...rest} />
    ))}
  </ul>
)
