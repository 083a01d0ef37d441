import { FunnelPlotOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useMemo, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { crm, Opportunity } from '@srm/api/crm'
import { crmPages } from '@srm/api/crm/pages'
import { useRead } from '@/lib/api/query.ts'
import type { ListLayouts } from '@/ui/record-list/layouts.ts'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { opportunityPaths } from '../crm.paths.ts'
import { MoveForm } from './move.form.tsx'
import { useOpportunityText } from '../crm.texts.ts'
import { useMove } from './use-move.ts'

const columns = [
  'code',
  { name: 'name', width: 240 },
  { name: 'customer', width: 220 },
  'stage',
  'winRate',
  'expectedAmount',
  'quotedAmount',
  'expectedSigningDate',
  'eventDate',
  'owner',
] as const

const quickFilters = ['outcome', 'stage', { mine: 'owner' }, 'expectedSigningDate'] as const

/** The layouts stay the same object until the stages change: a board that is made anew forgets its cards. */
const useLayouts = (move: ReturnType<typeof useMove>['move']): ListLayouts => {
  const { data: stages } = useRead(crm.opportunity.stages, {})
  return useMemo(
    () => ({
      board: {
        by: 'stage',
        columns: stages?.map(({ id, name }) => ({ value: id, name })) ?? [],
        sum: 'expectedAmount',
        fields: ['customer', 'expectedAmount', 'expectedSigningDate'],
        owner: 'owner',
        canMove: (row: Row) => row.actions.includes('update'),
        move: async (row: Row, to: string) => {
          const stage = stages?.find(({ id }) => id === to)
          return stage ? move(row, stage) : 'asked'
        },
      },
      calendar: { from: 'eventDate', tone: 'outcome' },
    }),
    [stages, move],
  )
}

const OpportunityList = (): ReactNode => {
  const t = useOpportunityText()
  const go = useNavigate()
  const { move, moving, close } = useMove()
  return (
    <>
      <RecordList
        record={Opportunity}
        calls={crm.opportunity}
        paths={opportunityPaths}
        columns={columns}
        title={t('title')}
        create={t('create')}
        quickFilters={quickFilters}
        layouts={useLayouts(move)}
        extra={
          <Button icon={<FunnelPlotOutlined aria-hidden />} onClick={() => void go(crmPages.opportunityFunnel.path)}>
            {t('funnel')}
          </Button>
        }
        empty={{ title: t('empty'), hint: t('emptyHint') }}
      />
      {moving && <MoveForm moving={moving} close={close} />}
    </>
  )
}

export default OpportunityList
