import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { contract, ContractChange } from '@srm/api/contract'
import { NamedRef } from '@srm/api/shared/fields'
import { refreshFamily } from '@/lib/api/query.ts'
import { DocumentDetail } from '@/ui/record-detail/document-detail.tsx'
import type { RecordAction } from '@/ui/record-detail/record-actions.tsx'
import { changePaths, contractPaths } from '../contract.paths.ts'
import { useChangeText } from '../contract.texts.ts'
import { ChangeDiff } from './change.diff.tsx'

const useActions = (): RecordAction[] => {
  const t = useChangeText()
  const go = useNavigate()
  return [
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
  return (
    <DocumentDetail
      record={ContractChange}
      calls={contract.change}
      paths={changePaths}
      docType="contractChange"
      summary={['contract', 'kind', 'amountBefore', 'amount', 'amountDelta', 'effectiveDate', 'status']}
      sections={[
        { title: t('section.why'), fields: ['reason'] },
        {
          title: t('section.stamps'),
          fields: ['project', 'baseVersion', 'owner', 'department', 'createdAt', 'updatedAt'],
        },
      ]}
      tabs={['attachments']}
      related={({ id }) => [{ key: 'diff', title: t('diff'), content: <ChangeDiff id={id} /> }]}
      actions={useActions()}
      refresh={() => refreshFamily(contract.contract.list)}
    />
  )
}

export default ChangeDetail
