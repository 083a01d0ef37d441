import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { SupplierCertificate, supplier } from '@srm/api/supplier'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { useMoveText } from '../supplier.texts.ts'
import { certificatePaths, expiringPath } from '../supplier.paths.ts'
import { certificateLayouts } from './layouts.ts'

const columns = [
  { name: 'supplier', width: 260 },
  'type',
  'number',
  'expiresOn',
  'status',
  { name: 'issuedBy', width: 180 },
] as const

const care = JSON.stringify([{ field: 'status', op: 'in', value: ['expiring', 'expired'] }])
const start = `${expiringPath}?sort=expiresOn&filter=${encodeURIComponent(care)}`

/** Certificates somebody has to ask for, the most urgent first; what is asked for stands in the address. */
const ExpiringList = (): ReactNode => {
  const t = useMoveText()
  const { pathname, search } = useLocation()
  if (pathname === expiringPath && search === '') return <Navigate replace to={start} />
  const { list, summary } = supplier.certificate
  return (
    <RecordList
      record={SupplierCertificate}
      calls={{ list, summary }}
      paths={certificatePaths}
      columns={columns}
      title={t('expiring.title')}
      layouts={certificateLayouts}
      empty={{ title: t('expiring.empty'), hint: t('expiring.emptyHint') }}
    />
  )
}

export default ExpiringList
