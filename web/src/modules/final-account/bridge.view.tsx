import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { BridgeStep, FinalAccountSheet } from '@srm/api/final-account'
import { recordPath } from '@/lib/module/record-pages.ts'
import { Muted, Stack } from '@/ui/layout.tsx'
import { LinesTable } from '@/ui/lines-table.tsx'
import { Amount } from '@/ui/money-strip/amount.tsx'
import { AmountRow } from '@/ui/money-strip/money-strip.tsx'
import { State } from '@/ui/states.tsx'
import { useText } from './final-account.texts.ts'
import { shown } from './sheet.model.ts'

const Name = ({ step: { kind, name, subject, document } }: { readonly step: BridgeStep }): ReactNode => {
  const t = useText()
  const words = t(`step.${kind}`, { name })
  const path = subject !== null && document !== null ? recordPath(subject, document) : undefined
  return path === undefined ? words : <Link to={path}>{words}</Link>
}

type Props = { readonly sheet: Pick<FinalAccountSheet, 'bridge' | 'profit'> }

/** From the budget a project was opened with to what came of it, step by step. */
export const BridgeView = ({ sheet: { bridge, profit } }: Props): ReactNode => {
  const t = useText()
  if (!bridge || !profit) return <State title={t('bridge.hidden')} />
  const last = bridge.at(-1)
  return (
    <Stack gap={16}>
      <AmountRow>
        <Amount label={t('profit.income')} amount={profit.income} />
        <Amount label={t('profit.cost')} amount={profit.cost} />
        <Amount label={t('profit.net')} amount={profit.net} tone={profit.net.startsWith('-') ? 'danger' : 'good'} />
        <Amount label={t('profit.bonusBase')} amount={profit.bonusBase} />
      </AmountRow>
      {profit.rate !== null && <Muted size="s">{t('profit.rate', { rate: profit.rate })}</Muted>}
      <Muted size="s">{t('bridge.hint')}</Muted>
      <LinesTable
        label={t('bridge')}
        lines={bridge.slice(0, -1)}
        keyOf={(_, at) => String(at)}
        columns={[
          { key: 'name', title: t('col.name'), render: (step) => <Name step={step} /> },
          { key: 'amount', title: t('bridge'), isNumber: true, render: ({ amount }) => shown(amount) },
        ]}
        foot={last ? [{ key: 'profit', label: t('step.profit'), value: shown(last.amount), isStrong: true }] : []}
      />
    </Stack>
  )
}
