import { FileDoneOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { InvoiceIn, invoicing } from '@srm/api/invoicing'
import { RelatedRecords } from '@/ui/record-related/related-records.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { newReceivedOf, receivedPaths } from '../invoicing.paths.ts'
import { useReceivedText } from '../invoicing.texts.ts'

const tabOf =
  (by: 'contract' | 'order' | 'supplier' | 'acceptance') =>
  ({ row }: { readonly row: { readonly id: string } }): ReactNode => (
    <RelatedRecords
      record={InvoiceIn}
      calls={invoicing.invoiceIn}
      by={by}
      owner={row.id}
      columns={['code', 'number', 'amount', 'verifyState', 'matchState', 'issuedOn']}
      paths={receivedPaths}
      totals={{ summary: invoicing.invoiceIn.summary, sums: ['amount'], states: 'verifyState' }}
    />
  )

/** What was received for a contract, an order, from a supplier or for an acceptance. */
export const ReceivedOf = {
  contract: tabOf('contract'),
  order: tabOf('order'),
  supplier: tabOf('supplier'),
  acceptance: tabOf('acceptance'),
}

const stages = {
  order: ['confirmed', 'executing', 'accepted', 'settled', 'closed'],
  contract: ['signed', 'performing', 'paused', 'completed', 'terminated'],
} as const

const actionOf =
  (of: 'order' | 'contract') =>
  ({ row }: { readonly row: Row }): ReactNode => {
    const t = useReceivedText()
    const go = useNavigate()
    const isOpen = stages[of].some((stage) => stage === row['stage'])
    if (!isOpen || (of === 'contract' && row['side'] !== 'pay')) return null
    return (
      <Button icon={<FileDoneOutlined aria-hidden />} onClick={() => void go(newReceivedOf(of, row.id))}>
        {t('create')}
      </Button>
    )
  }

/** Where the next invoice of an order or a contract begins. */
export const ReceiveAction = { order: actionOf('order'), contract: actionOf('contract') }
