import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { tenancy, type OurCompany } from '@srm/api/tenancy'
import { useCan } from '@/lib/can.tsx'
import { useAct, useCall } from '@/lib/query.ts'
import { toast } from '@/lib/toast.ts'
import { Page } from '@/ui/page.tsx'
import { Await, DeniedState } from '@/ui/states.tsx'
import { useText as useUiText } from '@/ui/ui.texts.ts'
import { OurCompanyForm, type Sent } from './our-company.form.tsx'
import { paths } from './our-company.paths.ts'
import { useText } from './tenancy.texts.ts'

const { show, create, update } = tenancy.ourCompany

const useSaved = (): ((saved: { id: string }) => void) => {
  const go = useNavigate()
  const ui = useUiText()
  return ({ id }) => {
    toast.success(ui('saved'))
    void go(paths.detail(id), { replace: true })
  }
}

const Create = (): ReactNode => {
  const t = useText()
  const go = useNavigate()
  const act = useAct(create, { silent: true, done: useSaved() })
  const may = useCan()
  if (!may('ourCompany:create')) return <DeniedState />
  return (
    <Page title={t('createTitle')} back={paths.list}>
      <OurCompanyForm
        initial={{ status: 'enabled' }}
        submit={(sent) => act.mutateAsync({ body: sent })}
        cancel={() => void go(paths.list)}
      />
    </Page>
  )
}

const Edit = ({ company, reload }: { company: OurCompany; reload: () => unknown }): ReactNode => {
  const go = useNavigate()
  const act = useAct(update, { silent: true, done: useSaved() })
  const { id, version, actions } = company
  const submit = (sent: Sent): Promise<unknown> => act.mutateAsync({ params: { id }, body: { ...sent, version } })
  if (!actions.includes('update')) return <DeniedState />
  return (
    <OurCompanyForm
      key={version}
      initial={company}
      submit={submit}
      reload={reload}
      cancel={() => void go(paths.detail(id))}
    />
  )
}

const Load = ({ id }: { id: string }): ReactNode => {
  const t = useText()
  const query = useCall(show, { params: { id } })
  return (
    <Page title={t('editTitle')} back={paths.detail(id)}>
      <Await query={query}>{(company) => <Edit company={company} reload={query.refetch} />}</Await>
    </Page>
  )
}

const OurCompanyEdit = (): ReactNode => {
  const [params] = useSearchParams()
  const id = params.get('id')
  return id ? <Load key={id} id={id} /> : <Create />
}

export default OurCompanyEdit
