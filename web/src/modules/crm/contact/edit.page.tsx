import type { ReactNode } from 'react'
import { crm, CustomerContact } from '@srm/api/crm'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { contactControl } from './input.tsx'
import { contactPaths } from '../crm.paths.ts'
import { useCrmText } from '../crm.texts.ts'

const ContactEdit = (): ReactNode => {
  const t = useCrmText()
  return (
    <RecordEditor
      record={CustomerContact}
      calls={crm.contact}
      paths={contactPaths}
      titles={{ create: t('contact.create'), edit: t('contact.edit') }}
      defaults={{ status: 'active' }}
      sections={[
        {
          title: t('contact.section'),
          fields: [
            'customer',
            'name',
            'mobile',
            'position',
            'division',
            { name: 'parent', control: contactControl },
            'isPrimary',
            'isDecisionMaker',
            'status',
          ],
        },
        {
          title: t('contact.more'),
          fields: ['tel', 'wechat', 'email', 'birthday', 'preferences', 'remark'],
        },
      ]}
    />
  )
}

export default ContactEdit
