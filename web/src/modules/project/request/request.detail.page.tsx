import { Suspense, useState, type ReactNode } from 'react'
import { project, ProjectRequest } from '@srm/api/project'
import { refreshFamily } from '@/lib/api/query.ts'
import { DocumentApprovals, SubmitDialog } from '@/modules/approval/index.ts'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { requestPaths } from '../project.paths.ts'
import { useText } from './request.texts.ts'

const isSubmittable = ({ status }: Row): boolean => ['draft', 'rejected', 'withdrawn'].includes(String(status))

const RequestDetail = (): ReactNode => {
  const t = useText()
  const [sending, setSending] = useState<string>()
  const approvals = (id: string): ReactNode => (
    <Suspense>
      <DocumentApprovals docType="projectRequest" docId={id} />
    </Suspense>
  )
  return (
    <>
      <RecordDetail
        record={ProjectRequest}
        calls={project.request}
        paths={requestPaths}
        summary={['kind', 'project', 'owner', 'department', 'createdAt']}
        sections={[{ title: t('section.basic'), fields: ['reason'] }]}
        tabs={['attachments']}
        related={({ id }) => [{ key: 'approvals', title: t('approvals'), content: approvals(id) }]}
        actions={[
          { action: '', label: t('submit'), rank: 'primary', when: isSubmittable, run: ({ id }) => setSending(id) },
        ]}
      />
      {sending && (
        <Suspense>
          <SubmitDialog
            docType="projectRequest"
            docId={sending}
            close={() => setSending(undefined)}
            submitted={async () => {
              await refreshFamily(project.request.list, [sending])
              await refreshFamily(project.project.standing)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

export default RequestDetail
