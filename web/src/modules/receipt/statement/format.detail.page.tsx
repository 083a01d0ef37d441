import type { ReactNode } from 'react'
import { BankFormat, receipt } from '@srm/api/receipt'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { formatPaths } from '../receipt.paths.ts'
import { useStatementText } from '../receipt.texts.ts'

const FormatDetail = (): ReactNode => {
  const t = useStatementText()
  return (
    <RecordDetail
      record={BankFormat}
      calls={receipt.format}
      paths={formatPaths}
      summary={['dayColumn', 'creditColumn', 'payerNameColumn', 'status']}
      sections={[
        { title: t('formats.amount'), fields: ['amountColumn', 'signColumn', 'creditMark', 'balanceColumn'] },
        {
          title: t('formats.payer'),
          fields: ['payerAccountColumn', 'payerBankColumn', 'summaryColumn', 'serialColumn'],
        },
        { title: t('formats.stamps'), fields: ['createdBy', 'createdAt', 'updatedAt'] },
      ]}
    />
  )
}

export default FormatDetail
