import { Button } from 'antd'
import type { ReactNode } from 'react'
import { addMoney, compareMoney, multiplyMoney, subtractMoney, withoutTax } from '@srm/api/shared/money'
import { formatMoney } from '@/lib/format.ts'
import { Muted, Stack } from '@/ui/layout.tsx'
import { Panel } from '@/ui/page.tsx'
import { useEditing } from '@/ui/record-form/editing.ts'
import type { Line } from '@/ui/record-form/rows/rows-paste.ts'
import type { Values } from '@/ui/record-form/sections.ts'
import styles from './editor.module.css'
import { useEditorText } from '../contract.texts.ts'
import { amountIn, linesIn, plansTotal, sumState, type SumState } from './plan.model.ts'

/** What a line comes to: its amount, or price times quantity. */
const lineAmount = (line: Line): string => {
  const [price, quantity] = [amountIn(line['price']), amountIn(line['quantity'])]
  if (price !== undefined && quantity !== undefined) return multiplyMoney(price, quantity)
  return amountIn(line['amount']) ?? '0'
}

export const linesTotal = (lines: unknown): string => addMoney('0', ...linesIn(lines).map(lineAmount))

type CheckProps = { readonly name: string; readonly sum: string; readonly amount: string; readonly state: SumState }

const Check = ({ name, sum, amount, state }: CheckProps): ReactNode => {
  const t = useEditorText()
  if (state === 'none') return null
  const gap = compareMoney(sum, amount) > 0 ? subtractMoney(sum, amount) : subtractMoney(amount, sum)
  const words =
    state === 'even' || state === 'within' ? t(`sums.${state}`) : t(`sums.${state}`, { amount: formatMoney(gap) })
  return (
    <div className={styles.check} data-state={state}>
      <dt>{name}</dt>
      <dd>
        <span>{formatMoney(sum)}</span>
        <span className={state === 'even' || state === 'within' ? styles.good : styles.bad}>{words}</span>
      </dd>
    </div>
  )
}

/** The amount against what the items and the instalments come to; follows the typing. */
export const SumsPanel = ({ values }: { readonly values: Values }): ReactNode => {
  const t = useEditorText()
  const editing = useEditing()
  const amount = amountIn(values['amount'])
  const lines = linesTotal(values['lines'])
  const hasLines = compareMoney(lines, '0') > 0
  const plans = plansTotal(linesIn(values['plans']), amount)
  const kind =
    values['amountKind'] === 'ceiling' || values['amountKind'] === 'unitPrice' ? values['amountKind'] : 'fixed'
  if (amount === undefined && !hasLines) return null
  const rate = amountIn(values['taxRate'])
  return (
    <Panel title={t('sums.title')}>
      <Stack gap={8} className={styles.sums} aria-live="polite">
        {amount !== undefined && (
          <dl className={styles.checks}>
            <div className={styles.check}>
              <dt>{t('sums.amount')}</dt>
              <dd>
                <strong>{formatMoney(amount)}</strong>
                {rate !== undefined && (
                  <Muted size="s">{t('sums.exTax', { amount: formatMoney(withoutTax(amount, rate)) })}</Muted>
                )}
              </dd>
            </div>
            <Check name={t('sums.lines')} sum={lines} amount={amount} state={sumState(lines, amount, kind)} />
            <Check name={t('sums.plans')} sum={plans} amount={amount} state={sumState(plans, amount, kind)} />
          </dl>
        )}
        {hasLines && lines !== amount && (
          <Button size="small" onClick={() => editing.fill({ amount: lines })}>
            {t('sums.take')}
          </Button>
        )}
      </Stack>
    </Panel>
  )
}
