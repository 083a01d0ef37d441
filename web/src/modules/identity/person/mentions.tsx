import { Mentions } from 'antd'
import type { ReactNode } from 'react'
import type { MentionsProps } from '@/ui/slots.ts'
import { findsPerson, personItems, useDepartments, usePeople } from './people.ts'
import { useIdentityText } from '../identity.texts.ts'

/** The list puts a mark of its own behind the key it was given. */
const idOf = (key = ''): string => key.slice(0, '00000000-0000-0000-0000-000000000000'.length)

/** After @ people are found by name, pinyin or initials. */
export const PersonMentions = (props: MentionsProps): ReactNode => {
  const { label, value, onChange, onPick, only, max, placeholder, send } = props
  const t = useIdentityText()
  const everybody = personItems(usePeople().data ?? [], useDepartments().data ?? [])
  const items = only ? everybody.filter((item) => only.includes(item.value)) : everybody
  return (
    <Mentions
      autoSize={{ minRows: 2, maxRows: 8 }}
      aria-label={label}
      placeholder={placeholder ?? t('mention')}
      {...(max !== undefined && { maxLength: max })}
      value={value}
      notFoundContent={t('none')}
      options={items.map(({ value: id, label: name, where }) => ({
        key: id,
        value: name,
        label: [name, where].filter(Boolean).join(' · '),
      }))}
      filterOption={(typed, { key }) => items.some((item) => item.value === idOf(key) && findsPerson(typed, item))}
      onSelect={({ key, value: name = '' }) => onPick({ id: idOf(key), name })}
      onChange={onChange}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send?.()
      }}
    />
  )
}
