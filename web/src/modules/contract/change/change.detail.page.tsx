import { Suspense, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { contract, ContractChange } from '@srm/api/contract'
import { NamedRef } from '@srm/api/shared/fields'
import { refreshFamily } from '@/lib/api/query.ts'
import { DocumentApprovals, SubmitDialog } from '@/modules/approval/index.ts'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import type { RecordAction } from '@/ui/record-detail/record-actions.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { changePaths, contractPaths } from '../contract.paths.ts'
import { useChangeText } from '../contract.texts.ts'
import { ChangeDiff } from './change.diff.tsx'

const isSubmittable = ({ status }: Row): boolean =>
  ['draft', 'returned', 'rejected', 'withdrawn'].includes(String(status))

const useActions = (submit: (id: string) => void): RecordAction[] => {
  const t = useChangeText()
  const go = useNavigate()
  return [
    { action: 'update', label: t('submit'), rank: 'primary', when: isSubmittable, run: ({ id }) => submit(id) },
    {
      action: '',
      label: t('contract'),
      rank: 'secondary',
      run: (row) => {
        const { data } = NamedRef.safeParse(row['contract'])
        if (data) void go(contractPaths.detail(data.id))
      },
    },
  ]
}

const ChangeDetail = (): ReactNode => {
  const t = useChangeText()
  const [sending, setSending] = useState<string>()
  return (
    <>
      <RecordDetail
        record={ContractChange}
        calls={contract.change}
        paths={changePaths}
        summary={['contract', 'kind', 'amountBefore', 'amount', 'amountDelta', 'effectiveDate', 'status']}
        sections={[
          { title: t('section.why'), fields: ['reason'] },
          {
            title: t('section.stamps'),
            fields: ['project', 'baseVersion', 'owner', 'department', 'createdAt', 'updatedAt'],
          },
        ]}
        tabs={['attachments']}
        related={({ id }) => [
          { key: 'diff', title: t('diff'), content: <ChangeDiff id={id} /> },
          {
            key: 'approvals',
            title: t('approvals'),
            content: (
              <Suspense>
                <DocumentApprovals docType="contractChange" docId={id} />
              </Suspense>
            ),
          },
        ]}
        actions={useActions(setSending)}
      />
      {sending && (
        <Suspense>
          <SubmitDialog
            docType="contractChange"
            docId={sending}
            close={() => setSending(undefined)}
            submitted={async () => {
              await refreshFamily(contract.change.list, [sending])
              await refreshFamily(contract.contract.list)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

export default ChangeDetail
