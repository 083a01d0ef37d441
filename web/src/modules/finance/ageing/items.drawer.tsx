import { Drawer, Pagination } from 'antd'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { acceptancePages } from '@srm/api/acceptance/pages'
import { contractPages } from '@srm/api/contract/pages'
import { finance, type OpenItem } from '@srm/api/finance'
import { addressOf } from '@srm/api/shared/pages'
import { useRead } from '@/lib/api/query.ts'
import { formatMoney } from '@/lib/format.ts'
import { Can, useCan } from '@/lib/session/can.tsx'
import { Muted, Stack } from '@/ui/layout.tsx'
import { LinesTable, type LinesColumn } from '@/ui/lines-table.tsx'
import { Await } from '@/ui/states.tsx'
import { dunningPaths } from '../finance.paths.ts'
import type { AgeingQuery, FigureChoice, MonitorSide } from './ageing.query.ts'
import { useAgeingText } from '../finance.texts.ts'

const pages = { paymentPlan: contractPages.plan.detail, acceptance: acceptancePages.acceptance.detail } as const
const pageSize = 50

const money = (amount: string | null): string => (amount === null ? '***' : formatMoney(amount))

const useColumns = (): readonly LinesColumn<OpenItem>[] => {
  const t = useAgeingText()
  const may = useCan()
  return [
    {
      key: 'document',
      title: t('document'),
      render: ({ id, subject, code, title, party, project, owner }) => (
        <Stack gap={2}>
          {may(`${subject}:show`) ? <Link to={addressOf(pages[subject], id)}>{title}</Link> : <span>{title}</span>}
          <Muted size="s">{[code, party?.name, project?.name, owner?.name].filter(Boolean).join(' · ')}</Muted>
        </Stack>
      ),
    },
    { key: 'dueDate', title: t('dueDate'), render: ({ dueDate }) => dueDate ?? t('undated') },
    {
      key: 'daysOver',
      title: t('daysOver'),
      isNumber: true,
      render: ({ daysOver }) => (daysOver !== null && daysOver > 0 ? String(daysOver) : '—'),
    },
    { key: 'amount', title: t('amount'), isNumber: true, render: ({ amount }) => money(amount) },
    { key: 'settled', title: t('settled'), isNumber: true, render: ({ settled }) => money(settled) },
    { key: 'open', title: t('open'), isNumber: true, render: ({ open }) => money(open) },
  ]
}

/** From what a customer owes to asking for it. */
const Dun = ({ customer }: { readonly customer: string }): ReactNode => {
  const t = useAgeingText()
  return (
    <Can code="dunning:create">
      <Link to={`${dunningPaths.create}?customer=${customer}`}>{t('dun')}</Link>
    </Can>
  )
}

type Props = {
  readonly side: MonitorSide
  readonly query: AgeingQuery
  readonly choice: FigureChoice
  readonly close: () => void
}

/** The documents a figure is the sum of, with their own sum below. */
export const ItemsDrawer = ({ side, query: { asOf, group }, choice, close }: Props): ReactNode => {
  const t = useAgeingText()
  const columns = useColumns()
  const [page, setPage] = useState(1)
  const { name, bucketName, key, bucket, dueFrom, dueTo } = choice
  const query = {
    asOf,
    page,
    ...(key !== undefined && { [group]: key }),
    ...(bucket !== undefined && { bucket }),
    ...(dueFrom !== undefined && { dueFrom }),
    ...(dueTo !== undefined && { dueTo }),
  }
  const read = useRead(finance[side].items, { query })
  return (
    <Drawer open size="large" title={t('list', { name, bucket: bucketName })} onClose={close}>
      <Await query={read}>
        {({ items, count, total }) => (
          <Stack gap={12}>
            {side === 'receivable' && group === 'party' && key !== undefined && <Dun customer={key} />}
            <LinesTable
              label={t('list', { name, bucket: bucketName })}
              columns={columns}
              lines={items}
              keyOf={({ id }) => id}
              foot={[{ key: 'sum', label: t('sum', { count }), value: money(total), isStrong: true }]}
            />
            {count > pageSize && (
              <Pagination current={page} total={count} pageSize={pageSize} showSizeChanger={false} onChange={setPage} />
            )}
          </Stack>
        )}
      </Await>
    </Drawer>
  )
}
