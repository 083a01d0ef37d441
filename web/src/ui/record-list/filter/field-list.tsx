import { useState, type ReactNode } from 'react'
import { metaOf } from '@srm/api/shared/field-meta'
import { useLabel } from '@/lib/i18n.ts'
import { fieldOf } from '../record-shape.ts'
import type { ListRecord } from './list-types.ts'
import { useText } from './record-list.texts.ts'
import styles from './filter-editor.module.css'
import { filterable } from './url-state.ts'

/** Shown fields first: one filters by what one sees. */
const ordered = (record: ListRecord): string[] => {
  const all = filterable(record)
  return [...record.list.filter((name) => all.includes(name)), ...all.filter((name) => !record.list.includes(name))]
}

export const FieldList = ({ record, pick }: { record: ListRecord; pick: (name: string) => void }): ReactNode => {
  const t = useText()
  const say = useLabel()
  const [typed, setTyped] = useState('')
  const found = ordered(record)
    .map((name) => ({ name, label: say(metaOf(fieldOf(record.all, name)).label) }))
    .filter(({ label }) => label.toLowerCase().includes(typed.trim().toLowerCase()))
  const first = found[0]
  return (
    <div className={styles.fields}>
      <input
        className={styles.find}
        aria-label={t('findField')}
        placeholder={t('findField')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && first && !nativeEvent.isComposing) pick(first.name)
        }}
      />
      <ul className={styles.list}>
        {found.map(({ name, label }) => (
          <li key={name}>
            <button type="button" className={styles.field} onClick={() => pick(name)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={styles.none}>{t('noField')}</p>}
    </div>
  )
}
