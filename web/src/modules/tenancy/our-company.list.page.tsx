import type { ReactNode } from 'react'
import { OurCompany, tenancy } from '@srm/api/tenancy'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { paths } from './our-company.paths.ts'
import { useText } from './tenancy.texts.ts'

const columns = ['code', 'name', 'creditCode', 'legalPerson', 'region', 'status', 'owner', 'updatedAt'] as const

const OurCompanyList = (): ReactNode => {
  const t = useText()
  return (
    <RecordList
      record={OurCompany}
      calls={tenancy.ourCompany}
      paths={paths}
      columns={columns}
      title={t('title')}
      create={t('create')}
      empty={{ title: t('empty.title'), hint: t('empty.hint') }}
    />
  )
}

export default OurCompanyList
