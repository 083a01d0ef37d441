import type { ReactNode } from 'react'
import { shanghaiDay } from '@srm/api/shared/date'
import { Muted } from '../layout.tsx'
import { useText } from './fields.texts.ts'
import { word, type ViewProps } from './view-parts.tsx'

const msOfDay = 86_400_000

/** Days from today on; what has been is not counted. */
const daysTo = (day: string): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${shanghaiDay(new Date())}T00:00:00Z`)) / msOfDay)

const DaysLeft = ({ day }: { readonly day: string }): ReactNode => {
  const t = useText()
  const left = daysTo(day)
  if (!(left >= 0)) return null
  return <Muted size="s">{left === 0 ? t('days.today') : t('days.left', { count: left })}</Muted>
}

/** A day; one people wait for says in a list how far away it is. */
export const DateView = ({ meta, value, compact = false }: ViewProps): ReactNode => {
  const day = word(value)
  return compact && meta.isAwaited ? (
    <>
      {day} <DaysLeft day={day} />
    </>
  ) : (
    day
  )
}
