import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Statistics } from '@srm/api/crm'
import type { Filter } from '@srm/api/shared/page'
import { formatLargeMoney, formatMoney } from '@/lib/format.ts'
import { useLanguage } from '@/lib/i18n.ts'
import { Panel } from '@/ui/page.tsx'
import { during, isIn, opportunitiesWith } from './links.ts'
import styles from './statistics.module.css'
import { useText } from './statistics.texts.ts'

type Conversion = NonNullable<Statistics['conversion']>
type Props = {
  readonly data: Statistics
  readonly conversion: Conversion
  readonly owned: Filter | undefined
}

/** An amount covered for the reader opens nothing. */
const Amount = ({ value, to }: { readonly value: string | null; readonly to: string }): ReactNode => {
  const language = useLanguage()
  if (value === null) return '****'
  return (
    <Link to={to} title={formatMoney(value)}>
      {formatLargeMoney(value, language)}
    </Link>
  )
}

type TableProps = {
  readonly title: string
  readonly note: string
  readonly heads: readonly string[]
  readonly lines: readonly { readonly key: string; readonly name: string; readonly cells: readonly ReactNode[] }[]
}

const FigureTable = ({ title, note, heads, lines }: TableProps): ReactNode => (
  <Panel title={title} extra={<span className={styles.hint}>{note}</span>}>
    <section className={styles.scroll} aria-label={title}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head, index) => (
              <th key={head} scope="col" data-number={index > 0 || undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]} data-number>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </Panel>
)

/** Where the period's opportunities stand, and who won what; each figure opens its list. */
export const ConversionTables = ({ data: { period }, owned, conversion }: Props): ReactNode => {
  const t = useText()
  const begunAt = (id: string): string => opportunitiesWith(owned, isIn('stage', [id]), during('createdAt', period))
  const wonBy = (id: string): string =>
    opportunitiesWith(isIn('owner', [id]), isIn('outcome', ['won']), during('closedAt', period))
  const stages = conversion.stages.map(({ id, name, count, amount }) => ({
    key: id,
    name,
    cells: [
      <Link key="count" to={begunAt(id)}>
        {count}
      </Link>,
      <Amount key="amount" value={amount} to={begunAt(id)} />,
    ],
  }))
  const owners = conversion.owners.map(({ owner: { id, name }, won, amount, winRate, days }) => ({
    key: id,
    name,
    cells: [
      <Link key="won" to={wonBy(id)}>
        {won}
      </Link>,
      <Amount key="amount" value={amount} to={wonBy(id)} />,
      winRate === null ? '–' : `${winRate}%`,
      t('days', { count: days }),
    ],
  }))
  return (
    <div className={styles.pair}>
      <FigureTable
        title={t('conversion')}
        note={t('conversion.note')}
        heads={[t('stage'), t('count'), t('amount')]}
        lines={stages}
      />
      <FigureTable
        title={t('byOwner')}
        note={t('byOwner.note')}
        heads={[t('owner'), t('won'), t('amount'), t('winRate'), t('cycle')]}
        lines={owners}
      />
    </div>
  )
}
