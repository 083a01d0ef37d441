import { Suspense, useState, type ReactNode } from 'react'
import { Application, application } from '@srm/api/application'
import { refreshFamily } from '@/lib/query.ts'
import { DocumentApprovals, SubmitDialog } from '@/modules/approval/index.ts'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { paths } from './application.paths.ts'
import { useText } from './application.texts.ts'

/** As long as nobody decides on it, it can be sent in; what was returned goes on from its approval. */
const isOpen = ({ status }: Row): boolean => ['draft', 'rejected', 'withdrawn'].includes(String(status))

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
          { title: t('section.basic'), fields: ['reason'] },
          { title: t('section.who'), fields: ['startDate', 'endDate', 'createdBy', 'updatedBy', 'updatedAt'] },
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
        actions={[{ action: '', label: t('submit'), when: isOpen, run: ({ id }) => setSending(id) }]}
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
