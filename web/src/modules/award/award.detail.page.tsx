import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { award, Award } from '@srm/api/award'
import { NamedRef } from '@srm/api/shared/fields'
import type { RecordAction } from '@/ui/record-detail/record-actions.tsx'
import { DocumentDetail } from '@/ui/record-detail/document-detail.tsx'
import { awardPaths, parityOf } from './award.paths.ts'
import { useAwardText } from './award.texts.ts'

const sectionsIn = (t: ReturnType<typeof useAwardText>): { title: string; fields: (keyof typeof Award.all)[] }[] => [
  {
    title: t('section.figures'),
    fields: ['adjustment', 'lowestSaving', 'historySaving', 'quoteCount', 'minQuotes', 'isSingleSource'],
  },
  { title: t('section.why'), fields: ['remark', 'singleSourceReason', 'project', 'owner', 'department'] },
  { title: t('section.stamps'), fields: ['approvedAt', 'createdBy', 'createdAt', 'updatedAt'] },
]

const AwardDetail = (): ReactNode => {
  const t = useAwardText()
  const go = useNavigate()
  const actions: RecordAction[] = [
    {
      action: '',
      label: t('compare'),
      rank: 'secondary',
      run: ({ purchase }) => {
        const { data } = NamedRef.safeParse(purchase)
        if (data) void go(parityOf(data.id))
      },
    },
  ]
  return (
    <DocumentDetail
      record={Award}
      calls={award.award}
      paths={awardPaths}
      docType="award"
      summary={['purchase', 'suppliers', 'amount', 'budgetSaving', 'status']}
      sections={sectionsIn(t)}
      tabs={['lines', 'attachments']}
      actions={actions}
    />
  )
}

export default AwardDetail
