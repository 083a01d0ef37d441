import { Select } from 'antd'
import { useId, type ReactNode } from 'react'
import { metaOf } from '@srm/api/shared/field-meta'
import { maxGroupLevels } from '@srm/api/shared/page'
import { useLabel } from '@/lib/i18n.ts'
import { fieldOf } from '../record-shape.ts'
import styles from './filter/filter-editor.module.css'
import type { ListRecord } from './list-types.ts'
import { useRecordListText } from './record-list.texts.ts'
import { colourable, groupable, type ListState } from './state/url-state.ts'
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
  const t = useRecordListText()
  const nameOf = useName(record)
  const [group] = state.groups
  const fields = group === undefined ? record.sort : [group].filter((name) => record.sort.includes(name))
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
  const t = useRecordListText()
  const nameOf = useName(record)
  const fields = groupable(record)
  const { groups } = state
  if (fields.length === 0) return null
  // One more than there are: a group inside the innermost can always be added, while fields are left.
  const levels = Math.min(groups.length + 1, maxGroupLevels, fields.length)
  return Array.from({ length: levels }, (_, level) => {
    const free = fields.filter((field) => !groups.slice(0, level).includes(field))
    const none = { value: '', label: t(level === 0 ? 'noGroup' : 'noInnerGroup') }
    return (
      <Choice
        key={level}
        label={level === 0 ? t('group') : t('innerGroup', { level: level + 1 })}
        value={groups[level] ?? ''}
        options={[none, ...free.map((field) => ({ value: field, label: nameOf(field) }))]}
        choose={(group) => {
          const inner = groups.slice(level + 1).filter((field) => field !== group)
          const next = [...groups.slice(0, level), ...(group ? [group, ...inner] : inner)]
          change({ groups: next, ...(level === 0 && { sort: '' }) })
        }}
      />
    )
  })
}

/** Rows wear the colour of one of their states, so that what is late or refused is seen in passing. */
export const ColorSelect = ({ record, state, change }: Props): ReactNode => {
  const t = useRecordListText()
  const nameOf = useName(record)
  const fields = colourable(record)
  if (fields.length === 0) return null
  return (
    <Choice
      label={t('color')}
      value={state.color}
      options={[{ value: '', label: t('noColor') }, ...fields.map((field) => ({ value: field, label: nameOf(field) }))]}
      choose={(color) => change({ color, page: state.page })}
    />
  )
}
