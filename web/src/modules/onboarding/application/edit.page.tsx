import type { ReactNode } from 'react'
import { onboarding, SupplierApplication } from '@srm/api/onboarding'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { paths } from './application.paths.ts'
import { useApplicationText } from '../onboarding.texts.ts'

const ApplicationEdit = (): ReactNode => {
  const t = useApplicationText()
  return (
    <RecordEditor
      record={SupplierApplication}
      calls={onboarding.application}
      paths={paths}
      titles={{ create: t('create'), edit: t('edit') }}
      defaults={{ type: 'company' }}
      sections={[
        {
          title: t('section.company'),
          fields: [
            'name',
            'type',
            'creditCode',
            'legalPerson',
            'classifies',
            'region',
            'address',
            'phone',
            'website',
            'registeredCapital',
            'establishedOn',
            'businessScope',
          ],
        },
        { title: t('section.contact'), fields: ['contactName', 'contactMobile', 'contactPosition', 'contactEmail'] },
        { title: t('section.bank'), fields: ['accountName', 'accountNo', 'bankName', 'branch'] },
        { title: t('section.more'), fields: ['licences', 'offers', 'referrer', 'remark'] },
      ]}
    />
  )
}

export default ApplicationEdit
