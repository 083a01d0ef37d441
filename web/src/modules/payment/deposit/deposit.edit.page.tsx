import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Deposit, payment } from '@srm/api/payment'
import { shanghaiDay } from '@srm/api/shared/date'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { depositPaths } from '../payment.paths.ts'
import { useDepositText } from '../payment.texts.ts'

const DepositEdit = (): ReactNode => {
  const t = useDepositText()
  const [params] = useSearchParams()
  const [today] = useState(() => shanghaiDay(new Date()))
  const [contract, project] = [params.get('contract'), params.get('project')]
  return (
    <RecordEditor
      record={Deposit}
      calls={payment.deposit}
      paths={depositPaths}
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{ day: today, side: 'pay', kind: 'venue', ...(contract && { contract }), ...(project && { project }) }}
      sections={[
        { title: t('section.basic'), fields: ['title', 'side', 'kind', 'amount', 'fundAccount', 'day', 'dueDate'] },
        { title: t('section.party'), fields: ['counterparty', 'supplier', 'customer', 'contract', 'project', 'owner'] },
        { title: t('section.more'), fields: ['attachments', 'remark'] },
      ]}
    />
  )
}

export default DepositEdit
