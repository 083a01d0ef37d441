import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { crm, Customer, registerFields } from '@srm/api/crm'
import { useCan } from '@/lib/session/can.tsx'
import { useProfile } from '@/lib/session/session.ts'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import type { Section } from '@/ui/record-form/sections.ts'
import { customerPaths } from './crm.paths.ts'
import { useCrmText } from './crm.texts.ts'
import { DuplicateNotice } from './duplicate.notice.tsx'

type Own = Section<keyof typeof Customer.fields>

/** A new customer is written down with its contacts; later each has its own place on the customer's page. */
const Registration = { ...Customer, fields: { ...Customer.fields, ...registerFields } }
const registration = { ...crm.customer, create: crm.registration.register }

const useSections = (id: string | undefined) => {
  const t = useCrmText()
  const company: Own = {
    title: t('section.company'),
    notice: () => <DuplicateNotice id={id} />,
    fields: ['name', 'shortName', 'creditCode', 'phone', 'level', 'industry', 'classify', 'source', 'scale', 'parent'],
  }
  const rest: Own[] = [
    { title: t('section.reaching'), fields: ['region', 'email', 'website', 'location'] },
    {
      title: t('section.events'),
      fields: ['annualEvents', 'typicalAttendees', 'annualBudget', 'preferredCities', 'paymentHabit'],
    },
    { title: t('section.keeping'), fields: ['owner', 'department', 'tags', 'remark', 'attachments'] },
  ]
  return { company, rest }
}

const CreateCustomer = (): ReactNode => {
  const t = useCrmText()
  const me = useProfile()
  const may = useCan()
  const { company, rest } = useSections(undefined)
  const people: Section<keyof typeof registerFields>[] = may('customerContact:create')
    ? [{ title: t('section.contacts'), fields: ['contacts'] }]
    : []
  return (
    <RecordEditor
      record={Registration}
      calls={registration}
      paths={customerPaths}
      titles={{ create: t('customer.create'), edit: t('customer.edit') }}
      defaults={{ owner: me && { id: me.id, name: me.displayName }, department: me?.department, contacts: [] }}
      sections={[company, ...people, ...rest]}
    />
  )
}

const ChangeCustomer = ({ id }: { readonly id: string }): ReactNode => {
  const t = useCrmText()
  const { company, rest } = useSections(id)
  return (
    <RecordEditor
      record={Customer}
      calls={crm.customer}
      paths={customerPaths}
      titles={{ create: t('customer.create'), edit: t('customer.edit') }}
      sections={[company, ...rest]}
    />
  )
}

const CustomerEdit = (): ReactNode => {
  const [params] = useSearchParams()
  const id = params.get('id')
  return id ? <ChangeCustomer id={id} /> : <CreateCustomer />
}

export default CustomerEdit
