import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { ledger, type Difference } from '@srm/api/ledger'
import { formatDateTime } from '@/lib/format.ts'
import { useRead } from '@/lib/api/query.ts'
import { useText } from './month.texts.ts'

const Differences = ({ differences }: { readonly differences: readonly Difference[] }): ReactNode => {
  const t = useText()
  return (
    <ul>
      {differences.slice(0, 20).map(({ kind, what, ledger: posted, documents }) => (
        <li key={`${kind} ${what}`}>{t('proof.line', { what, ledger: posted, documents })}</li>
      ))}
    </ul>
  )
}

/** What the last proof of the night found. */
export const ProofNote = (): ReactNode => {
  const t = useText()
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
