import { CheckCircleFilled, CloseCircleFilled, QuestionCircleFilled } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { criterionLabels, type Fit, type Standing } from '@srm/api/finder'
import { useLabel } from '@/lib/i18n.ts'
import { VisuallyHidden } from '@/ui/layout.tsx'
import { useFinderText } from '../finder.texts.ts'
import styles from './search.module.css'

const icons = {
  ok: <CheckCircleFilled aria-hidden />,
  no: <CloseCircleFilled aria-hidden />,
  unknown: <QuestionCircleFilled aria-hidden />,
} as const

/** One criterion: a sign, a word for who cannot see the sign, and why. */
export const FitLine = ({ fit, brief = false }: { readonly fit: Fit; readonly brief?: boolean }): ReactNode => {
  const t = useFinderText()
  const say = useLabel()
  return (
    <span className={styles.fit} data-state={fit.state} title={fit.reason}>
      {icons[fit.state]}
      <VisuallyHidden>{t(`state.${fit.state}`)}</VisuallyHidden>
      {brief ? say(criterionLabels[fit.criterion]) : fit.reason}
      {fit.estimated && <em className={styles.estimated}>{t('estimated')}</em>}
    </span>
  )
}

export const StandingTag = ({ standing }: { readonly standing: Standing }): ReactNode => {
  const t = useFinderText()
  return (
    <span className={styles.standing} data-standing={standing}>
      {t(`standing.${standing}`)}
    </span>
  )
}
