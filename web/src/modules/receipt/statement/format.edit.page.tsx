import type { ReactNode } from 'react'
import { BankFormat, receipt } from '@srm/api/receipt'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { formatPaths } from '../receipt.paths.ts'
import { useStatementText } from '../receipt.texts.ts'

const FormatEdit = (): ReactNode => {
  const t = useStatementText()
  return (
    <RecordEditor
      record={BankFormat}
      calls={receipt.format}
      paths={formatPaths}
      titles={{ create: t('formats.create'), edit: t('formats.edit') }}
      defaults={{ status: 'enabled' }}
      sections={[
        { title: t('formats.basic'), fields: ['name', 'dayColumn', 'status'] },
        {
          title: t('formats.amount'),
          fields: ['creditColumn', 'amountColumn', 'signColumn', 'creditMark', 'balanceColumn'],
        },
        {
          title: t('formats.payer'),
          fields: ['payerNameColumn', 'payerAccountColumn', 'payerBankColumn', 'summaryColumn', 'serialColumn'],
        },
      ]}
    />
  )
}

export default FormatEdit
