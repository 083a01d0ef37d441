import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Customer, type RankedCustomer, type Ranking, type RankingMeasure } from '@srm/api/crm'
import { metaOf } from '@srm/api/shared/field-meta'
import { formatAmount, formatMoney } from '@/lib/format.ts'
import { FieldView } from '@/ui/fields/field-view.tsx'
import { Panel } from '@/ui/page.tsx'
import { customerPaths } from '../crm.paths.ts'
import { Growth } from './growth.tsx'
import { figureList } from './links.ts'
import styles from './statistics.module.css'
import { useText } from './statistics.texts.ts'

const stageMeta = metaOf(Customer.fields.stage)
const levelMeta = metaOf(Customer.fields.level)

export const figureText = ({ kind }: Pick<RankingMeasure, 'kind'>, value: string): string =>
  kind === 'money' ? formatMoney(value) : formatAmount(value)

type FigureProps = {
  readonly one: RankedCustomer
  readonly measure: RankingMeasure
  readonly value: string | null | undefined
  readonly when: 'now' | 'before'
  readonly what: string
}

/** A figure and the way to the list that comes to it. */
const Figure = ({ one, measure, value, when, what }: FigureProps): ReactNode => {
  const t = useText()
  if (value === null || value === undefined) return <span className={styles.none}>–</span>
  return (
    <Link to={figureList(measure, one.id, when)} title={t('open', { name: one.name, what })}>
      {figureText(measure, value)}
    </Link>
  )
}

type LineProps = {
  readonly one: RankedCustomer
  readonly by: RankingMeasure
  readonly measures: readonly RankingMeasure[]
}

const Line = ({ one, by, measures }: LineProps): ReactNode => {
  const t = useText()
  return (
    <tr>
      <td data-number className={styles.place}>
        <span className={styles.rank} data-top={one.rank <= 3 || undefined}>
          {one.rank}
        </span>
      </td>
      <th scope="row">
        <Link to={customerPaths.detail(one.id)}>{one.name}</Link>
        <small>
          <FieldView meta={stageMeta} value={one.stage} compact />
          {one.level && <FieldView meta={levelMeta} value={one.level} compact />}
          {one.classify && <span>{one.classify.name}</span>}
          {one.owner && <span>{one.owner.name}</span>}
        </small>
      </th>
      {measures.map((measure) => (
        <td key={measure.key} data-number data-label={measure.name} data-by={measure === by || undefined}>
          <Figure one={one} measure={measure} value={one.values[measure.key]} when="now" what={measure.name} />
          {measure === by && (
            <span className={styles.compared}>
              <Growth growth={one.growth} isNew={one.before === null} />
            </span>
          )}
        </td>
      ))}
      <td data-number data-label={t('before')}>
        <Figure one={one} measure={by} value={one.before} when="before" what={t('before') + by.name} />
      </td>
    </tr>
  )
}

/** The measure one ranks by comes first; the others follow as they are registered. */
export const RankingTable = ({ data, by }: { readonly data: Ranking; readonly by: RankingMeasure }): ReactNode => {
  const t = useText()
  const measures = [by, ...data.measures.filter((measure) => measure !== by)]
  return (
    <Panel title={t('table')}>
      <section className={styles.scroll} aria-label={t('table')}>
        <table className={styles.table} data-ranking>
          <thead>
            <tr>
              <th scope="col" data-number>
                {t('rank')}
              </th>
              <th scope="col">{t('customer')}</th>
              {measures.map((measure) => (
                <th key={measure.key} scope="col" data-number aria-sort={measure === by ? 'descending' : undefined}>
                  {measure.name}
                </th>
              ))}
              <th scope="col" data-number>
                {t('before')}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.items.map((one) => (
              <Line key={one.id} one={one} by={by} measures={measures} />
            ))}
          </tbody>
        </table>
      </section>
    </Panel>
  )
}
