import { useState, type ReactNode } from 'react'
import { Receipt, receipt } from '@srm/api/receipt'
import { shanghaiDay } from '@srm/api/shared/date'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { receiptPaths } from './receipt.paths.ts'
import { useReceiptText } from './receipt.texts.ts'

const ReceiptEdit = (): ReactNode => {
  const t = useReceiptText()
  const [today] = useState(() => shanghaiDay(new Date()))
  return (
    <RecordEditor
      record={Receipt}
      calls={receipt.receipt}
      paths={receiptPaths}
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{ day: today, method: 'check' }}
      sections={[
        { title: t('section.basic'), fields: ['fundAccount', 'day', 'amount', 'method'] },
        { title: t('section.payer'), fields: ['payerName', 'payerAccount', 'payerBank', 'summary', 'serialNo'] },
        { title: t('section.more'), fields: ['attachments', 'remark'] },
      ]}
    />
  )
}

export default ReceiptEdit
