import { Progress } from 'antd'
import { useState, type ReactNode } from 'react'
import { shanghaiDay } from '@srm/api/shared/date'
import type { Tenant } from '@srm/api/tenancy/platform'
import { Status } from '@/ui/status.tsx'
import { useText } from './platform.texts.ts'
import styles from './tenants.module.css'

const colours = { trial: 'blue', active: 'green', expired: 'orange', disabled: 'grey' } as const

export const TenantStatus = ({ status }: Pick<Tenant, 'status'>): ReactNode => {
  const t = useText()
  return <Status color={colours[status]}>{t(`status.${status}`)}</Status>
}

const soon = 30
const day = 86_400_000

/** Whole days until a date ends in Shanghai; negative once it is past. */
const daysUntil = (date: string, now: Date): number =>
  Math.round((Date.parse(`${date}T00:00:00Z`) - Date.parse(`${shanghaiDay(now)}T00:00:00Z`)) / day)

/** The day it ends, and how far that is while it matters. */
export const OutDate = ({ outDate }: Pick<Tenant, 'outDate'>): ReactNode => {
  const t = useText()
  const [now] = useState(() => new Date())
  if (outDate === null) return t('forever')
  const left = daysUntil(outDate, now)
  const near = left <= soon
  return (
    <>
      {outDate}
      {near && (
        <span className={styles.left} data-over={left < 0}>
          {left < 0 ? t('daysOver', { count: -left }) : t('daysLeft', { count: left })}
        </span>
      )}
    </>
  )
}

export const Seats = ({ seats, seatsUsed }: Pick<Tenant, 'seats' | 'seatsUsed'>): ReactNode => {
  const t = useText()
  const text = t('seatsOf', { used: seatsUsed, seats })
  return (
    <span className={styles.seats}>
      {text}
      <Progress
        aria-label={`${t('seats')} ${text}`}
        percent={Math.min(100, Math.round((seatsUsed / Math.max(1, seats)) * 100))}
        showInfo={false}
        size="small"
      />
    </span>
  )
}
