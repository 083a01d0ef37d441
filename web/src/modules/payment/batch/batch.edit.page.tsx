import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { payment, PaymentBatch } from '@srm/api/payment'
import { shanghaiDay } from '@srm/api/shared/date'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { batchPaths } from '../payment.paths.ts'
import { useBatchText } from '../payment.texts.ts'
import { requestsControl } from './requests.control.tsx'

const BatchEdit = (): ReactNode => {
  const t = useBatchText()
  const [params] = useSearchParams()
  const [today] = useState(() => shanghaiDay(new Date()))
  const requests = (params.get('requests') ?? '').split(',').filter(Boolean)
  return (
    <RecordEditor
      record={PaymentBatch}
      calls={payment.batch}
      paths={batchPaths}
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{ day: today, requests }}
      sections={[
        { title: t('section.from'), fields: ['fundAccount', 'day', 'remark'] },
        { title: t('section.requests'), fields: [{ name: 'requests', control: requestsControl }] },
      ]}
    />
  )
}

export default BatchEdit
