import type { ReactNode } from 'react'
import { BankFormat, receipt } from '@srm/api/receipt'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { formatPaths } from '../receipt.paths.ts'
import { useStatementText } from '../receipt.texts.ts'

const FormatList = (): ReactNode => {
  const t = useStatementText()
  return (
    <RecordList
      record={BankFormat}
      calls={receipt.format}
      paths={formatPaths}
      columns={['code', 'name', 'dayColumn', 'creditColumn', 'payerNameColumn', 'serialColumn', 'status']}
      title={t('formats.title')}
      create={t('formats.create')}
      quickFilters={['status']}
      empty={{ title: t('formats.empty.title'), hint: t('formats.empty.hint') }}
    />
  )
}

export default FormatList
