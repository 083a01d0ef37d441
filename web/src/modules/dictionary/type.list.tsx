import { SearchOutlined } from '@ant-design/icons'
import { Input, Select } from 'antd'
import { useState, type ReactNode } from 'react'
import type { SelType } from '@srm/api/dictionary'
import { matches } from '@/ui/fields/ref/pinyin-initials.ts'
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
  const fits = (typed: string, { name, selTypeName }: SelType): boolean =>
    matches(typed, name) || matches(typed, selTypeName)
  if (narrow)
    return (
      <Select
        size="large"
        aria-label={t('dictionaries')}
        showSearch={{ filterOption: (typed, item) => item !== undefined && fits(typed, item.type) }}
        value={active}
        options={types.map((type) => ({ value: type.selTypeName, label: type.name, type }))}
        onChange={pick}
      />
    )
  const shown = types.filter((type) => fits(wanted, type))
  return (
    <nav className={styles.types} aria-label={t('dictionaries')}>
      <Input
        allowClear
        variant="filled"
        prefix={<SearchOutlined aria-hidden />}
        aria-label={t('find')}
        placeholder={t('find')}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
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
