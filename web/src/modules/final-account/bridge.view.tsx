import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { BridgeStep, FinalAccountSheet } from '@srm/api/final-account'
import { recordPath } from '@/lib/module/record-pages.ts'
import { Muted, Stack } from '@/ui/layout.tsx'
import { LinesTable } from '@/ui/lines-table.tsx'
import { Amount } from '@/ui/money-strip/amount.tsx'
import { AmountRow } from '@/ui/money-strip/money-strip.tsx'
import { State } from '@/ui/states.tsx'
import { barsOf, type BridgeBar } from './bridge.model.ts'
import styles from './bridge.module.css'
import { useText } from './final-account.texts.ts'
import { shown } from './sheet.model.ts'

const Name = ({ step: { kind, name, subject, document } }: { readonly step: BridgeStep }): ReactNode => {
  const t = useText()
  const words = t(`step.${kind}`, { name })
  const path = subject !== null && document !== null ? recordPath(subject, document) : undefined
  return path === undefined ? words : <Link to={path}>{words}</Link>
}

const StepAmount = ({ step: { kind, amount } }: { readonly step: BridgeStep }): ReactNode =>
  kind === 'profit' ? <strong>{shown(amount)}</strong> : shown(amount)

/** Drawn beside its amount, which says the same in words. */
const Bar = ({ bar: { from, width, zero, tone } }: { readonly bar: BridgeBar }): ReactNode => (
  <span aria-hidden className={styles.track}>
    <i className={styles.zero} style={{ left: `${String(zero)}%` }} />
    <i className={styles.bar} data-tone={tone} style={{ left: `${String(from)}%`, width: `${String(width)}%` }} />
  </span>
)

type Props = { readonly sheet: Pick<FinalAccountSheet, 'bridge' | 'profit'> }

/** From the budget a project was opened with to what came of it, step by step. */
export const BridgeView = ({ sheet: { bridge, profit } }: Props): ReactNode => {
  const t = useText()
  if (!bridge || !profit) return <State title={t('bridge.hidden')} />
  const bars = barsOf(bridge)
  const lines = bridge.map((step, at) => ({ step, bar: bars[at] }))
  return (
    <Stack gap={16}>
      <Stack gap={12} className={styles.lead}>
        <AmountRow>
          <Amount label={t('profit.income')} amount={profit.income} />
          <Amount label={t('profit.cost')} amount={profit.cost} />
          <Amount label={t('profit.net')} amount={profit.net} tone={profit.net.startsWith('-') ? 'danger' : 'good'} />
          <Amount label={t('profit.bonusBase')} amount={profit.bonusBase} />
        </AmountRow>
        {profit.rate !== null && <Muted size="s">{t('profit.rate', { rate: profit.rate })}</Muted>}
        <Muted size="s">{t('bridge.hint')}</Muted>
      </Stack>
      <LinesTable
        label={t('bridge')}
        lines={lines}
        keyOf={(_, at) => String(at)}
        columns={[
          { key: 'name', title: t('col.name'), render: ({ step }) => <Name step={step} /> },
          { key: 'bar', title: t('bridge.drawn'), render: ({ bar }) => bar && <Bar bar={bar} /> },
          {
            key: 'amount',
            title: t('bridge.amount'),
            isNumber: true,
            render: ({ step }) => <StepAmount step={step} />,
          },
        ]}
      />
    </Stack>
  )
}
