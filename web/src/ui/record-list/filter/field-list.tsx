import { useState, type ReactNode } from 'react'
import { metaOf } from '@srm/api/shared/field-meta'
import { useLabel } from '@/lib/i18n.ts'
import { fieldOf } from '@/ui/record-shape.ts'
import type { ListRecord } from '../list-types.ts'
import { useRecordListText } from '../record-list.texts.ts'
import styles from './filter-editor.module.css'
import { filterable } from '../state/url-state.ts'

/** Shown fields first: one filters by what one sees. */
const ordered = (record: ListRecord): string[] => {
  const all = filterable(record)
  return [...record.list.filter((name) => all.includes(name)), ...all.filter((name) => !record.list.includes(name))]
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

type Props = {
  readonly record: ListRecord
  /** The fields to choose from, where these are not all one can filter by. */
  readonly only?: readonly string[]
  readonly pick: (name: string) => void
}

export const FieldList = ({ record, only, pick }: Props): ReactNode => {
  const t = useRecordListText()
  const say = useLabel()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const found = (only ?? ordered(record))
    .map((name) => ({ name, label: say(metaOf(fieldOf(record.all, name)).label) }))
    .filter(({ label }) => label.toLowerCase().includes(typed.trim().toLowerCase()))
  const chosen = found[active] ?? found[0]
  return (
    <div className={styles.fields}>
      <input
        className={styles.find}
        aria-label={t('findField')}
        placeholder={t('findField')}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setActive(0)
        }}
        onKeyDown={(event) => {
          const step = steps[event.key]
          if (event.nativeEvent.isComposing || (!step && event.key !== 'Enter')) return
          // The focus goes back to the opener when this list closes; the key must not press it as well.
          event.preventDefault()
          if (step) setActive((active + step + found.length) % Math.max(1, found.length))
          else if (chosen) pick(chosen.name)
        }}
      />
      <ul className={styles.list}>
        {found.map(({ name, label }) => (
          <li key={name}>
            <button
              type="button"
              className={styles.field}
              data-active={name === chosen?.name}
              onClick={() => pick(name)}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={styles.none}>{t('noField')}</p>}
    </div>
  )
}
