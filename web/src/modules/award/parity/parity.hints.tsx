import type { ReactNode } from 'react'
import { Muted, Stack } from '@/ui/layout.tsx'
import { Panel } from '@/ui/page.tsx'
import styles from './matrix.module.css'
import { useParityText } from '../award.texts.ts'
import type { Parity } from './use-parity.ts'

const maxHints = 20

/** What quotes made apart seldom have in common; it proves nothing and is said all the same. */
export const Hints = ({ parity }: { readonly parity: Pick<Parity, 'hints' | 'data'> }): ReactNode => {
  const t = useParityText()
  const { hints, data } = parity
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
}
