import { Suspense, useState, type ReactNode } from 'react'
import { BudgetChange, budget } from '@srm/api/budget'
import { refreshFamily } from '@/lib/api/query.ts'
import { DocumentApprovals, SubmitDialog } from '@/modules/approval/index.ts'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { changePaths } from '../budget.paths.ts'
import { useChangeText } from '../budget.texts.ts'

const isSubmittable = ({ status }: Row): boolean => ['draft', 'rejected', 'withdrawn'].includes(String(status))

const ChangeDetail = (): ReactNode => {
  const t = useChangeText()
  const [sending, setSending] = useState<string>()
  const approvals = (id: string): ReactNode => (
    <Suspense>
      <DocumentApprovals docType="budgetChange" docId={id} />
    </Suspense>
  )
  return (
    <>
      <RecordDetail
        record={BudgetChange}
        calls={budget.change}
        paths={changePaths}
        summary={['project', 'moved', 'added', 'owner', 'createdAt']}
        sections={[{ title: t('section.basic'), fields: ['reason', 'department'] }]}
        tabs={['lines', 'attachments']}
        related={({ id }) => [{ key: 'approvals', title: t('approvals'), content: approvals(id) }]}
        actions={[
          { action: '', label: t('submit'), rank: 'primary', when: isSubmittable, run: ({ id }) => setSending(id) },
        ]}
      />
      {sending && (
        <Suspense>
          <SubmitDialog
            docType="budgetChange"
            docId={sending}
            close={() => setSending(undefined)}
            submitted={async () => {
              await refreshFamily(budget.change.list, [sending])
              await refreshFamily(budget.contrast.show)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

export default ChangeDetail
