export const edit = `import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Input } from '@srm/api/endpoint'
import { $pascal$, $camel$ } from '@srm/api/$kebab$'
import { useAct, useCall } from '@/lib/query.ts'
import { toast } from '@/lib/toast.ts'
import { Page } from '@/ui/page.tsx'
import { RecordForm } from '@/ui/record-form.tsx'
import { Await } from '@/ui/states.tsx'
import { useText as useUiText } from '@/ui/ui.texts.ts'
import { paths } from './$kebab$.paths.ts'
import { useText } from './$kebab$.texts.ts'

const { show, create, update } = $camel$

const useSaved = (): ((saved: { id: string }) => void) => {
  const go = useNavigate()
  const ui = useUiText()
  return ({ id }) => {
    toast.success(ui('saved'))
    void go(paths.detail(id), { replace: true })
  }
}

type FormProps = {
  readonly initial: Readonly<Record<string, unknown>>
  readonly submit: (sent: Input<typeof create>['body']) => Promise<unknown>
  readonly leave: string
  readonly reload?: () => unknown
}

const $pascal$Form = ({ submit, leave, ...rest }: FormProps): ReactNode => {
  const t = useText()
  const go = useNavigate()
  return (
    <RecordForm
      {...rest}
      fields={$pascal$.fields}
      submit={(sent) => submit($pascal$.create.parse(sent))}
      cancel={() => void go(leave)}
      sections={[{ title: t('section.basic'), fields: ['name', 'status', 'owner', 'department', 'remark'] }]}
    />
  )
}

const Create = (): ReactNode => {
  const t = useText()
  const act = useAct(create, { silent: true, done: useSaved() })
  return (
    <Page title={t('create')} back={paths.list}>
      <$pascal$Form initial={{ status: 'enabled' }} submit={(body) => act.mutateAsync({ body })} leave={paths.list} />
    </Page>
  )
}

const Edit = ({ id }: { id: string }): ReactNode => {
  const t = useText()
  const query = useCall(show, { params: { id } })
  const act = useAct(update, { silent: true, done: useSaved() })
  return (
    <Page title={t('edit')} back={paths.detail(id)}>
      <Await query={query}>
        {({ version, ...rest }) => (
          <$pascal$Form
            key={version}
            initial={rest}
            submit={(body) => act.mutateAsync({ params: { id }, body: { ...body, version } })}
            leave={paths.detail(id)}
            reload={query.refetch}
          />
        )}
      </Await>
    </Page>
  )
}

const $pascal$Edit = (): ReactNode => {
  const [params] = useSearchParams()
  const id = params.get('id')
  return id ? <Edit key={id} id={id} /> : <Create />
}

export default $pascal$Edit
`
