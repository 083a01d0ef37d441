import { Select } from 'antd'
import { useId, type ReactNode } from 'react'
import { metaOf } from '@srm/api/shared/field-meta'
import { useLabel } from '@/lib/i18n.ts'
import { fieldOf } from '../record-shape.ts'
import styles from './filter/filter-editor.module.css'
import type { ListRecord } from './list-types.ts'
import { useText } from './record-list.texts.ts'
import { groupable, type ListState } from './state/url-state.ts'
import type { Change } from './state/use-list-state.ts'

type Props = { readonly record: ListRecord; readonly state: ListState; readonly change: Change }

type Option = { readonly value: string; readonly label: string }
type ChoiceProps = Record<'label' | 'value', string> & {
  readonly options: readonly Option[]
  readonly choose: (value: string) => void
}

const Choice = ({ label, value, options, choose }: ChoiceProps): ReactNode => {
  const id = useId()
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        className={styles.select ?? ''}
        value={value}
        options={[...options]}
        popupMatchSelectWidth={false}
        onChange={choose}
      />
    </div>
  )
}

const useName = (record: ListRecord): ((field: string) => string) => {
  const say = useLabel()
  return (field) => say(metaOf(fieldOf(record.all, field)).label)
}

export const SortSelect = ({ record, state, change }: Props): ReactNode => {
  const t = useText()
  const nameOf = useName(record)
  const fields = state.group ? [state.group] : record.sort
  const options = fields.flatMap((field) => [
    { value: field, label: t('ascending', { name: nameOf(field) }) },
    { value: `-${field}`, label: t('descending', { name: nameOf(field) }) },
  ])
  return (
    <Choice
      label={t('sort')}
      value={state.sort}
      options={[{ value: '', label: t('sortDefault') }, ...options]}
      choose={(sort) => change({ sort })}
    />
  )
}

export const GroupSelect = ({ record, state, change }: Props): ReactNode => {
  const t = useText()
  const nameOf = useName(record)
  const fields = groupable(record)
  if (fields.length === 0) return null
  return (
    <Choice
      label={t('group')}
      value={state.group}
      options={[{ value: '', label: t('noGroup') }, ...fields.map((field) => ({ value: field, label: nameOf(field) }))]}
      choose={(group) => change({ group, sort: '' })}
    />
  )
}
