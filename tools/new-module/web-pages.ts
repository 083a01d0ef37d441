import type { Names } from './names.ts'

export const list = ({ kebab, camel, pascal }: Names): string => `import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { ${pascal}, ${camel} } from '@srm/api/${kebab}'
import { Can } from '@/lib/can.tsx'
import { Page } from '@/ui/page.tsx'
import { RecordTable } from '@/ui/record-table.tsx'
import { paths } from './${kebab}.paths.ts'
import { useText } from './${kebab}.texts.ts'

const ${pascal}List = (): ReactNode => {
  const t = useText()
  const go = useNavigate()
  const create = (
    <Can code="${camel}:create">
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => void go(paths.create)}>
        {t('create')}
      </Button>
    </Can>
  )
  return (
    <Page title={t('title')} actions={create}>
      <RecordTable
        record={${pascal}}
        list={${camel}.list}
        open={(row) => paths.detail(row.id)}
        empty={{ title: t('empty.title'), hint: t('empty.hint') }}
      />
    </Page>
  )
}

export default ${pascal}List
`

export const edit = ({ kebab, camel, pascal }: Names): string => `import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Input } from '@srm/api/endpoint'
import { ${pascal}, ${camel} } from '@srm/api/${kebab}'
import { useAct, useCall } from '@/lib/query.ts'
import { toast } from '@/lib/toast.ts'
import { Page } from '@/ui/page.tsx'
import { RecordForm } from '@/ui/record-form.tsx'
import { Await } from '@/ui/states.tsx'
import { useText as useUiText } from '@/ui/ui.texts.ts'
import { paths } from './${kebab}.paths.ts'
import { useText } from './${kebab}.texts.ts'

const { show, create, update } = ${camel}

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

const ${pascal}Form = ({ submit, leave, ...rest }: FormProps): ReactNode => {
  const t = useText()
  const go = useNavigate()
  return (
    <RecordForm
      {...rest}
      fields={${pascal}.fields}
      submit={(sent) => submit(${pascal}.create.parse(sent))}
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
      <${pascal}Form initial={{ status: 'enabled' }} submit={(body) => act.mutateAsync({ body })} leave={paths.list} />
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
          <${pascal}Form
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

const ${pascal}Edit = (): ReactNode => {
  const [params] = useSearchParams()
  const id = params.get('id')
  return id ? <Edit key={id} id={id} /> : <Create />
}

export default ${pascal}Edit
`

export const detail = ({ kebab, camel, pascal }: Names): string => `import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ${pascal}, ${camel} } from '@srm/api/${kebab}'
import { metaOf } from '@srm/api/shared/field-meta'
import { useAct, useCall } from '@/lib/query.ts'
import { toast } from '@/lib/toast.ts'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { FieldView } from '@/ui/field-view.tsx'
import { Page } from '@/ui/page.tsx'
import { RecordDetail } from '@/ui/record-detail.tsx'
import { Await } from '@/ui/states.tsx'
import { useText as useUiText } from '@/ui/ui.texts.ts'
import { paths } from './${kebab}.paths.ts'
import { useText } from './${kebab}.texts.ts'

const { show, remove } = ${camel}

const Actions = ({ value: { id, version, name, actions } }: { value: ${pascal} }): ReactNode => {
  const ui = useUiText()
  const go = useNavigate()
  const [asking, setAsking] = useState(false)
  const act = useAct(remove, {
    done: () => {
      toast.success(ui('deleted'))
      void go(paths.list, { replace: true })
    },
  })
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

const Detail = ({ value }: { value: ${pascal} }): ReactNode => {
  const t = useText()
  return (
    <Page
      title={value.name}
      back={paths.list}
      note={
        <>
          <span>{value.code}</span>
          <FieldView meta={metaOf(${pascal}.fields.status)} value={value.status} />
        </>
      }
      actions={<Actions value={value} />}
    >
      <RecordDetail
        record={${pascal}}
        value={value}
        summary={['owner', 'department', 'createdBy', 'createdAt']}
        sections={[{ title: t('section.basic'), fields: ['updatedBy', 'updatedAt', 'remark'] }]}
      />
    </Page>
  )
}

const ${pascal}Detail = (): ReactNode => {
  const [params] = useSearchParams()
  const query = useCall(show, { params: { id: params.get('id') ?? '' } })
  return <Await query={query}>{(value) => <Detail value={value} />}</Await>
}

export default ${pascal}Detail
`
