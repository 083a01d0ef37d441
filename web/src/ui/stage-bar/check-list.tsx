import { CheckCircleFilled, CloseCircleFilled, ExclamationCircleFilled } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { punctuation } from '@/lib/i18n.ts'
import { Stack } from '../layout.tsx'
import styles from './stage-bar.module.css'
import { useDetailText } from '../ui.texts.ts'

/** One thing that has to be so before a record may go on, as the server answers it. */
export type StageCheck = {
  readonly key: string
  readonly label: string
  /** A shorter word for it, where there is little room. */
  readonly short?: string
  readonly holds: boolean
  /** Does not stand in the way, but has to be seen. */
  readonly advises?: boolean
  /** What is missing, by name. */
  readonly missing?: readonly string[]
  /** Where it can be mended. */
  readonly to?: string | undefined
}

export const isBlocking = ({ holds, advises = false }: StageCheck): boolean => !holds && !advises

export const CheckSign = ({ holds, advises = false }: Pick<StageCheck, 'holds' | 'advises'>): ReactNode => {
  const t = useDetailText()
  if (holds) return <CheckCircleFilled className={styles.holds ?? ''} aria-label={t('holds')} />
  return advises ? (
    <ExclamationCircleFilled className={styles.advises ?? ''} aria-label={t('advises')} />
  ) : (
    <CloseCircleFilled className={styles.missing ?? ''} aria-label={t('missing')} />
  )
}

type Props = { readonly checks: readonly StageCheck[]; readonly left?: () => void }

/** What holds and what is missing, with a way to mend it; `left` is told when somebody goes there. */
export const CheckList = ({ checks, left }: Props): ReactNode => {
  const t = useDetailText()
  return (
    <Stack as="ul" gap={10} className={styles.checks}>
      {checks.map(({ key, label, holds, advises = false, missing = [], to }) => (
        <li key={key} className={styles.check}>
          <CheckSign holds={holds} advises={advises} />
          <span>{label}</span>
          {!holds && to !== undefined && (
            <Link to={to} onClick={left}>
              {t('mend')}
            </Link>
          )}
          {missing.length > 0 && <span className={styles.names}>{missing.join(punctuation('list'))}</span>}
        </li>
      ))}
    </Stack>
  )
}
