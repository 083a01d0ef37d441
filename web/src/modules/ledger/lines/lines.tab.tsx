import type { ReactNode } from 'react'
import { JournalLine, ledger, type DocumentLine } from '@srm/api/ledger'
import { metaOf } from '@srm/api/shared/field-meta'
import { formatMoney } from '@/lib/format.ts'
import { useLabel } from '@/lib/i18n.ts'
import { useRead } from '@/lib/api/query.ts'
import { Await, State } from '@/ui/states.tsx'
import styles from '../statement/statement.module.css'
import { useLinesText } from '../ledger.texts.ts'

const choicesOf = (name: 'account' | 'event') => metaOf(JournalLine.fields[name]).choices ?? []

const useName = (): ((of: 'account' | 'event', value: string) => string) => {
  const say = useLabel()
  return (of, value) => {
    const choice = choicesOf(of).find((one) => one.value === value)
    return choice ? say(choice.label) : value
  }
}

const amount = (value: string | null): string => (value === null ? '' : formatMoney(value))

const Line = ({ line }: { readonly line: DocumentLine }): ReactNode => {
  const t = useLinesText()
  const name = useName()
  const { day, event, account, fund, debit, credit, documentCode, isReversal } = line
  return (
    <tr>
      <td>{day}</td>
      <td>{isReversal ? `${t('reversal')} ${name('event', event)}` : name('event', event)}</td>
      <td>{documentCode}</td>
      <th scope="row">{fund ? `${name('account', account)} · ${fund}` : name('account', account)}</th>
      <td data-number>{amount(debit)}</td>
      <td data-number>{amount(credit)}</td>
    </tr>
  )
}

/** What a document came to in the ledger, line by line in the order it was posted. */
export const LinesTab = ({ row }: { readonly row: { readonly id: string } }): ReactNode => {
  const t = useLinesText()
  const read = useRead(ledger.lines, { query: { documentId: row.id } })
  return (
    <Await query={read} rows={4}>
      {(lines) =>
        lines.length === 0 ? (
          <State title={t('empty.title')} hint={t('empty.hint')} />
        ) : (
          <div className={styles.scroll}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th>{t('day')}</th>
                  <th>{t('event')}</th>
                  <th>{t('document')}</th>
                  <th>{t('account')}</th>
                  <th data-number>{t('debit')}</th>
                  <th data-number>{t('credit')}</th>
                </tr>
              </thead>
              <tbody>
                {lines.map((line) => (
                  <Line key={line.id} line={line} />
                ))}
              </tbody>
            </table>
          </div>
        )
      }
    </Await>
  )
}
