import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react'
import { project, Task, type TaskNode } from '@srm/api/project'
import type { CellEdit } from '@/ui/record-list/cell/cell-editor.tsx'
import { VisuallyHidden } from '@/ui/layout.tsx'
import styles from '../project.module.css'

const CellEditor = lazy(async () => ({
  default: (await import('@/ui/record-list/cell/cell-editor.tsx')).CellEditor,
}))

export type InlineField = 'status' | 'assignee' | 'start' | 'end'
export type StartEdit = (task: Omit<TaskNode, 'children'>, field: InlineField, cell: HTMLElement) => void

/** The value that is being changed where it stands, one at a time. */
export const useInlineEdit = (): { readonly start: StartEdit; readonly editor: ReactNode } => {
  const [edit, setEdit] = useState<CellEdit>()
  const close = (): void => setEdit(undefined)
  const start = useCallback<StartEdit>(
    ({ id, version, status, assignee, start: first, end }, field, cell) =>
      setEdit({
        row: { id, version, status, assignee, start: first, end, actions: [] },
        field,
        anchor: { current: cell },
      }),
    [],
  )
  const editor = edit && (
    <Suspense>
      <CellEditor
        key={`${edit.row.id}.${edit.field}`}
        record={Task}
        calls={project.task}
        patch={project.task.patch}
        close={close}
        next={close}
        {...edit}
      />
    </Suspense>
  )
  return { start, editor }
}

type CellProps = {
  readonly task: Omit<TaskNode, 'children'>
  readonly field: InlineField
  /** Says of what it is, for those who do not see the row. */
  readonly label: string
  /** Nothing for who may only look. */
  readonly edit: StartEdit | undefined
  readonly children: ReactNode
}

export const InlineCell = ({ task, field, label, edit, children }: CellProps): ReactNode =>
  edit ? (
    <button type="button" className={styles.inline} onClick={({ currentTarget }) => edit(task, field, currentTarget)}>
      <VisuallyHidden>{`${label} `}</VisuallyHidden>
      {children}
    </button>
  ) : (
    children
  )
