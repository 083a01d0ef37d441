export const detail = `import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { $pascal$, $camel$ } from '@srm/api/$kebab$'
import { metaOf } from '@srm/api/shared/field-meta'
import { useAct, useCall } from '@/lib/query.ts'
import { toast } from '@/lib/toast.ts'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { FieldView } from '@/ui/field-view.tsx'
import { Page } from '@/ui/page.tsx'
import { RecordDetail } from '@/ui/record-detail.tsx'
import { Await } from '@/ui/states.tsx'
import { useText as useUiText } from '@/ui/ui.texts.ts'
import { paths } from './$kebab$.paths.ts'
import { useText } from './$kebab$.texts.ts'

const { show, remove } = $camel$

const Actions = ({ value: { id, version, name, actions } }: { value: $pascal$ }): ReactNode => {
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

const Detail = ({ value }: { value: $pascal$ }): ReactNode => {
  const t = useText()
  return (
    <Page
      title={value.name}
      back={paths.list}
      note={
        <>
          <span>{value.code}</span>
          <FieldView meta={metaOf($pascal$.fields.status)} value={value.status} />
        </>
      }
      actions={<Actions value={value} />}
    >
      <RecordDetail
        record={$pascal$}
        value={value}
        summary={['owner', 'department', 'createdBy', 'createdAt']}
        sections={[{ title: t('section.basic'), fields: ['updatedBy', 'updatedAt', 'remark'] }]}
      />
    </Page>
  )
}

const $pascal$Detail = (): ReactNode => {
  const [params] = useSearchParams()
  const query = useCall(show, { params: { id: params.get('id') ?? '' } })
  return <Await query={query}>{(value) => <Detail value={value} />}</Await>
}

export default $pascal$Detail
`
