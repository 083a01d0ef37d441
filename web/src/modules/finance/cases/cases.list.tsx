import { Pagination } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { contractPages } from '@srm/api/contract/pages'
import type { CaseItem, CaseItems, invoiceKinds, settlementKinds } from '@srm/api/finance'
import { invoicingPages } from '@srm/api/invoicing/pages'
import { orderPages } from '@srm/api/order/pages'
import { paymentPages } from '@srm/api/payment/pages'
import { addressOf } from '@srm/api/shared/pages'
import { formatMoney } from '@/lib/format.ts'
import { useCan } from '@/lib/session/can.tsx'
import { Muted, Stack } from '@/ui/layout.tsx'
import { LinesTable } from '@/ui/lines-table.tsx'
import { State } from '@/ui/states.tsx'
import { useCasesText } from '../finance.texts.ts'

export type CaseKind = (typeof settlementKinds)[number] | (typeof invoiceKinds)[number]

const pages = {
  purchaseOrder: orderPages.order.detail,
  contract: contractPages.contract.detail,
  deposit: paymentPages.deposit.detail,
  invoiceIn: invoicingPages.invoiceIn.detail,
} as const
const pageSize = 50

const money = (amount: string | null): string => (amount === null ? '***' : formatMoney(amount))

const Document = ({ item }: { readonly item: CaseItem }): ReactNode => {
  const t = useCasesText()
  const may = useCan()
  const { id, subject, code, title, party, project, reason } = item
  const notes = [code, party, project?.name, reason && t(`reason.${reason}`)]
  return (
    <Stack gap={2}>
      {may(`${subject}:show`) ? <Link to={addressOf(pages[subject], id)}>{title}</Link> : <span>{title}</span>}
      <Muted size="s">{notes.filter(Boolean).join(' · ')}</Muted>
    </Stack>
  )
}

type Props = {
  readonly kind: CaseKind
  readonly found: CaseItems
  readonly page: number
  readonly setPage: (page: number) => void
}

/** Those of a kind, the oldest first, with their sum below. */
export const CasesList = ({ kind, found: { items, count, total }, page, setPage }: Props): ReactNode => {
  const t = useCasesText()
  if (count === 0) return <State title={t('empty.title')} hint={t('empty.hint')} />
  return (
    <Stack gap={12}>
      <LinesTable
        label={t(`case.${kind}`)}
        lines={items}
        keyOf={({ id }) => id}
        columns={[
          { key: 'document', title: t('document'), render: (item) => <Document item={item} /> },
          { key: 'owner', title: t('owner'), render: ({ owner }) => owner?.name ?? t('nobody') },
          { key: 'day', title: t('day'), render: ({ day }) => day ?? '—' },
          {
            key: 'days',
            title: t('days'),
            isNumber: true,
            render: ({ days }) => (days !== null && days > 0 ? String(days) : '—'),
          },
          { key: 'amount', title: t('amount'), isNumber: true, render: ({ amount }) => money(amount) },
        ]}
        foot={[{ key: 'sum', label: t('sum', { count }), value: money(total), isStrong: true }]}
      />
      {count > pageSize && (
        <Pagination current={page} total={count} pageSize={pageSize} showSizeChanger={false} onChange={setPage} />
      )}
    </Stack>
  )
}
