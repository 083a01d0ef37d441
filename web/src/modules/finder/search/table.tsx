import type { ReactNode } from 'react'
import type { SearchResult } from '@srm/api/finder'
import { useFinderText } from '../finder.texts.ts'
import { Pick, NextSteps } from './actions.tsx'
import { Price, Subtitle, Title, type ResultsProps } from './cards.tsx'
import { keyOf, seatsOf } from './facts.ts'
import { FitLine, StandingTag } from './fit.tsx'
import styles from './search.module.css'

const trimmed = (value: string | null): string => value?.replace(/\.?0+$/, '') ?? '–'

type RowProps = Omit<ResultsProps, 'items'> & { readonly one: SearchResult }

const ResultRow = ({ one, query, picking }: RowProps): ReactNode => {
  const isHalls = query['kind'] !== 'hotel'
  return (
    <tr>
      <td>
        <Pick one={one} picking={picking} />
      </td>
      <th scope="row">
        <Title one={one} />
        <Subtitle one={one} />
      </th>
      <td>{one.grade ?? '–'}</td>
      {isHalls && (
        <>
          <td data-number>{trimmed(one.area)}</td>
          <td data-number>{trimmed(one.height)}</td>
          <td data-number>{seatsOf(one, query['layout'])?.count ?? '–'}</td>
        </>
      )}
      <td data-number>{one.lodging?.rooms ?? '–'}</td>
      <td data-number>
        <Price one={one} query={query} />
      </td>
      <td>
        {one.fit.length > 0 && <StandingTag standing={one.standing} />}
        <div className={styles.brief}>
          {one.fit
            .filter(({ state }) => state !== 'ok')
            .map((fit) => (
              <FitLine key={fit.criterion} fit={fit} brief />
            ))}
        </div>
      </td>
      <td>
        <NextSteps one={one} query={query} />
      </td>
    </tr>
  )
}

/** One line each, one figure a column: what is read down a column can be compared. */
export const ResultTable = ({ items, query, picking }: ResultsProps): ReactNode => {
  const t = useFinderText()
  const isHalls = query['kind'] !== 'hotel'
  const numbers = isHalls ? [t('fact.area'), t('fact.height'), t('fact.seats'), t('fact.rooms')] : [t('fact.rooms')]
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={styles.scroll} aria-label={t('results')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('compare.short')}</th>
            <th scope="col">{t('column.name')}</th>
            <th scope="col">{t('fact.grade')}</th>
            {numbers.map((name) => (
              <th key={name} scope="col" data-number>
                {name}
              </th>
            ))}
            <th scope="col" data-number>
              {t('fact.price')}
            </th>
            <th scope="col">{t('column.fit')}</th>
            <th scope="col">{t('column.steps')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((one) => (
            <ResultRow key={keyOf(one)} one={one} query={query} picking={picking} />
          ))}
        </tbody>
      </table>
    </section>
  )
}
