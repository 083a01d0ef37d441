import type { ReactNode } from 'react'
import { crm, CustomerContact } from '@srm/api/crm'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { contactPaths } from '../crm.paths.ts'
import { useCrmText } from '../crm.texts.ts'

const ContactDetail = (): ReactNode => {
  const t = useCrmText()
  return (
    <RecordDetail
      record={CustomerContact}
      calls={crm.contact}
      paths={contactPaths}
      summary={['customer', 'position', 'mobile', 'isDecisionMaker']}
      sections={[
        {
          title: t('contact.section'),
          fields: ['division', 'parent', 'isPrimary', 'tel', 'wechat', 'email', 'birthday', 'preferences', 'remark'],
        },
        { title: t('section.stamps'), fields: ['createdBy', 'createdAt', 'updatedAt'] },
      ]}
    />
  )
}

export default ContactDetail
