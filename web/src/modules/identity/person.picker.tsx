import { Select } from 'antd'
import type { ReactNode } from 'react'
import { identity, type Person } from '@srm/api/identity'
import type { Named } from '@srm/api/shared/fields'
import { useCall } from '@/lib/query.ts'
import type { InputProps } from '@/ui/slots.ts'
import { useText } from './identity.texts.ts'

type Choice = { readonly value: string; readonly label: string; readonly person: Person }

const matches = (typed: string, { name, pinyin }: Person): boolean => {
  const wanted = typed.trim().toLowerCase()
  return name.includes(wanted) || pinyin.toLowerCase().includes(wanted)
}

const choices = (people: readonly Person[]): Choice[] =>
  people.filter(({ status }) => status !== 'left').map((person) => ({ value: person.id, label: person.name, person }))

/** A person who has left is no longer offered, but stays readable where already chosen. */
export const PersonPicker = ({ id, value, onChange, onBlur, disabled = false }: InputProps<Named>): ReactNode => {
  const t = useText()
  const { data = [], isLoading, isError } = useCall(identity.user.all, { query: {} })
  return (
    <Select<{ value: string; label: ReactNode }, Choice>
      {...(id && { id })}
      {...(onBlur && { onBlur })}
      disabled={disabled}
      allowClear
      labelInValue
      showSearch={{ filterOption: (typed, choice) => choice !== undefined && matches(typed, choice.person) }}
      loading={isLoading}
      placeholder={t('pickPerson')}
      notFoundContent={isError ? t('failed') : t('none')}
      options={choices(data)}
      {...(value ? { value: { value: value.id, label: value.name } } : { value: null as never })}
      onChange={(_next, choice) => {
        const chosen = Array.isArray(choice) ? choice[0] : choice
        onChange?.(chosen ? { id: chosen.value, name: chosen.label } : undefined)
      }}
      optionRender={({ data: { person } }) => [person.name, person.post].filter(Boolean).join(' · ')}
    />
  )
}
