import type { ReactNode } from 'react'
import { SupplierCertificate, supplier } from '@srm/api/supplier'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { certificatePaths } from '../supplier.paths.ts'
import { useSupplierText } from '../supplier.texts.ts'

const CertificateDetail = (): ReactNode => {
  const t = useSupplierText()
  return (
    <RecordDetail
      record={SupplierCertificate}
      calls={supplier.certificate}
      paths={certificatePaths}
      summary={['supplier', 'type', 'expiresOn', 'longTerm']}
      sections={[
        {
          title: t('section.certificate'),
          fields: ['issuedBy', 'issuedOn', 'revoked', 'createdBy', 'createdAt', 'updatedAt', 'remark'],
        },
      ]}
      tabs={['files']}
    />
  )
}

export default CertificateDetail
