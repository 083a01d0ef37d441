import type { ReactNode } from 'react'
import { inquiry, Purchase } from '@srm/api/inquiry'
import { metaOf } from '@srm/api/shared/field-meta'
import { useLabel } from '@/lib/i18n.ts'
import type { ListLayouts } from '@/ui/record-list/layouts.ts'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { purchasePaths } from '../inquiry.paths.ts'
import { useListText } from '../inquiry.texts.ts'

const columns = [
  'code',
  { name: 'title', width: 240 },
  'project',
  'stage',
  'deadline',
  'lineCount',
  'invitedCount',
  'budgetAmount',
  'method',
  'status',
  'owner',
  'createdAt',
] as const

const { choices = [] } = metaOf(Purchase.fields.stage)

/** Cards are not dragged: each stage is reached by a step with rules of its own. */
const useLayouts = (): ListLayouts => {
  const say = useLabel()
  return {
    board: {
      by: 'stage',
      columns: choices.map(({ value, label }) => ({ value, name: say(label) })),
      sum: 'budgetAmount',
      fields: ['project', 'deadline', 'budgetAmount'],
      owner: 'owner',
    },
    calendar: { from: 'deadline', tone: 'stage' },
  }
}

const PurchaseList = (): ReactNode => {
  const t = useListText()
  const layouts = useLayouts()
  return (
    <RecordList
      record={Purchase}
      transfer="export"
      calls={inquiry}
      paths={purchasePaths}
      columns={columns}
      title={t('title')}
      create={t('create')}
      quickFilters={['stage', 'method', { mine: 'owner' }, 'deadline']}
      layouts={layouts}
      empty={{ title: t('empty.title'), hint: t('empty.hint') }}
    />
  )
}

export default PurchaseList
