import { Segmented, Tag } from 'antd'
import { useState, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { demand, type PoolGroup } from '@srm/api/demand'
import { useRead } from '@/lib/api/query.ts'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { Status } from '@/ui/status.tsx'
import { regionName } from '@/ui/fields/region/region.ts'
import styles from '../demand.module.css'
import { poolPaths } from '../demand.paths.ts'
import { usePoolText } from '../demand.texts.ts'

type By = 'type' | 'region' | 'month'
type Condition = { readonly field: string; readonly op: string; readonly value?: unknown }

const lastDay = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

/** The condition of the list that shows a group. */
const conditionOf = (by: By, key: string): Condition => {
  if (by === 'type') return { field: 'purchaseType', op: 'in', value: [key] }
  if (by === 'region')
    return key === '' ? { field: 'region', op: 'isEmpty' } : { field: 'region', op: 'in', value: [key] }
  return { field: 'dateFrom', op: 'between', value: [`${key}-01`, lastDay(key)] }
}

const open: Condition = { field: 'stage', op: 'in', value: ['pending', 'claimed'] }

const addressOf = (...conditions: readonly Condition[]): string =>
  `${poolPaths.list}?filter=${encodeURIComponent(JSON.stringify(conditions))}`

const GroupTag = ({ by, group }: { readonly by: By; readonly group: PoolGroup }): ReactNode => {
  const t = usePoolText()
  const [params] = useSearchParams()
  const { key, count, unclaimed } = group
  const name = by === 'region' ? (key === '' ? t('noRegion') : regionName(key)) : group.name
  const to = addressOf(open, conditionOf(by, key))
  const isOn = params.get('filter') === new URLSearchParams(to.split('?')[1]).get('filter')
  return (
    <Link to={to}>
      <Tag color={isOn ? 'blue' : 'default'}>
        <Status color={unclaimed > 0 ? 'orange' : 'grey'}>
          {unclaimed > 0 ? t('group.free', { name, count, unclaimed }) : t('group', { name, count })}
        </Status>
      </Tag>
    </Link>
  )
}

/** What is still to be bought by type, city or month, and who has what in hand; each leads to its lines. */
export const PoolGroups = (): ReactNode => {
  const t = usePoolText()
  const [by, setBy] = useState<By>('type')
  const { data: groups = [] } = useRead(demand.pool.groups, { query: { by } }, { keepPrevious: true })
  const { data: holders = [] } = useRead(demand.pool.holders, {})
  if (groups.length === 0 && holders.length === 0) return null
  return (
    <Stack gap={8} className={styles.groups ?? ''}>
      <Row wrap gap={8}>
        <Segmented<By>
          size="small"
          aria-label={t('by')}
          value={by}
          options={(['type', 'region', 'month'] as const).map((value) => ({ value, label: t(`by.${value}`) }))}
          onChange={setBy}
        />
        <Link to={addressOf(open)}>
          <Tag>{t('all')}</Tag>
        </Link>
        {groups.map((group) => (
          <GroupTag key={group.key} by={by} group={group} />
        ))}
      </Row>
      {holders.length > 0 && (
        <Row wrap gap={12}>
          <Muted size="s">{t('holders')}</Muted>
          {holders.map(({ id, name, claimed, inquiry }) => (
            <Link key={id} to={addressOf({ field: 'claimedBy', op: 'in', value: [id] })}>
              {t('holder', { name, claimed, inquiry })}
            </Link>
          ))}
        </Row>
      )}
    </Stack>
  )
}
