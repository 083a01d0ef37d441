import type { ReactNode } from 'react'
import type { CaseSummary } from '@srm/api/finance'
import { formatMoney } from '@/lib/format.ts'
import styles from './cases.module.css'
import type { CaseKind } from './cases.list.tsx'
import { useCasesText } from '../finance.texts.ts'

type Props = {
  readonly summary: CaseSummary
  readonly kinds: readonly CaseKind[]
  readonly kind: CaseKind
  readonly choose: (kind: CaseKind) => void
}

/** What each kind comes to; a kind that is chosen lists what it is the sum of. */
export const KindCards = ({ summary, kinds, kind, choose }: Props): ReactNode => {
  const t = useCasesText()
  return (
    <fieldset className={styles.cards} aria-label={t('kind')}>
      {kinds.map((one) => {
        const { count = 0, amount = '0.00' } = summary.find((sum) => sum.kind === one) ?? {}
        return (
          <button
            key={one}
            type="button"
            className={styles.card}
            aria-pressed={one === kind}
            onClick={() => choose(one)}
          >
            <span>{t(`case.${one}`)}</span>
            <strong>{amount === null ? '***' : formatMoney(amount)}</strong>
            <span>{t('sum', { count })}</span>
          </button>
        )
      })}
    </fieldset>
  )
}
