import { Suspense, useState, type ReactNode } from 'react'
import { Application, application, typeFieldNames } from '@srm/api/application'
import { refreshFamily } from '@/lib/api/query.ts'
import { DocumentApprovals, SubmitDialog } from '@/modules/approval/index.ts'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { isSubmittable } from './application.model.ts'
import { paths } from './application.paths.ts'
import { useText } from './application.texts.ts'

const ApplicationDetail = (): ReactNode => {
  const t = useText()
  const [sending, setSending] = useState<string>()
  return (
    <>
      <RecordDetail
        record={Application}
        calls={application}
        paths={paths}
        summary={['amount', 'type', 'owner', 'department', 'createdAt']}
        sections={[
          {
            title: t('section.basic'),
            fields: [...typeFieldNames.filter((name) => name !== 'amount'), 'reason'],
          },
          { title: t('section.who'), fields: ['createdBy', 'updatedBy', 'updatedAt'] },
        ]}
        tabs={['attachments']}
        related={({ id }) => [
          {
            key: 'approvals',
            title: t('approvals'),
            content: (
              <Suspense>
                <DocumentApprovals docType="application" docId={id} />
              </Suspense>
            ),
          },
        ]}
        actions={[
          { action: '', label: t('submit'), rank: 'primary', when: isSubmittable, run: ({ id }) => setSending(id) },
        ]}
      />
      {sending && (
        <Suspense>
          <SubmitDialog
            docType="application"
            docId={sending}
            close={() => setSending(undefined)}
            submitted={() => refreshFamily(application.list, [sending])}
          />
        </Suspense>
      )}
    </>
  )
}

export default ApplicationDetail
