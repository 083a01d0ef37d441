import { FileTextOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { InvoiceOut, invoicing } from '@srm/api/invoicing'
import { RelatedRecords } from '@/ui/record-related/related-records.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { newInvoiceOf, invoicePaths } from './invoicing.paths.ts'
import { useInvoicingText } from './invoicing.texts.ts'

type Props = { readonly row: { readonly id: string } }

const tabOf =
  (by: 'contract' | 'customer' | 'project', columns: readonly string[]) =>
  ({ row }: Props): ReactNode => (
    <RelatedRecords
      record={InvoiceOut}
      calls={invoicing.invoiceOut}
      by={by}
      owner={row.id}
      columns={columns}
      paths={invoicePaths}
      totals={{ summary: invoicing.invoiceOut.summary, sums: ['amount'], states: 'stage' }}
    />
  )

/** What was invoiced by a contract. */
export const ContractInvoices = tabOf('contract', ['code', 'titleName', 'amount', 'stage', 'invoiceNo', 'issuedOn'])
/** What was invoiced to a customer. */
export const CustomerInvoices = tabOf('customer', ['code', 'contract', 'amount', 'stage', 'invoiceNo', 'issuedOn'])

const isInvoiceable = (row: Row): boolean =>
  row['side'] === 'receive' && ['signed', 'performing', 'paused', 'completed'].includes(String(row['stage']))

/** Where the next invoice of a contract begins. */
export const InvoiceAction = ({ row }: { readonly row: Row }): ReactNode => {
  const t = useInvoicingText()
  const go = useNavigate()
  if (!isInvoiceable(row)) return null
  return (
    <Button icon={<FileTextOutlined aria-hidden />} onClick={() => void go(newInvoiceOf(row.id))}>
      {t('create')}
    </Button>
  )
}
