import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { metaOf } from '@srm/api/shared/field-meta'
import type { Result } from '@srm/api/endpoint'
import { supplier, SupplierMove } from '@srm/api/supplier'
import { punctuation, useLabel } from '@/lib/i18n.ts'
import { useRead } from '@/lib/api/query.ts'
import { FieldView } from '@/ui/fields/field-view.tsx'
import { Stack } from '@/ui/layout.tsx'
import styles from './move.module.css'
import { useMoveText } from '../supplier.texts.ts'
import { supplierPaths } from '../supplier.paths.ts'

type Ways = Result<typeof supplier.move.ways>
type Text = ReturnType<typeof useMoveText>

type Row = { readonly id: string; readonly lifecycle?: unknown; readonly blacklistReason?: unknown }

const scopeMeta = metaOf(SupplierMove.fields.scope)

const Holds = ({ holds }: Pick<Ways, 'holds'>): ReactNode => {
  const t = useMoveText()
  return holds.map(({ cause, scope, until, reason }) => (
    <Alert
      key={cause}
      type="warning"
      showIcon
      title={
        <>
          {t('banner.frozen', { scope: '' })}
          <FieldView compact meta={scopeMeta} value={scope} />
        </>
      }
      description={[reason, cause !== 'manual' ? t(`banner.${cause}`) : until ? t('banner.until', { until }) : '']
        .filter(Boolean)
        .join(' · ')}
    />
  ))
}

const standingText = ({ name, inquiry, order }: NonNullable<Ways['standing']>, t: Text): string => {
  const acts = [
    ...(inquiry === 'block' ? [t('banner.noInquiry')] : []),
    ...(order === 'block' ? [t('banner.noOrder')] : []),
  ]
  return acts.length > 0
    ? t('banner.standingBlock', { name, acts: acts.join(punctuation('list')) })
    : t('banner.standingWarn', { name })
}

const isQuiet = ({ inquiry, order }: NonNullable<Ways['standing']>): boolean => inquiry === 'free' && order === 'free'

/** What one has to know of a supplier before doing anything with it. */
export const MoveBanner = ({ row }: { readonly row: Row }): ReactNode => {
  const t = useMoveText()
  const say = useLabel()
  const { data } = useRead(supplier.move.ways, { params: { id: row.id } })
  if (!data) return null
  const { holds, standing, changedAccounts, open } = data
  const kind = metaOf(SupplierMove.fields.kind).choices?.find(({ value }) => value === open?.kind)
  const reason = typeof row.blacklistReason === 'string' ? row.blacklistReason : ''
  return (
    <Stack className={styles.banners}>
      {row.lifecycle === 'blacklisted' && (
        <Alert type="error" showIcon title={t('banner.blacklisted')} description={reason} />
      )}
      {row.lifecycle === 'eliminated' && <Alert type="warning" showIcon title={t('banner.eliminated')} />}
      {changedAccounts.map(({ name, changedOn }) => (
        <Alert key={name} type="error" showIcon title={t('banner.changed', { name, on: changedOn })} />
      ))}
      {row.lifecycle === 'frozen' && <Holds holds={holds} />}
      {standing && !isQuiet(standing) && <Alert type="warning" showIcon title={standingText(standing, t)} />}
      {open && (
        <Alert
          type="info"
          showIcon
          title={t('banner.open', { kind: kind ? say(kind.label) : '' })}
          action={<Link to={`${supplierPaths.detail(row.id)}&tab=moves`}>{t('banner.see')}</Link>}
        />
      )}
    </Stack>
  )
}
