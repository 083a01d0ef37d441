import type { ReactNode } from 'react'
import { formatMoney } from '@/lib/format.ts'
import { Panel } from '@/ui/page.tsx'
import styles from './form.module.css'
import { totalsOf } from './lines.model.ts'
import { useFormText } from '../acceptance.texts.ts'

const isZero = (amount: string): boolean => /^-?0+(\.0+)?$/.test(amount)

/** What it comes to, worked out while it is filled in. */
export const Totals = ({ values }: { readonly values: Readonly<Record<string, unknown>> }): ReactNode => {
  const t = useFormText()
  const totals = totalsOf(values)
  if (!totals) return null
  const { lines, deducted, adjustment, settled } = totals
  return (
    <Panel>
      <dl className={styles.totals} aria-live="polite">
        <div>
          <dt>{t('total')}</dt>
          <dd>{formatMoney(lines)}</dd>
        </div>
        {!isZero(adjustment) && (
          <div>
            <dt>{t('adjustment')}</dt>
            <dd>{formatMoney(adjustment)}</dd>
          </div>
        )}
        {!isZero(deducted) && (
          <div>
            <dt>{t('deducted')}</dt>
            <dd>−{formatMoney(deducted)}</dd>
          </div>
        )}
        <div data-strong>
          <dt>{t('settled')}</dt>
          <dd>{formatMoney(settled)}</dd>
        </div>
      </dl>
    </Panel>
  )
}
