import type { ReactNode } from 'react'
import { OurCompany, tenancy } from '@srm/api/tenancy'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { FillInvoice } from './our-company.invoice.tsx'
import { paths } from './our-company.paths.ts'
import { useText } from './tenancy.texts.ts'

const OurCompanyEdit = (): ReactNode => {
  const t = useText()
  return (
    <RecordEditor
      record={OurCompany}
      calls={tenancy.ourCompany}
      paths={paths}
      titles={{ create: t('createTitle'), edit: t('editTitle') }}
      defaults={{ status: 'enabled' }}
      sections={[
        {
          title: t('section.basic'),
          fields: ['name', 'shortName', 'status', 'creditCode', 'legalPerson', 'phone', 'region', 'address'],
        },
        { title: t('section.banks'), fields: ['bankAccounts'] },
        {
          title: t('section.invoice'),
          fields: [
            'invoiceTitle',
            'taxNo',
            'taxpayerType',
            'invoiceBank',
            'invoiceAccount',
            'invoicePhone',
            'invoiceAddress',
          ],
          extra: (editing) => <FillInvoice editing={editing} />,
        },
        { title: t('section.seals'), fields: ['seals'] },
        { title: t('section.other'), fields: ['owner', 'department', 'remark', 'attachments'] },
      ]}
    />
  )
}

export default OurCompanyEdit
