import { Input, Modal } from 'antd'
import { useRef, useState, type ComponentRef, type ReactNode } from 'react'
import type { FieldMeta } from '@srm/api/shared/field-meta'
import { useLabel } from '@/lib/i18n.ts'
import { problemOf } from '@/ui/fields/field-rule.ts'
import { useUiText, useFormText } from '@/ui/ui.texts.ts'
import styles from './rows-input.module.css'
import { columnsOf, linesOf, type Line } from './rows-paste.ts'

type Props = {
  readonly meta: FieldMeta
  /** How many more lines fit. */
  readonly room: number
  readonly add: (lines: readonly Line[]) => void
  readonly close: () => void
}

/** Shows what was understood before anything is added. */
export const PasteDialog = ({ meta: { label, fields = {} }, room, add, close }: Props): ReactNode => {
  const t = useFormText()
  const ui = useUiText()
  const say = useLabel()
  const box = useRef<ComponentRef<typeof Input.TextArea>>(null)
  const [text, setText] = useState('')
  const { lines: all, skipped } = linesOf(fields, text)
  const lines = all.slice(0, Math.max(0, room))
  const comma = ui('comma')
  const columns = columnsOf(fields)
  const wrong = lines.flatMap((line) =>
    columns.filter(({ name, schema }) => line[name] !== undefined && problemOf(ui, schema, line[name]) !== undefined),
  )
  const notes = [
    lines.length > 0 && t('paste.found', { count: all.length }),
    skipped.length > 0 && t('paste.skipped', { columns: skipped.map((meta) => say(meta.label)).join(comma) }),
    wrong.length > 0 && t('paste.wrong', { count: wrong.length }),
    all.length > room && t('paste.over', { count: Math.max(0, room) }),
  ].filter((note) => note !== false)
  return (
    <Modal
      open
      title={t('paste.title', { name: say(label) })}
      okText={t('paste.add', { count: lines.length })}
      cancelText={ui('cancel')}
      okButtonProps={{ disabled: lines.length === 0 }}
      afterOpenChange={(open) => open && box.current?.focus()}
      onCancel={close}
      onOk={() => {
        add(lines)
        close()
      }}
    >
      <p className={styles.hint}>
        {t('paste.hint', { columns: columns.map(({ meta }) => say(meta.label)).join(comma) })}
      </p>
      <Input.TextArea
        ref={box}
        rows={6}
        aria-label={t('paste.label')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <output className={styles.notes}>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </output>
    </Modal>
  )
}
