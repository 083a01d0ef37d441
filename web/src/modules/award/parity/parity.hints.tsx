import { memo, useMemo, type ReactNode } from 'react'
import { findCollusionHints, findSharedRemarks } from '@srm/api/award/collusion'
import { Muted, Stack } from '@/ui/layout.tsx'
import { Panel } from '@/ui/page.tsx'
import styles from './matrix.module.css'
import { remarksOf } from './parity.model.ts'
import { useParityText } from '../award.texts.ts'
import type { Parity } from './use-parity.ts'
import { useRested } from './use-rested.ts'

const maxHints = 20

type Props = Pick<Parity, 'comparison' | 'data'>

/** Every quote is held against every other one: that comes after the matrix is painted. */
const useHints = ({ comparison, data }: Props) => {
  const rested = useRested(comparison)
  const found = useMemo(() => (rested ? findCollusionHints(rested) : []), [rested])
  const shared = useMemo(() => (rested ? findSharedRemarks(remarksOf(data)) : []), [rested, data])
  return [...data.hints, ...found, ...shared]
}

/** What quotes made apart seldom have in common; it proves nothing and is said all the same. */
export const Hints = memo(({ comparison, data }: Props): ReactNode => {
  const t = useParityText()
  const hints = useHints({ comparison, data })
  if (hints.length === 0) return null
  const nameOf = (id: string): string => data.quotes.find((quote) => quote.id === id)?.supplier.name ?? ''
  return (
    <Panel title={t('hints')}>
      <Stack gap={4} className={styles.body}>
        {hints.slice(0, maxHints).map(({ kind, quotes: [one, other], detail }) => (
          <span key={`${kind}:${one}:${other}`}>
            {t(`hint.${kind}`, { one: nameOf(one), other: nameOf(other), detail: detail ?? '' })}
          </span>
        ))}
        {hints.length > maxHints && <Muted size="s">{t('hint.more', { count: hints.length - maxHints })}</Muted>}
      </Stack>
    </Panel>
  )
})
