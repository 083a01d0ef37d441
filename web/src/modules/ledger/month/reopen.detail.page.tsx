import type { ReactNode } from 'react'
import { ledger, MonthReopen } from '@srm/api/ledger'
import { refreshFamily } from '@/lib/api/query.ts'
import { DocumentDetail } from '@/ui/record-detail/document-detail.tsx'
import { reopenPaths } from '../ledger.paths.ts'
import { useMonthText } from '../ledger.texts.ts'

const ReopenDetail = (): ReactNode => {
  const t = useMonthText()
  return (
    <DocumentDetail
      record={MonthReopen}
      calls={ledger.monthReopen}
      paths={reopenPaths}
      docType="monthReopen"
      summary={['company', 'month', 'owner', 'status', 'createdAt']}
      sections={[{ title: t('section.basic'), fields: ['reason', 'department'] }]}
      refresh={() => refreshFamily(ledger.months)}
    />
  )
}

export default ReopenDetail
