import type { ReactNode } from 'react'
import { approval, centreLists } from '@srm/api/approval'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { decidedPath, detailPath } from './approval.paths.ts'
import { useText } from './report.texts.ts'

const toApproval = (id: string, row?: Row): string => {
  const instance = row?.['instanceId']
  return detailPath(typeof instance === 'string' ? instance : id)
}
const paths = { list: decidedPath, create: '', edit: detailPath, detail: toApproval }
const columns = ['title', 'flow', 'node', 'by', 'result', 'initiator', 'department', 'decidedAt', 'hours', 'punctual']

/** The decisions a report is made of, one by one. */
const DecisionsPage = (): ReactNode => {
  const t = useText()
  return (
    <RecordList
      record={centreLists.decided.record}
      calls={approval.rows.decided as never}
      paths={paths}
      title={t('decisions')}
      create=""
      portable="outBySight"
      columns={columns}
      empty={{ title: t('decisions.none'), hint: t('decisions.noneHint') }}
    />
  )
}

export default DecisionsPage
