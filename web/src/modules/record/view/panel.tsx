import { DeleteOutlined, ShareAltOutlined, StarFilled, StarOutlined } from '@ant-design/icons'
import { Button, Checkbox, Input } from 'antd'
import { useState, type ReactNode } from 'react'
import { record, type SavedView } from '@srm/api/record'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import type { ViewsProps } from '@/ui/record-list/list-slots.ts'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { useViewText } from '../record.texts.ts'
import styles from './view.module.css'

type Props = Pick<ViewsProps, 'subject' | 'state' | 'open' | 'named'> & {
  readonly views: readonly SavedView[]
  readonly current: SavedView | undefined
}

const Toggle = ({
  on,
  label,
  icon,
  act,
}: {
  on: boolean
  label: string
  icon: ReactNode
  act: () => void
}): ReactNode => (
  <Button
    type="text"
    size="small"
    className={styles.toggle ?? ''}
    data-on={on}
    icon={icon}
    aria-label={label}
    title={label}
    onClick={act}
  />
)

/** A name that is changed when one leaves it; another's view keeps its name. */
const Name = ({ view }: { view: SavedView }): ReactNode => {
  const t = useViewText()
  const { mutate } = useMutate(record.updateView)
  const { id, name, shared, state, version, owner } = view
  if (!view.mine)
    return (
      <span className={styles.name}>
        {name} <Muted size="s">{owner.name}</Muted>
      </span>
    )
  const put = (next: string): void => {
    if (next && next !== name) mutate({ params: { id }, body: { version, name: next, shared, state } })
  }
  return (
    <Input
      key={name}
      variant="borderless"
      aria-label={t('rename', { name })}
      defaultValue={name}
      maxLength={30}
      onBlur={({ target }) => put(target.value.trim())}
      onPressEnter={({ currentTarget }) => currentTarget.blur()}
    />
  )
}

const One = ({ view, subject, current, open }: Omit<Props, 'views'> & { view: SavedView }): ReactNode => {
  const t = useViewText()
  const update = useMutate(record.updateView)
  const choose = useMutate(record.defaultView)
  const remove = useMutate(record.removeView, {
    done: () => {
      toast.success(t('removed'))
      if (view.id === current?.id) open(undefined)
    },
  })
  const { id, name, shared, state, version, mine, isDefault } = view
  return (
    <Row as="li" gap={0} className={styles.view}>
      <Name view={view} />
      <Toggle
        on={isDefault}
        label={t(isDefault ? 'unsetDefault' : 'setDefault', { name })}
        icon={isDefault ? <StarFilled aria-hidden /> : <StarOutlined aria-hidden />}
        act={() => choose.mutate({ params: { subject }, body: { id: isDefault ? null : id } })}
      />
      {mine && (
        <>
          <Toggle
            on={shared}
            label={t(shared ? 'setPrivate' : 'setShared', { name })}
            icon={<ShareAltOutlined aria-hidden />}
            act={() => update.mutate({ params: { id }, body: { version, name, state, shared: !shared } })}
          />
          <Toggle
            on={false}
            label={t('remove', { name })}
            icon={<DeleteOutlined aria-hidden />}
            act={() => remove.mutate({ params: { id } })}
          />
        </>
      )}
    </Row>
  )
}

const SaveAs = ({ subject, state, named }: Props): ReactNode => {
  const t = useViewText()
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const { mutate, isPending } = useMutate(record.createView, {
    done: ({ id }) => {
      toast.success(t('saved'))
      named(id)
    },
  })
  return (
    <Stack
      as="form"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim()) mutate({ params: { subject }, body: { name: name.trim(), state, shared } })
      }}
    >
      <h2>{t('saveAs')}</h2>
      <Input
        aria-label={t('name')}
        placeholder={t('nameHint')}
        maxLength={30}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Row gap={0} justify="between">
        <Checkbox checked={shared} onChange={({ target }) => setShared(target.checked)}>
          {t('share')}
        </Checkbox>
        <Button type="primary" htmlType="submit" size="small" disabled={!name.trim()} loading={isPending}>
          {t('save')}
        </Button>
      </Row>
    </Stack>
  )
}

/** Keeps what the list shows, and puts the kept views in order. */
export const ViewPanel = (props: Props): ReactNode => {
  const t = useViewText()
  return (
    <div className={styles.panel}>
      <SaveAs {...props} />
      {props.views.length === 0 ? (
        <p className={styles.none}>{t('none')}</p>
      ) : (
        <ul className={styles.views}>
          {props.views.map((view) => (
            <One key={view.id} {...props} view={view} />
          ))}
        </ul>
      )}
    </div>
  )
}
