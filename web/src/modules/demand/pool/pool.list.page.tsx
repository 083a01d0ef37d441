import { RollbackOutlined, ScissorOutlined, SendOutlined, UserAddOutlined } from '@ant-design/icons'
import { useMemo, useState, type ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { demand, PoolLine } from '@srm/api/demand'
import { call } from '@/lib/api/api.ts'
import { refreshFamily } from '@/lib/api/query.ts'
import { useCan } from '@/lib/session/can.tsx'
import type { RowAction } from '@/ui/record-list/list-types.ts'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { poolPaths } from '../demand.paths.ts'
import { InquiryDialog } from './inquiry.dialog.tsx'
import { PoolGroups } from './pool.groups.tsx'
import { SplitForm } from './split.form.tsx'
import { usePoolText } from '../demand.texts.ts'

const columns = [
  { name: 'name', width: 180 },
  { name: 'stage', width: 92 },
  { name: 'claimedBy', width: 104 },
  { name: 'quantity', width: 80 },
  { name: 'unit', width: 60 },
  { name: 'times', width: 104 },
  { name: 'dateFrom', width: 112 },
  { name: 'region', width: 128 },
  { name: 'project', width: 180 },
  'budgetAmount',
  { name: 'specText', width: 320 },
  { name: 'purchaseType', width: 120 },
] as const

const useSteps = (): RowAction[] => {
  const t = usePoolText()
  const mayAsk = useCan()('purchase:create')
  return useMemo(
    () => [
      ...(mayAsk
        ? [
            {
              key: 'inquire',
              needs: '',
              when: ({ actions }: Row) => actions.includes('claim') || actions.includes('release'),
              label: t('inquire'),
              icon: <SendOutlined aria-hidden />,
              dialog: InquiryDialog,
            },
          ]
        : []),
      {
        key: 'claim',
        label: t('claim'),
        icon: <UserAddOutlined aria-hidden />,
        run: async ({ id }) => {
          await call(demand.pool.claim, { body: { ids: [id] } }, { silent: true })
          await refreshFamily(demand.pool.list)
        },
        done: t('claimed'),
      },
      {
        key: 'release',
        label: t('release'),
        icon: <RollbackOutlined aria-hidden />,
        run: async ({ id }) => {
          await call(demand.pool.release, { body: { ids: [id] } }, { silent: true })
          await refreshFamily(demand.pool.list)
        },
        done: t('released'),
      },
      {
        key: 'split',
        label: t('split'),
        icon: <ScissorOutlined aria-hidden />,
        single: true,
        dialog: SplitForm,
      },
    ],
    [t, mayAsk],
  )
}

/** Who comes without a question finds what nobody has claimed; what they ask for after that is theirs. */
const useEntrance = (): string | undefined => {
  const [params] = useSearchParams()
  const [isIn, setIsIn] = useState(false)
  if (!isIn && params.size > 0) setIsIn(true)
  if (isIn || params.size > 0) return undefined
  const open = [{ field: 'stage', op: 'in', value: ['pending', 'claimed'] }]
  return `?filter=${encodeURIComponent(JSON.stringify(open))}&group=purchaseType`
}

const Pool = (): ReactNode => {
  const t = usePoolText()
  const actions = useSteps()
  const entrance = useEntrance()
  if (entrance !== undefined) return <Navigate replace to={entrance} />
  return (
    <RecordList
      record={PoolLine}
      calls={demand.pool}
      paths={poolPaths}
      columns={columns}
      title={t('title')}
      transfer="export"
      actions={actions}
      above={<PoolGroups />}
      quickFilters={['stage', 'purchaseType', 'region', { mine: 'claimedBy' }]}
      empty={{ title: t('empty.title'), hint: t('empty.hint') }}
    />
  )
}

export default Pool
