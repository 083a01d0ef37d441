import { EllipsisOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import type { RecordCalls, DetailPaths } from '../record-calls.ts'
import type { RecordShape, Row } from '../record-shape.ts'
import { useUiText, useDetailText } from '../ui.texts.ts'
import { titleOf } from './record-head.tsx'

/** A step of the record's own, shown while the server offers its action; an empty one needs no offer. */
export type RecordAction = {
  readonly action: string
  readonly label: string
  readonly danger?: boolean
  /** What one most likely came for, what stands beside it, or what is kept under ⋯. */
  readonly rank?: 'primary' | 'secondary' | 'more'
  /** For a step that makes sense only in some states of what one may change. */
  readonly when?: (row: Row) => boolean
  readonly run: (row: Row) => unknown
}

type Arrangement = {
  readonly primary: RecordAction | undefined
  readonly secondary: readonly RecordAction[]
  readonly more: readonly RecordAction[]
}

const maxSecondary = 2

/** One main button, two beside it at most, the rest under ⋯; what destroys never stands in the open by itself. */
export const arrange = (own: readonly RecordAction[], edit: RecordAction | undefined): Arrangement => {
  const primary = own.find(({ rank }) => rank === 'primary') ?? edit ?? own.find(({ danger }) => !danger)
  const rest = [...own, ...(edit ? [edit] : [])].filter((one) => one !== primary)
  const weight = (one: RecordAction): number => (one.rank === 'secondary' ? 0 : one === edit ? 1 : 2)
  const open = rest
    .filter(({ rank, danger = false }) => rank === 'secondary' || (rank !== 'more' && !danger))
    .toSorted((one, other) => weight(one) - weight(other))
    .slice(0, maxSecondary)
  return { primary, secondary: open, more: rest.filter((one) => !open.includes(one)) }
}

type Props = {
  readonly record: RecordShape
  readonly calls: Partial<Pick<RecordCalls, 'remove'>>
  readonly paths: DetailPaths
  readonly row: Row
  readonly more?: readonly RecordAction[]
}

type RemoveProps = Pick<Props, 'record' | 'paths' | 'row'> & {
  readonly call: RecordCalls['remove']
  readonly close: () => void
}

const Remove = ({ record, call, paths, row, close }: RemoveProps): ReactNode => {
  const ui = useUiText()
  const go = useNavigate()
  const act = useMutate(call, {
    done: () => {
      toast.success(ui('deleted'))
      void go(paths.list, { replace: true })
    },
  })
  const { id, version } = row
  return (
    <ConfirmDialog
      open
      title={ui('confirmDelete', { name: titleOf(record, row) })}
      ok={ui('delete')}
      busy={act.isPending}
      confirm={() => act.mutateAsync({ params: { id }, query: { version } })}
      close={close}
    >
      {ui('confirmDeleteHint')}
    </ConfirmDialog>
  )
}

const More = ({ row, actions }: { readonly row: Row; readonly actions: readonly RecordAction[] }): ReactNode => {
  const t = useDetailText()
  if (actions.length === 0) return null
  const items = actions.map(({ label, danger = false, run }) => ({
    key: label,
    label,
    danger,
    onClick: () => void run(row),
  }))
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button icon={<EllipsisOutlined aria-hidden />} aria-label={t('more')} title={t('more')} />
    </Dropdown>
  )
}

/** What may be done with a record is the server's to say; here it only gets its buttons. */
export const RecordActions = (props: Props): ReactNode => {
  const { row, more: own = [], paths, record, calls } = props
  const ui = useUiText()
  const go = useNavigate()
  const [removing, setRemoving] = useState(false)
  const isOffered = ({ action, when }: RecordAction): boolean =>
    (action === '' || row.actions.includes(action)) && (when?.(row) ?? true)
  const { edit } = paths
  const change: RecordAction | undefined = edit && {
    action: 'update',
    label: ui('edit'),
    run: ({ id }) => void go(edit(id)),
  }
  const remove: RecordAction = {
    action: 'delete',
    label: ui('delete'),
    danger: true,
    run: () => setRemoving(true),
  }
  const { primary, secondary, more } = arrange(
    [...own, ...(calls.remove ? [remove] : [])].filter(isOffered),
    change && isOffered(change) ? change : undefined,
  )
  return (
    <>
      <More row={row} actions={more} />
      {secondary.map(({ label, danger = false, run }) => (
        <Button key={label} danger={danger} onClick={() => void run(row)}>
          {label}
        </Button>
      ))}
      {primary && (
        <Button type="primary" danger={primary.danger ?? false} onClick={() => void primary.run(row)}>
          {primary.label}
        </Button>
      )}
      {removing && calls.remove && (
        <Remove record={record} call={calls.remove} paths={paths} row={row} close={() => setRemoving(false)} />
      )}
    </>
  )
}
