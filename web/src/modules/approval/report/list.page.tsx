import type { ReactNode } from 'react'
import { approval, centreLists } from '@srm/api/approval'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { detailPath } from '../approval.paths.ts'
import { useReportText } from '../approval.texts.ts'

const toApproval = (id: string, row?: Row): string => {
  const instance = row?.['instanceId']
  return detailPath(typeof instance === 'string' ? instance : id)
}
const paths = { edit: detailPath, detail: toApproval }
const columns = ['title', 'flow', 'node', 'by', 'result', 'initiator', 'department', 'decidedAt', 'hours', 'punctual']

/** The decisions a report is made of, one by one. */
const DecisionsPage = (): ReactNode => {
  const t = useReportText()
  return (
    <RecordList
      record={centreLists.decided.record}
      calls={approval.rows.decided}
      paths={paths}
      title={t('decisions')}
      transfer="exportVisible"
      columns={columns}
      empty={{ title: t('decisions.none'), hint: t('decisions.noneHint') }}
    />
  )
}

export default DecisionsPage
