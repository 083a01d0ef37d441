import type { ReactNode } from 'react'
import { crm, CustomerContact } from '@srm/api/crm'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { contactPaths } from '../crm.paths.ts'
import { useCrmText } from '../crm.texts.ts'

const columns = [
  'name',
  { name: 'customer', width: 240 },
  'position',
  'mobile',
  'isDecisionMaker',
  'parent',
  'email',
  'status',
] as const

const ContactList = (): ReactNode => {
  const t = useCrmText()
  return (
    <RecordList
      record={CustomerContact}
      calls={crm.contact}
      paths={contactPaths}
      columns={columns}
      title={t('contact.title')}
      create={t('contact.create')}
      quickFilters={['isDecisionMaker', 'status']}
      empty={{ title: t('contact.empty'), hint: t('contact.emptyHint') }}
    />
  )
}

export default ContactList
