import { Suspense, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { award, Award } from '@srm/api/award'
import { NamedRef } from '@srm/api/shared/fields'
import { refreshFamily } from '@/lib/api/query.ts'
import { DocumentApprovals, SubmitDialog } from '@/modules/approval/index.ts'
import type { RecordAction } from '@/ui/record-detail/record-actions.tsx'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { awardPaths, parityOf } from './award.paths.ts'
import { useAwardText } from './award.texts.ts'

const submittable = ['draft', 'returned', 'rejected', 'withdrawn']

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
  const [sending, setSending] = useState<string>()
  const actions: RecordAction[] = [
    {
      action: 'update',
      label: t('submit'),
      rank: 'primary',
      when: ({ status }) => submittable.includes(String(status)),
      run: ({ id }) => setSending(id),
    },
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
    <>
      <RecordDetail
        record={Award}
        calls={award.award}
        paths={awardPaths}
        summary={['purchase', 'suppliers', 'amount', 'budgetSaving', 'status']}
        sections={sectionsIn(t)}
        tabs={['lines', 'attachments']}
        related={({ id }) => [
          {
            key: 'approvals',
            title: t('approvals'),
            content: (
              <Suspense>
                <DocumentApprovals docType="award" docId={id} />
              </Suspense>
            ),
          },
        ]}
        actions={actions}
      />
      {sending && (
        <Suspense>
          <SubmitDialog
            docType="award"
            docId={sending}
            close={() => setSending(undefined)}
            submitted={() => refreshFamily(award.award.list, [sending])}
          />
        </Suspense>
      )}
    </>
  )
}

export default AwardDetail
