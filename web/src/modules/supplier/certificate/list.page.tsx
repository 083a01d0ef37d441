import type { ReactNode } from 'react'
import { SupplierCertificate, supplier } from '@srm/api/supplier'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { certificatePaths } from '../supplier.paths.ts'
import { certificateLayouts } from './layouts.ts'
import { useSupplierText } from '../supplier.texts.ts'

const columns = [
  { name: 'supplier', width: 240 },
  'type',
  'number',
  { name: 'issuedBy', width: 180 },
  'issuedOn',
  'expiresOn',
  'longTerm',
  'status',
] as const

const CertificateList = (): ReactNode => {
  const t = useSupplierText()
  return (
    <RecordList
      record={SupplierCertificate}
      calls={supplier.certificate}
      paths={certificatePaths}
      columns={columns}
      title={t('certificate.title')}
      create={t('certificate.create')}
      layouts={certificateLayouts}
      empty={{ title: t('certificate.empty'), hint: t('certificate.emptyHint') }}
    />
  )
}

export default CertificateList
