import type { ReactNode } from 'react'
import { scorecard } from '@srm/api/scorecard'
import { useRead } from '@/lib/api/query.ts'
import { useText } from './scorecard.texts.ts'

/** The score a supplier has now, and what it means. */
export const ScoreFigure = ({ row: { id } }: { readonly row: { readonly id: string } }): ReactNode => {
  const t = useText()
  const { data } = useRead(scorecard.of, { params: { id } })
  if (!data) return null
  return data.score === null ? t('tab.few') : [data.score, data.standing].filter(Boolean).join(' · ')
}
