import { Suspense, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { metaOf, type Kind } from '@srm/api/shared/field-meta'
import { call } from '@/lib/api/api.ts'
import { messageOf } from '@/lib/api/api-error.ts'
import { refreshFamily } from '@/lib/api/query.ts'
import { useLabel } from '@/lib/i18n.ts'
import { FieldInput } from '@/ui/fields/field-input.tsx'
import { fieldOf, type Row } from '@/ui/record-shape.ts'
import { Pop } from '../filter/pop.tsx'
import type { ListCalls, ListRecord } from '../list-types.ts'
import { useRecordListText } from '../record-list.texts.ts'
import { idsOf } from './sent-value.ts'
import styles from './cell-editor.module.css'

export type CellEdit = {
  readonly row: Row
  readonly field: string
  readonly anchor: RefObject<HTMLElement | null>
}

type Props = CellEdit & {
  readonly record: ListRecord
  readonly calls: ListCalls
  readonly patch: NonNullable<ListCalls['patch']>
  readonly close: () => void
  /** Goes on to the next cell that can be changed. */
  readonly next: (version: number) => void
}

/** One value is chosen and that is all; for these Enter belongs to the list of choices. */
const chosenKinds: readonly Kind[] = ['choice', 'dict', 'person', 'department', 'ref', 'bool', 'date', 'region']
const severalKinds: readonly Kind[] = ['refs', 'persons', 'tags', 'multiDict']

const useSaving = ({ record, calls, patch, row, field }: Props) => {
  const t = useRecordListText()
  const [error, setError] = useState('')
  const [isSaving, setIsSaving] = useState(false)
  /** The new version, or nothing where it could not be saved. */
  const save = async (value: unknown): Promise<number | undefined> => {
    const sent = idsOf(value) ?? null
    if (!fieldOf(record.fields, field).safeParse(sent).success) {
      setError(t('cell.invalid'))
      return undefined
    }
    setIsSaving(true)
    try {
      const body = { version: row.version, [field]: sent }
      const { version } = await call(patch, { params: { id: row.id }, body }, { silent: true })
      await refreshFamily(calls.list, [row.id])
      return version
    } catch (thrown) {
      setError(messageOf(thrown))
      return undefined
    } finally {
      setIsSaving(false)
    }
  }
  return { error, isSaving, save }
}

/** Changes one field of a row where it stands: Enter saves, Tab saves and goes on, Esc leaves it as it was. */
export const CellEditor = (props: Props): ReactNode => {
  const { record, row, field, anchor, close, next } = props
  const t = useRecordListText()
  const say = useLabel()
  const meta = metaOf(fieldOf(record.fields, field))
  const label = say(meta.label)
  const [value, setValue] = useState<unknown>(row[field] ?? undefined)
  const { error, isSaving, save } = useSaving(props)
  const finish = async (chosen: unknown, then: (version: number) => void): Promise<void> => {
    const version = await save(chosen)
    if (version !== undefined) then(version)
  }
  const pressed = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || isSaving) return
    const isEnter = event.key === 'Enter' && !chosenKinds.includes(meta.kind) && !severalKinds.includes(meta.kind)
    if (event.key !== 'Tab' && !isEnter) return
    event.preventDefault()
    void finish(value, isEnter ? close : next)
  }
  return (
    <Pop anchor={anchor} label={t('cell.edit', { name: label })} close={close} over>
      <div role="presentation" className={styles.editor} aria-busy={isSaving} onKeyDown={pressed}>
        <Suspense>
          <FieldInput
            meta={meta}
            label={label}
            value={value}
            disabled={isSaving}
            {...(error && { status: 'error' as const })}
            onChange={(chosen) => {
              setValue(chosen)
              if (chosenKinds.includes(meta.kind)) void finish(chosen, close)
            }}
          />
        </Suspense>
        {error ? (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        ) : (
          <p className={styles.hint}>{t('cell.keys')}</p>
        )}
      </div>
    </Pop>
  )
}
