import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { Row } from '@/ui/record-shape.ts'
import type { ListModel } from '../list-model.tsx'
import { useStable } from '../table/stable.ts'
import type { CellEdit } from './cell-editor.tsx'
import type { StartEdit } from '../list-types.ts'

const CellEditor = lazy(async () => ({ default: (await import('./cell-editor.tsx')).CellEditor }))

/** The cell that is being changed, one at a time. */
export const useCellEdit = ({ record, calls, choices }: ListModel): { start: StartEdit; editor: ReactNode } => {
  const [edit, setEdit] = useState<CellEdit>()
  const start = useStable((row: Row, field: string, cell: HTMLElement) =>
    setEdit({ row, field, anchor: { current: cell } }),
  )
  const { patch } = calls
  const close = (): void => setEdit(undefined)
  const next = (version: number): void => {
    const fields = choices.map(({ name }) => name).filter((name) => record.editable?.includes(name))
    const field = edit && fields[fields.indexOf(edit.field) + 1]
    const cell = field && edit.anchor.current?.closest('tr')?.querySelector<HTMLElement>(`[data-column="${field}"]`)
    setEdit(undefined)
    if (field && cell) setEdit({ row: { ...edit.row, version }, field, anchor: { current: cell } })
  }
  const editor = edit && patch && (
    <Suspense>
      <CellEditor key={`${edit.row.id}.${edit.field}`} {...{ record, calls, patch, close, next }} {...edit} />
    </Suspense>
  )
  return { start, editor }
}
