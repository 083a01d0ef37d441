import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { JournalLine, type LedgerStatement, type StatementRow } from '@srm/api/ledger'
import { metaOf } from '@srm/api/shared/field-meta'
import { formatMoney } from '@/lib/format.ts'
import { useLabel } from '@/lib/i18n.ts'
import { useCan } from '@/lib/session/can.tsx'
import { State } from '@/ui/states.tsx'
import { journalPath } from '../ledger.paths.ts'
import styles from './statement.module.css'
import { useStatementText } from '../ledger.texts.ts'

const figures = ['opening', 'debit', 'credit', 'closing'] as const
type Figure = (typeof figures)[number]

const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)

/** The lines that sum to a figure: all before the period, those within it on one side, all up to its end. */
const linesOf = ({ company, from, to }: LedgerStatement, row: StatementRow, figure: Figure): string => {
  const of = { company: company?.id, account: row.account, fund: row.fund?.id }
  if (figure === 'opening') return journalPath({ ...of, to: dayBefore(from) })
  if (figure === 'closing') return journalPath({ ...of, to })
  return journalPath({ ...of, from, to, side: figure })
}

const { account } = JournalLine.fields

const AccountLine = ({ statement, row }: { readonly statement: LedgerStatement; readonly row: StatementRow }) => {
  const t = useStatementText()
  const say = useLabel()
  const may = useCan()
  const choice = metaOf(account).choices?.find(({ value }) => value === row.account)
  const kind = choice ? say(choice.label) : row.account
  const name = row.fund ? `${kind} · ${row.fund.name}` : kind
  const shown = (figure: Figure): ReactNode => {
    const amount = row[figure]
    if (amount === null) return ''
    if (!may('journalLine:list')) return formatMoney(amount)
    return (
      <Link
        to={linesOf(statement, row, figure)}
        aria-label={`${t('of', { account: name, figure: t(figure) })} ${formatMoney(amount)}`}
      >
        {formatMoney(amount)}
      </Link>
    )
  }
  return (
    <tr>
      <th scope="row">{name}</th>
      {figures.map((figure) => (
        <td key={figure} data-number data-label={t(figure)}>
          {shown(figure)}
        </td>
      ))}
    </tr>
  )
}

/** Every account of a company; each figure opens the lines it is the sum of. */
export const StatementTable = ({ statement }: { readonly statement: LedgerStatement }): ReactNode => {
  const t = useStatementText()
  const { rows, total } = statement
  if (rows.length === 0) return <State title={t('empty.title')} hint={t('empty.hint')} />
  return (
    <div className={styles.scroll}>
      <table className={`${styles.table ?? ''} ${styles.accounts ?? ''}`}>
        <thead>
          <tr>
            <th>{t('account')}</th>
            {figures.map((figure) => (
              <th key={figure} data-number>
                {t(figure)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <AccountLine key={`${row.account} ${row.fund?.id ?? ''}`} statement={statement} row={row} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            {figures.map((figure) => (
              <td key={figure} data-number data-label={t(figure)}>
                {total[figure] === null ? '' : formatMoney(total[figure])}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
