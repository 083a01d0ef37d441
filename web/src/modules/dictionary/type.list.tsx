import { Input, Select } from 'antd'
import { useState, type ReactNode } from 'react'
import type { SelType } from '@srm/api/dictionary'
import { useNarrow } from '@/ui/narrow.ts'
import styles from './dictionary.module.css'
import { useText } from './dictionary.texts.ts'

type Props = {
  readonly types: readonly SelType[]
  readonly active: string
  readonly pick: (selTypeName: string) => void
}

/** All dictionaries: a column to choose from, on a phone a select. */
export const TypeList = ({ types, active, pick }: Props): ReactNode => {
  const t = useText()
  const narrow = useNarrow()
  const [wanted, setWanted] = useState('')
  if (narrow)
    return (
      <Select
        className={styles.select}
        aria-label={t('dictionaries')}
        showSearch={{ optionFilterProp: 'label' }}
        value={active}
        options={types.map(({ selTypeName, name }) => ({ value: selTypeName, label: name }))}
        onChange={pick}
      />
    )
  const shown = types.filter(({ name, selTypeName }) =>
    `${name} ${selTypeName}`.toLowerCase().includes(wanted.toLowerCase()),
  )
  return (
    <nav className={styles.types} aria-label={t('dictionaries')}>
      <Input
        allowClear
        aria-label={t('find')}
        placeholder={t('find')}
        value={wanted}
        onChange={(event) => setWanted(event.target.value.trim())}
      />
      {shown.length === 0 && <p className={styles.none}>{t('noDictionary')}</p>}
      <ul>
        {shown.map(({ selTypeName, name, count }) => (
          <li key={selTypeName}>
            <button type="button" aria-current={selTypeName === active} onClick={() => pick(selTypeName)}>
              <span>{name}</span>
              <span className={styles.count}>{count}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
