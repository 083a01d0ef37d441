import type { ReactNode } from 'react'
import { contract, type Contract } from '@srm/api/contract'
import { compareMoney } from '@srm/api/shared/money'
import { useRead } from '@/lib/api/query.ts'
import { Amount } from '@/ui/money-strip/amount.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { useDocumentText } from '../contract.texts.ts'

type Side = Exclude<Contract['side'], 'none'>

/** Nothing is owed by a contract nobody has signed. */
const unsigned = ['draft', 'toSign', 'void']

/**
 * The purse of a contract: what it is about, what changed, and how far it is invoiced and settled. What has not
 * happened is not a zero but absent.
 */
export const ContractPurse = ({ row }: { readonly row: Row }): ReactNode => {
  const t = useDocumentText()
  const { data } = useRead(contract.contract.standing, { params: { id: row.id } })
  const purse = data?.purse
  if (!data || row['side'] === 'none') return null
  if (!purse) return <Amount label={t('purse.amount')} amount={null} />
  const side: Side = row['side'] === 'receive' ? 'receive' : 'pay'
  const total = { label: t('purse.amount'), amount: purse.amount }
  const isOwed = !unsigned.includes(String(row['stage'])) && compareMoney(purse.open, '0') > 0
  return (
    <>
      <Amount {...total} />
      <Amount label={t('purse.changed')} amount={purse.changed} />
      <Amount label={t(`purse.invoiced.${side}`)} amount={purse.invoiced} of={total} />
      <Amount label={t(`purse.settled.${side}`)} amount={purse.settled} tone="good" of={total} />
      {isOwed && <Amount label={t(`purse.open.${side}`)} amount={purse.open} tone="warning" of={total} />}
      <Amount label={t('purse.overdue')} amount={purse.overdue} tone="danger" of={total} />
    </>
  )
}
