import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useMutate } from '@/lib/query.ts'
import { toast } from '@/lib/toast.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import type { RecordCalls, RecordPaths } from '../record-calls.ts'
import type { RecordShape, Row } from '../record-shape.ts'
import { useText as useUiText } from '../ui.texts.ts'
import { titleOf } from './record-head.tsx'

/** A step of the record's own, shown while the server offers its action; an empty one needs no offer. */
export type RecordAction = {
  readonly action: string
  readonly label: string
  readonly danger?: boolean
  /** For a step that makes sense only in some states of what one may change. */
  readonly when?: (row: Row) => boolean
  readonly run: (row: Row) => unknown
}

type Props = {
  readonly record: RecordShape
  readonly calls: Pick<RecordCalls, 'remove'>
  readonly paths: RecordPaths
  readonly row: Row
  readonly more?: readonly RecordAction[]
}

const Remove = ({ record, calls, paths, row }: Props): ReactNode => {
  const ui = useUiText()
  const go = useNavigate()
  const [asking, setAsking] = useState(false)
  const act = useMutate(calls.remove, {
    done: () => {
      toast.success(ui('deleted'))
      void go(paths.list, { replace: true })
    },
  })
  const { id, version } = row
  return (
    <>
      <Button danger onClick={() => setAsking(true)}>
        {ui('delete')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={ui('confirmDelete', { name: titleOf(record, row) })}
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

/** What may be done with a record is the server's to say; here it only gets its buttons. */
export const RecordActions = (props: Props): ReactNode => {
  const { paths, row, more = [] } = props
  const ui = useUiText()
  const go = useNavigate()
  return (
    <>
      {row.actions.includes('delete') && <Remove {...props} />}
      {more
        .filter(({ action, when }) => (action === '' || row.actions.includes(action)) && (when?.(row) ?? true))
        .map(({ label, danger = false, run }) => (
          <Button key={label} danger={danger} onClick={() => void run(row)}>
            {label}
          </Button>
        ))}
      {row.actions.includes('update') && (
        <Button type="primary" onClick={() => void go(paths.edit(row.id))}>
          {ui('edit')}
        </Button>
      )}
    </>
  )
}
