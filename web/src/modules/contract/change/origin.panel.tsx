import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Contract } from '@srm/api/contract'
import { compareMoney, subtractMoney } from '@srm/api/shared/money'
import { formatMoney } from '@/lib/format.ts'
import { Muted, Stack } from '@/ui/layout.tsx'
import { Panel } from '@/ui/page.tsx'
import type { Values } from '@/ui/record-form/sections.ts'
import { contractPaths } from '../contract.paths.ts'
import { amountIn } from '../editor/plan.model.ts'
import styles from './change.module.css'
import { useChangeText } from '../contract.texts.ts'

type Props = { readonly row: Contract; readonly values: Values }

/** The contract as it stands, beside the form of what it is to be. */
export const OriginPanel = ({ row, values }: Props): ReactNode => {
  const t = useChangeText()
  const after = amountIn(values['amount'])
  const isEnding = values['kind'] === 'pause' || values['kind'] === 'terminate'
  const delta = row.amount === null || after === undefined ? '0' : subtractMoney(after, row.amount)
  const sign = delta.startsWith('-') ? '' : '+'
  return (
    <Panel title={t('of.title')}>
      <Stack gap={4} className={styles.of} aria-live="polite">
        <Link to={contractPaths.detail(row.id)}>{row.name}</Link>
        {row.amount !== null && <span>{t('of.amount', { amount: formatMoney(row.amount) })}</span>}
        {after !== undefined && compareMoney(delta, '0') !== 0 && (
          <strong>{t('of.delta', { amount: formatMoney(after), delta: sign + formatMoney(delta) })}</strong>
        )}
        {row.startDate !== null && row.endDate !== null && (
          <Muted size="s">{t('of.term', { from: row.startDate, to: row.endDate })}</Muted>
        )}
        {isEnding && <Muted size="s">{t('of.ending')}</Muted>}
      </Stack>
    </Panel>
  )
}
