import type { ReactNode } from 'react'
import { OurCompany, tenancy } from '@srm/api/tenancy'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { paths } from './our-company.paths.ts'
import { useText } from './tenancy.texts.ts'

const OurCompanyDetail = (): ReactNode => {
  const t = useText()
  return (
    <RecordDetail
      record={OurCompany}
      calls={tenancy.ourCompany}
      paths={paths}
      summary={['creditCode', 'legalPerson', 'phone', 'owner', 'department']}
      sections={[
        {
          title: t('section.basic'),
          fields: ['shortName', 'region', 'address', 'createdBy', 'createdAt', 'updatedAt', 'remark'],
        },
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
        },
      ]}
      tabs={['bankAccounts', 'seals', 'attachments']}
    />
  )
}

export default OurCompanyDetail
