import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { OurCompany, tenancy } from '@srm/api/tenancy'
import { Can } from '@/lib/can.tsx'
import { Page } from '@/ui/page.tsx'
import { RecordTable } from '@/ui/record-table.tsx'
import { paths } from './our-company.paths.ts'
import { useText } from './tenancy.texts.ts'

const columns = ['code', 'name', 'creditCode', 'legalPerson', 'region', 'status', 'owner', 'updatedAt'] as const

const OurCompanyList = (): ReactNode => {
  const t = useText()
  const go = useNavigate()
  const create = (
    <Can code="ourCompany:create">
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => void go(paths.create)}>
        {t('create')}
      </Button>
    </Can>
  )
  return (
    <Page title={t('title')} actions={create}>
      <RecordTable
        record={OurCompany}
        list={tenancy.ourCompany.list}
        columns={columns}
        open={(row) => paths.detail(row.id)}
        empty={{ title: t('empty.title'), hint: t('empty.hint') }}
      />
    </Page>
  )
}

export default OurCompanyList
