import type { ReactNode } from 'react'
import type { ProjectMoneyPlan } from '@srm/api/receipt'
import { subtractMoney } from '@srm/api/shared/money'
import { formatMoney } from '@/lib/format.ts'
import { Chart } from '@/ui/chart/chart.tsx'
import { Panel } from '@/ui/page.tsx'
import { cashGapOf, type CashGap } from './gap.model.ts'
import { useMoneyText } from './receipt.texts.ts'

const say = (value: string | number): string => formatMoney(String(value))

const useNote = ({ lowest, undated }: CashGap): string => {
  const t = useMoneyText()
  const risk =
    lowest === null
      ? t('gap.none')
      : t('gap.lowest', { day: lowest.day, amount: formatMoney(subtractMoney('0', lowest.balance)) })
  return undated > 0 ? `${risk} ${t('gap.undated', { count: undated })}` : risk
}

const Curve = ({ gap }: { readonly gap: CashGap }): ReactNode => {
  const t = useMoneyText()
  const note = useNote(gap)
  return (
    <Chart
      title={t('gap')}
      note={note}
      kind="bar"
      height={280}
      rows={gap.days}
      category={{ key: 'day', name: t('due') }}
      series={[
        { key: 'receive', name: t('gap.receive'), say },
        { key: 'pay', name: t('gap.pay'), say },
        { key: 'balance', name: t('gap.balance'), kind: 'line', say },
      ]}
    />
  )
}

/** Back to back: what customers pay against what suppliers are paid, and what of it is our own money in between. */
export const GapPanel = ({ plans }: { readonly plans: readonly ProjectMoneyPlan[] }): ReactNode => {
  const gap = cashGapOf(plans)
  if (gap === null || gap.days.length === 0) return null
  return (
    <Panel>
      <Curve gap={gap} />
    </Panel>
  )
}
