import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { payment, PaymentRequest } from '@srm/api/payment'
import { shanghaiDay } from '@srm/api/shared/date'
import { ProjectItemInput } from '@/modules/budget/index.ts'
import { controlOf } from '@/ui/record-form/sections.ts'
import { DocumentEditor } from '@/ui/record-form/document-editor.tsx'
import { useQueryDefaults } from '@/ui/record-form/query-defaults.ts'
import { requestPaths } from '../payment.paths.ts'
import { isSourced, when } from './request.model.ts'
import { StartPanel } from './start.panel.tsx'
import { useRequestText } from '../payment.texts.ts'

/** Lines of the budget of the project the form names. */
const itemControl = controlOf(ProjectItemInput)

const { kind, amount, project, supplier, isAdvance } = PaymentRequest.fields

const useSections = () => {
  const t = useRequestText()
  return [
    {
      title: t('section.what'),
      fields: [
        'kind',
        { name: 'plan', when: when.plan },
        { name: 'order', when: when.order },
        { name: 'reimburse', when: when.reimburse },
        { name: 'loan', when: when.loan },
        'title',
        'amount',
        'needDate',
        { name: 'isAdvance', when: when.advance },
        { name: 'project', when: when.free },
        { name: 'budgetItem', when: when.free, control: itemControl },
        'company',
      ],
    },
    {
      title: t('section.payee'),
      when: when.ofSupplier,
      fields: [{ name: 'supplier', when: when.invoice }, 'supplierAccount'],
    },
    {
      title: t('section.payee'),
      when: when.labor,
      fields: ['payeeName', 'idNo', 'payeeBank', 'payeeAccount'],
    },
    {
      title: t('section.invoices'),
      when: when.ofSupplier,
      fields: [{ name: 'received', when: when.advance }, 'invoices'],
    },
    { title: t('section.more'), fields: ['attachments', 'remark'] },
  ] as const
}

/** What the page one came from says is to be paid. */
const useSourceDefaults = () => {
  const [params] = useSearchParams()
  const of = params.get('kind')
  const source = params.get('source')
  return isSourced(of) && source !== null ? { kind: of, [of]: source } : { kind: of ?? 'plan' }
}

const RequestEdit = (): ReactNode => {
  const t = useRequestText()
  const [today] = useState(() => shanghaiDay(new Date()))
  return (
    <DocumentEditor
      record={PaymentRequest}
      calls={payment.request}
      paths={requestPaths}
      docType="paymentRequest"
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{
        needDate: today,
        isAdvance: false,
        invoices: [],
        received: [],
        ...useSourceDefaults(),
        ...useQueryDefaults('project'),
      }}
      facts={{ kind, amount, project, supplier, isAdvance }}
      aside={(values) => <StartPanel values={values} />}
      sections={useSections()}
    />
  )
}

export default RequestEdit
