import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { OurCompany, tenancy } from '@srm/api/tenancy'
import { metaOf } from '@srm/api/shared/field-meta'
import { useAct, useCall } from '@/lib/query.ts'
import { toast } from '@/lib/toast.ts'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { FieldView } from '@/ui/field-view.tsx'
import { Page } from '@/ui/page.tsx'
import { RecordDetail } from '@/ui/record-detail.tsx'
import { Await } from '@/ui/states.tsx'
import { useText as useUiText } from '@/ui/ui.texts.ts'
import { paths } from './our-company.paths.ts'
import { useText } from './tenancy.texts.ts'

const { show, remove } = tenancy.ourCompany

const Actions = ({ company }: { company: OurCompany }): ReactNode => {
  const ui = useUiText()
  const go = useNavigate()
  const [asking, setAsking] = useState(false)
  const act = useAct(remove, {
    done: () => {
      toast.success(ui('deleted'))
      void go(paths.list, { replace: true })
    },
  })
  const { id, version, name, actions } = company
  return (
    <>
      {actions.includes('delete') && (
        <Button danger onClick={() => setAsking(true)}>
          {ui('delete')}
        </Button>
      )}
      {actions.includes('update') && (
        <Button type="primary" onClick={() => void go(paths.edit(id))}>
          {ui('edit')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={ui('confirmDelete', { name })}
        ok={ui('delete')}
        busy={act.isPending}
        confirm={() => act.mutateAsync({ params: { id }, query: { version } })}
        close={() => setAsking(false)}
      >
        {ui('confirmDeleteHint')}
      </ConfirmDialog>
    </>
  )
}

const Detail = ({ company }: { company: OurCompany }): ReactNode => {
  const t = useText()
  return (
    <Page
      title={company.name}
      back={paths.list}
      note={
        <>
          <span>{company.code}</span>
          <FieldView meta={metaOf(OurCompany.fields.status)} value={company.status} />
        </>
      }
      actions={<Actions company={company} />}
    >
      <RecordDetail
        record={OurCompany}
        value={company}
        summary={['creditCode', 'legalPerson', 'phone', 'owner', 'department']}
        sections={[
          {
            title: t('section.basic'),
            fields: ['shortName', 'region', 'address', 'createdBy', 'createdAt', 'updatedAt'],
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
          },
          { title: t('section.seals'), fields: ['seals'] },
          { title: t('section.other'), fields: ['remark', 'attachments'] },
        ]}
      />
    </Page>
  )
}

const OurCompanyDetail = (): ReactNode => {
  const [params] = useSearchParams()
  const query = useCall(show, { params: { id: params.get('id') ?? '' } })
  return <Await query={query}>{(company) => <Detail company={company} />}</Await>
}

export default OurCompanyDetail
