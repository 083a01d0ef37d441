import { CopyOutlined, DeleteOutlined, HolderOutlined } from '@ant-design/icons'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { Button } from 'antd'
import type { KeyboardEvent, ReactNode } from 'react'
import { metaOf, type FieldMeta } from '@srm/api/shared/field-meta'
import { useLabel } from '@/lib/i18n.ts'
import { Row } from '@/ui/layout.tsx'
import { useUiText, useFormText } from '@/ui/ui.texts.ts'
import { FormField } from '../form-field.tsx'
import styles from './rows-input.module.css'

type Props = {
  readonly meta: FieldMeta
  readonly item: { readonly key: number; readonly name: number }
  readonly full: boolean
  readonly copy: () => void
  readonly remove: () => void
  readonly move: (to: number) => void
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

type ToolsProps = Pick<Props, 'full' | 'copy' | 'remove'> & { readonly said: { index: number; name: string } }

const Tools = ({ said, full, copy, remove }: ToolsProps): ReactNode => {
  const t = useFormText()
  const ui = useUiText()
  return (
    <Row gap={0} align="stretch" className={styles.tools}>
      <Button
        type="text"
        icon={<CopyOutlined aria-hidden />}
        aria-label={t('lines.copy', said)}
        title={t('lines.copy', said)}
        disabled={full}
        onClick={copy}
      />
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={ui('removeLine', said)}
        title={ui('removeLine', said)}
        onClick={remove}
      />
    </Row>
  )
}

/** One line of a sub-table: a handle to move it, its fields, and what can be done with it. */
export const RowsLine = ({ meta, item, full, copy, remove, move }: Props): ReactNode => {
  const t = useFormText()
  const say = useLabel()
  const said = { index: item.name + 1, name: say(meta.label) }
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: item.key,
    attributes: { roleDescription: t('lines.sortable') },
  })
  const shift = (event: KeyboardEvent): void => {
    const step = steps[event.key]
    if (!event.altKey || step === undefined) return
    event.preventDefault()
    move(item.name + step)
  }
  return (
    // The keys work in every field of the line; the handle is the control that says so.
    <div
      ref={setNodeRef}
      role="presentation"
      className={styles.line}
      data-dragging={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      onKeyDown={shift}
    >
      <button
        ref={setActivatorNodeRef}
        disabled={meta.locked}
        type="button"
        className={styles.handle}
        {...attributes}
        {...listeners}
        aria-label={t('lines.move', said)}
      >
        <HolderOutlined aria-hidden />
      </button>
      {Object.entries(meta.fields ?? {}).map(([key, field]) => (
        <div key={key} className={styles.cell} data-line={item.name} data-column={key} data-kind={metaOf(field).kind}>
          <FormField schema={field} name={[item.name, key]} />
        </div>
      ))}
      {!meta.locked && <Tools said={said} full={full} copy={copy} remove={remove} />}
    </div>
  )
}
