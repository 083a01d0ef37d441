import { PlusOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { home, type WidgetPlacement } from '@srm/api/home'
import { Can } from '@/lib/session/can.tsx'
import { useLabel } from '@/lib/i18n.ts'
import type { Widget } from '@/lib/module/module.ts'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { Row } from '@/ui/layout.tsx'
import { widgetsFor } from './home.layout.ts'
import { useHomeText } from './home.texts.ts'

const RolesDialog = lazy(async () => ({ default: (await import('./home.roles.dialog.tsx')).RolesDialog }))

type AddProps = { readonly cells: readonly WidgetPlacement[]; readonly add: (widget: Widget) => void }

const Add = ({ cells, add }: AddProps): ReactNode => {
  const t = useHomeText()
  const say = useLabel()
  const missing = [...widgetsFor().values()].filter(({ type }) => !cells.some((cell) => cell.type === type))
  return (
    <Dropdown
      trigger={['click']}
      disabled={missing.length === 0}
      menu={{
        items: missing.map(({ type, title, icon: Icon }) => ({ key: type, label: say(title), icon: <Icon /> })),
        onClick: ({ key }) => {
          const widget = missing.find(({ type }) => type === key)
          if (widget) add(widget)
        },
      }}
    >
      <Button icon={<PlusOutlined aria-hidden />} title={missing.length === 0 ? t('allAdded') : t('add')}>
        {t('add')}
      </Button>
    </Dropdown>
  )
}

type Props = AddProps & {
  readonly own: boolean
  readonly busy: boolean
  readonly save: () => void
  readonly close: () => void
}

export const EditorTools = ({ cells, add, own, busy, save, close }: Props): ReactNode => {
  const t = useHomeText()
  const [roles, setRoles] = useState(false)
  const restore = useMutate(home.setLayout, {
    done: () => {
      toast.success(t('restored'))
      close()
    },
  })
  return (
    <Row align="stretch" wrap>
      <Add cells={cells} add={add} />
      {own && (
        <Button loading={restore.isPending} onClick={() => restore.mutate({ body: { widgets: null } })}>
          {t('restore')}
        </Button>
      )}
      <Can code="home:arrange">
        <Button onClick={() => setRoles(true)}>{t('roles.open')}</Button>
      </Can>
      <Button onClick={close}>{t('cancel')}</Button>
      <Button type="primary" loading={busy} onClick={save}>
        {t('done')}
      </Button>
      <Suspense>{roles && <RolesDialog cells={cells} close={() => setRoles(false)} />}</Suspense>
    </Row>
  )
}
