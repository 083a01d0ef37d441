import { useState, type ReactNode } from 'react'
import { FundAccount, ledger } from '@srm/api/ledger'
import { shanghaiDay } from '@srm/api/shared/date'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { fundPaths } from '../ledger.paths.ts'
import { useFundText } from '../ledger.texts.ts'

const FundEdit = (): ReactNode => {
  const t = useFundText()
  const [today] = useState(() => shanghaiDay(new Date()))
  return (
    <RecordEditor
      record={FundAccount}
      calls={ledger.fundAccount}
      paths={fundPaths}
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{ kind: 'bank', status: 'enabled', isDefault: false, openingBalance: '0.00', openingDate: today }}
      sections={[
        { title: t('section.basic'), fields: ['company', 'name', 'kind', 'bankName', 'accountNo', 'isDefault'] },
        { title: t('section.opening'), fields: ['openingBalance', 'openingDate'] },
        { title: t('section.more'), fields: ['status', 'remark'] },
      ]}
    />
  )
}

export default FundEdit
