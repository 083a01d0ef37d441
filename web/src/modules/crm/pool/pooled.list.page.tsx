import { DownloadOutlined, UserAddOutlined } from '@ant-design/icons'
import { useMemo, type ReactNode } from 'react'
import { crm, PooledCustomer, type PoolQuota } from '@srm/api/crm'
import { crmPages } from '@srm/api/crm/pages'
import { metaOf } from '@srm/api/shared/field-meta'
import { person } from '@srm/api/shared/fields'
import { call } from '@/lib/api/api.ts'
import { refreshFamily, useRead } from '@/lib/api/query.ts'
import { useLabel } from '@/lib/i18n.ts'
import { useCan } from '@/lib/session/can.tsx'
import { Muted, Row as Line, Stack } from '@/ui/layout.tsx'
import type { RowAction } from '@/ui/record-list/list-types.ts'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import type { Row } from '@/ui/record-shape.ts'
import styles from '../crm.module.css'
import { customerPaths } from '../crm.paths.ts'
import { usePoolText } from '../crm.texts.ts'

const columns = [
  { name: 'name', width: 240 },
  { name: 'level', width: 110 },
  'industry',
  'region',
  'phone',
  'contact',
  { name: 'annualBudget', width: 130 },
  'pooledAt',
  { name: 'poolReason', width: 180 },
  'previousOwner',
  { name: 'pool', width: 120 },
] as const

/** Until somebody has taken it only those who see every customer open its page. */
const paths = {
  detail: (id: string, row?: Row): string =>
    row?.actions.includes('show') ? customerPaths.detail(id) : crmPages.pooled.path,
}

const { fields } = PooledCustomer

const useSteps = (): RowAction[] => {
  const t = usePoolText()
  return useMemo(
    () => [
      {
        key: 'take',
        label: t('take'),
        icon: <DownloadOutlined aria-hidden />,
        run: async ({ id }) => {
          await call(crm.pooled.take, { params: { id } }, { silent: true })
          await refreshFamily(crm.customer.list)
        },
        done: t('taken'),
      },
      {
        key: 'handOut',
        label: t('handOut'),
        icon: <UserAddOutlined aria-hidden />,
        input: {
          schema: person('分配给', 'Hand out to'),
          run: ({ id }, to) => call(crm.pooled.handOut, { params: { id }, body: { to: String(to) } }, { silent: true }),
        },
        done: t('handedOut'),
      },
    ],
    [t],
  )
}

const QuotaLine = ({ quota }: { readonly quota: PoolQuota }): ReactNode => {
  const t = usePoolText()
  const { name, capacity, held, dailyLimit, takenToday, cooldownDays } = quota
  const say = useLabel()
  const hidden = [
    ...(quota.hidePhone ? [fields.phone] : []),
    ...(quota.hideContact ? [fields.contact] : []),
    ...(quota.hideBudget ? [fields.annualBudget] : []),
  ].map((field) => say(metaOf(field).label))
  const words = [
    ...(dailyLimit === null ? [] : [t('quota.today', { left: Math.max(0, dailyLimit - takenToday) })]),
    ...(capacity === null ? [] : [t('quota.room', { left: Math.max(0, capacity - held) })]),
    ...(dailyLimit === null && capacity === null ? [t('quota.free')] : []),
    ...(cooldownDays === null ? [] : [t('quota.rest', { days: cooldownDays })]),
    ...(hidden.length === 0 ? [] : [t('quota.hidden', { fields: hidden.join(t('comma')) })]),
  ]
  return (
    <Line as="li" gap={8} wrap align="baseline">
      <strong>{name}</strong>
      <Muted size="s">{words.join(' · ')}</Muted>
    </Line>
  )
}

/** How many one may still take, before one tries. */
const Quotas = (): ReactNode => {
  const t = usePoolText()
  const may = useCan()
  const { data = [] } = useRead(crm.pool.quota, {}, { enabled: may('pooledCustomer:take') })
  if (data.length === 0 || !may('pooledCustomer:take')) return null
  return (
    <Stack as="ul" gap={4} className={styles.quotas ?? ''} aria-label={t('quota')}>
      {data.map((quota) => (
        <QuotaLine key={quota.id} quota={quota} />
      ))}
    </Stack>
  )
}

const PooledList = (): ReactNode => {
  const t = usePoolText()
  const actions = useSteps()
  return (
    <RecordList
      record={PooledCustomer}
      calls={crm.pooled}
      paths={paths}
      columns={columns}
      title={t('title')}
      transfer="none"
      actions={actions}
      above={<Quotas />}
      quickFilters={['level', 'industry', 'region']}
      empty={{ title: t('empty'), hint: t('emptyHint') }}
    />
  )
}

export default PooledList
