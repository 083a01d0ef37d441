import type { ReactNode } from 'react'
import { Alert } from 'antd'
import { type Difference, ledger } from '@srm/api/ledger'
import { useRead } from '@/lib/api/query.ts'
import { Stack } from '@/ui/layout.tsx'
import { Page } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import { formatDateTime } from '@/lib/format.ts'
import { BookPanel } from './book.panel.tsx'
import { useMonthText } from '../ledger.texts.ts'

const Differences = ({ differences }: { readonly differences: readonly Difference[] }): ReactNode => {
  const t = useMonthText()
  return (
    <ul>
      {differences.slice(0, 20).map(({ kind, what, ledger: posted, documents }) => (
        <li key={`${kind} ${what}`}>{t('proof.line', { what, ledger: posted, documents })}</li>
      ))}
    </ul>
  )
}

/** What the last proof of the night found. */
const ProofNote = (): ReactNode => {
  const t = useMonthText()
  const { data } = useRead(ledger.proof, {})
  if (!data) return null
  const { at, differences } = data
  if (at === null) return <Alert type="info" showIcon title={t('proof.none')} />
  const moment = formatDateTime(at)
  if (differences.length === 0) return <Alert type="success" showIcon title={t('proof.fine', { at: moment })} />
  return (
    <Alert
      type="error"
      showIcon
      title={t('proof.wrong', { at: moment, count: differences.length })}
      description={<Differences differences={differences} />}
    />
  )
}

const MonthPage = (): ReactNode => {
  const t = useMonthText()
  const read = useRead(ledger.months, {})
  return (
    <Page title={t('title')}>
      <Stack gap={16}>
        <ProofNote />
        <Await query={read}>
          {(books) =>
            books.length === 0 ? (
              <State title={t('empty.title')} hint={t('empty.hint')} />
            ) : (
              <Stack gap={16}>
                {books.map((book) => (
                  <BookPanel key={book.company.id} book={book} />
                ))}
              </Stack>
            )
          }
        </Await>
      </Stack>
    </Page>
  )
}

export default MonthPage
