import { Button } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { payment, PaymentRequest } from '@srm/api/payment'
import { RelatedRecords } from '@/ui/record-related/related-records.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { requestFor, requestPaths, type SourceKind } from '../payment.paths.ts'
import { useRequestText } from '../payment.texts.ts'

const columns = ['code', 'title', 'payAmount', 'needDate', 'stage', 'status', 'paidOn'] as const
const totals = { summary: payment.request.summary, sums: ['payAmount'], states: 'stage' } as const

const tabBy = (by: 'supplier' | 'contract' | 'order' | 'plan') => {
  const PaymentsTab = ({ row }: { readonly row: { readonly id: string } }): ReactNode => (
    <RelatedRecords
      record={PaymentRequest}
      calls={payment.request}
      by={by}
      owner={row.id}
      columns={columns}
      paths={requestPaths}
      totals={totals}
    />
  )
  return PaymentsTab
}

/** What was asked for and paid to a supplier, by a contract, of an order or of an instalment. */
export const PaymentsOf = {
  supplier: tabBy('supplier'),
  contract: tabBy('contract'),
  order: tabBy('order'),
  plan: tabBy('plan'),
}

type Condition = (row: Row) => boolean

const askFor = (kind: SourceKind, when: Condition) => {
  const AskAction = ({ row }: { readonly row: Row }): ReactNode => {
    const t = useRequestText()
    if (!when(row)) return null
    return (
      <Link to={requestFor(kind, row.id)}>
        <Button>{t('ask')}</Button>
      </Link>
    )
  }
  return AskAction
}

const isIn =
  (...stages: readonly string[]): Condition =>
  ({ stage }) =>
    typeof stage === 'string' && stages.includes(stage)

/** From what is owed to the form in which its payment is asked for. */
export const AskFor = {
  plan: askFor('plan', (row) => row['side'] === 'pay' && isIn('waiting', 'pending', 'partial')(row)),
  order: askFor('order', isIn('confirmed', 'executing', 'accepted', 'settled', 'closed')),
  reimburse: askFor('reimburse', isIn('toPay')),
  loan: askFor('loan', isIn('approved')),
}
