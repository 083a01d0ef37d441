import { Suspense, useState, type ReactNode } from 'react'
import { ledger, MonthReopen } from '@srm/api/ledger'
import { refreshFamily } from '@/lib/api/query.ts'
import { DocumentApprovals, SubmitDialog } from '@/modules/approval/index.ts'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { reopenPaths } from '../ledger.paths.ts'
import { useText } from './month.texts.ts'

const isSubmittable = ({ status }: Row): boolean => ['draft', 'rejected', 'withdrawn'].includes(String(status))

const ReopenDetail = (): ReactNode => {
  const t = useText()
  const [sending, setSending] = useState<string>()
  const approvals = (id: string): ReactNode => (
    <Suspense>
      <DocumentApprovals docType="monthReopen" docId={id} />
    </Suspense>
  )
  return (
    <>
      <RecordDetail
        record={MonthReopen}
        calls={ledger.monthReopen}
        paths={reopenPaths}
        summary={['company', 'month', 'owner', 'status', 'createdAt']}
        sections={[{ title: t('section.basic'), fields: ['reason', 'department'] }]}
        related={({ id }) => [{ key: 'approvals', title: t('approvals'), content: approvals(id) }]}
        actions={[
          { action: '', label: t('submit'), rank: 'primary', when: isSubmittable, run: ({ id }) => setSending(id) },
        ]}
      />
      {sending && (
        <Suspense>
          <SubmitDialog
            docType="monthReopen"
            docId={sending}
            close={() => setSending(undefined)}
            submitted={async () => {
              await refreshFamily(ledger.monthReopen.list, [sending])
              await refreshFamily(ledger.months)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

export default ReopenDetail
