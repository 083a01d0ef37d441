import type { ReactNode } from 'react'
import { acceptance, Acceptance } from '@srm/api/acceptance'
import { metaOf } from '@srm/api/shared/field-meta'
import { useLabel } from '@/lib/i18n.ts'
import type { ListLayouts } from '@/ui/record-list/layouts.ts'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { acceptancePaths } from '../acceptance.paths.ts'
import { useAcceptanceText } from '../acceptance.texts.ts'

const columns = [
  'code',
  { name: 'title', width: 240 },
  { name: 'supplier', width: 180 },
  'acceptedOn',
  'stage',
  'amount',
  'deductionAmount',
  'payableAmount',
  'difference',
  { name: 'project', width: 180 },
  'status',
  'owner',
  'signedAt',
  'createdAt',
] as const

const { choices = [] } = metaOf(Acceptance.fields.stage)

const useLayouts = (): ListLayouts => {
  const say = useLabel()
  return {
    board: {
      by: 'stage',
      columns: choices.map(({ value, label }) => ({ value, name: say(label) })),
      sum: 'amount',
      fields: ['supplier', 'acceptedOn', 'amount'],
      owner: 'owner',
    },
    calendar: { from: 'acceptedOn', tone: 'stage' },
  }
}

const AcceptanceList = (): ReactNode => {
  const t = useAcceptanceText()
  const layouts = useLayouts()
  return (
    <RecordList
      record={Acceptance}
      transfer="export"
      calls={acceptance.acceptance}
      paths={acceptancePaths}
      columns={columns}
      title={t('title')}
      create={t('create')}
      quickFilters={['stage', 'status', { mine: 'owner' }, 'acceptedOn']}
      layouts={layouts}
      empty={{ title: t('empty.title'), hint: t('empty.hint') }}
    />
  )
}

export default AcceptanceList
