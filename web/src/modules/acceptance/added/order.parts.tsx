import { Button } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { acceptance, Acceptance } from '@srm/api/acceptance'
import { useRead } from '@/lib/api/query.ts'
import { Amount } from '@/ui/money-strip/amount.tsx'
import { RelatedRecords } from '@/ui/record-related/related-records.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { acceptancePaths, acceptOrder } from '../acceptance.paths.ts'
import { useAddedText } from '../acceptance.texts.ts'

type Props = { readonly row: Row }

const isOpen = (stage: unknown): boolean => stage === 'confirmed' || stage === 'executing'

/** From an order to the form in which it is accepted. */
export const AcceptAction = ({ row }: Props): ReactNode => {
  const t = useAddedText()
  if (!isOpen(row['stage'])) return null
  return (
    <Link to={acceptOrder(row.id)}>
      <Button>{t('accept')}</Button>
    </Link>
  )
}

const useMatch = (orderId: string) => useRead(acceptance.acceptance.match, { params: { orderId } }).data

const listOf = (orderId: string): string =>
  `${acceptancePaths.list}?filter=${encodeURIComponent(JSON.stringify([{ field: 'order', op: 'in', value: [orderId] }]))}`

/** How much of an order was really there; its number leads to the acceptances. */
export const AcceptedAmount = ({ row }: Props): ReactNode => {
  const t = useAddedText()
  const match = useMatch(row.id)
  if (!match) return null
  return (
    <Amount
      label={t('accepted')}
      amount={match.accepted}
      to={listOf(row.id)}
      of={{ label: t('ordered'), amount: match.ordered }}
    />
  )
}

export const DeductedAmount = ({ row }: Props): ReactNode => {
  const t = useAddedText()
  const match = useMatch(row.id)
  return match ? <Amount label={t('deducted')} amount={match.deducted} tone="warning" /> : null
}

export const CeilingAmount = ({ row }: Props): ReactNode => {
  const t = useAddedText()
  const match = useMatch(row.id)
  return match ? <Amount label={t('ceiling')} amount={match.ceiling} /> : null
}

type TabProps = { readonly row: { readonly id: string } }

const columns = ['title', 'acceptedOn', 'stage', 'amount', 'status'] as const
const totals = { summary: acceptance.acceptance.summary, sums: ['amount', 'deductionAmount'], states: 'stage' } as const

const tabBy = (by: 'order' | 'project' | 'supplier', more: readonly string[]) => {
  const AcceptancesTab = ({ row }: TabProps): ReactNode => (
    <RelatedRecords
      record={Acceptance}
      calls={acceptance.acceptance}
      by={by}
      owner={row.id}
      columns={[...columns.slice(0, 1), ...more, ...columns.slice(1)]}
      paths={acceptancePaths}
      totals={totals}
    />
  )
  return AcceptancesTab
}

/** What was accepted of an order, for a project, or of a supplier. */
export const AcceptancesOf = {
  order: tabBy('order', []),
  project: tabBy('project', ['supplier']),
  supplier: tabBy('supplier', ['project']),
}
