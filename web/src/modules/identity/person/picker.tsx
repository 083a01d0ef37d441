import { Select } from 'antd'
import { useState, type ReactNode } from 'react'
import { useComingBack } from '@/ui/fields/ref/coming-back.ts'
import { passed, type Place } from '@/ui/fields/input/control-props.ts'
import { idOf, nameOf } from '@/ui/fields/ref/known-names.ts'
import { PersonChip, PersonFace } from '@/ui/fields/ref/person-chip.tsx'
import { addRecent } from '@/ui/fields/ref/recent.ts'
import type { InputProps, KnownRef } from '@/ui/slots.ts'
import { Row } from '@/ui/layout.tsx'
import styles from '../identity.module.css'
import { useIdentityText } from '../identity.texts.ts'
import { findsPerson, grouped, orgTree, personItems, useDepartments, usePeople, type PersonItem } from './people.ts'
import { PersonPopup } from './popup.tsx'

type Selection = { readonly value: string; readonly label: ReactNode }

const usePersonSelect = (props: Place, chosen: readonly string[], pick: (id: string) => void) => {
  const t = useIdentityText()
  const [typed, setTyped] = useState('')
  const people = usePeople()
  const departments = useDepartments()
  const leave = useComingBack(() => void people.refetch())
  const items = personItems(people.data ?? [], departments.data ?? [])
  return {
    items,
    common: {
      ...passed(props),
      allowClear: true,
      labelInValue: true as const,
      loading: people.isLoading,
      placeholder: t('pickPerson'),
      notFoundContent: people.isError ? t('failed') : t('none'),
      options: typed === '' ? grouped(items, t('recent'), t('everyone')) : items,
      showSearch: {
        searchValue: typed,
        onSearch: setTyped,
        filterOption: (text: string, item?: { person?: unknown }) =>
          item?.person !== undefined && findsPerson(text, item as PersonItem),
      },
      // Typing opens the list: what was typed first belongs to the search.
      onOpenChange: (open: boolean) => {
        if (!open) setTyped('')
      },
      onSelect: () => setTyped(''),
      popupMatchSelectWidth: 280,
      optionRender: ({ data }: { data: object }) => <PersonOption item={data as PersonItem} />,
      popupRender: (menu: ReactNode) => (
        <PersonPopup
          menu={menu}
          tree={orgTree(departments.data ?? [], items)}
          chosen={chosen}
          searching={typed !== ''}
          pick={pick}
          leave={leave}
        />
      ),
    },
  }
}

const PersonOption = ({ item: { person, where } }: { readonly item: PersonItem }): ReactNode => (
  <Row as="span" gap={12} justify="between">
    <PersonChip name={person.name} avatar={person.avatar} />
    <span className={styles.post}>{[where, person.post].filter(Boolean).join(' · ')}</span>
  </Row>
)

const useShown = (items: readonly PersonItem[]) => (value: KnownRef) => {
  const id = idOf(value)
  const name = items.find((item) => item.value === id)?.label ?? nameOf(value) ?? '…'
  return { id, name, chosen: { value: id, label: name } }
}

export const PersonPicker = (props: InputProps<KnownRef, string>): ReactNode => {
  const { value, onChange } = props
  const [open, setOpen] = useState(false)
  const choose = (id: string | undefined): void => {
    if (id) addRecent('user', id)
    onChange?.(id)
  }
  const pick = (id: string): void => {
    choose(id)
    setOpen(false)
  }
  const { items, common } = usePersonSelect(props, value ? [idOf(value)] : [], pick)
  const shown = useShown(items)
  const current = value ? shown(value) : undefined
  return (
    <Select<Selection | null, object>
      {...common}
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        common.onOpenChange(next)
      }}
      {...(current && {
        prefix: (
          <PersonFace name={current.name} avatar={items.find((one) => one.value === current.id)?.person.avatar} />
        ),
      })}
      value={current?.chosen ?? null}
      onChange={(next) => choose(next?.value)}
    />
  )
}

export const PersonsPicker = (props: InputProps<readonly KnownRef[], string[]>): ReactNode => {
  const { meta, value = [], onChange } = props
  const ids = value.map(idOf)
  const choose = (next: string[]): void => {
    for (const id of next.filter((one) => !ids.includes(one))) addRecent('user', id)
    onChange?.(next)
  }
  const pick = (id: string): void => choose(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id])
  const { items, common } = usePersonSelect(props, ids, pick)
  const shown = useShown(items)
  return (
    <Select<Selection[], object>
      {...common}
      mode="multiple"
      {...(meta.max !== undefined && { maxCount: meta.max })}
      value={value.map((one) => shown(one).chosen)}
      onChange={(next) => choose(next.map((one) => one.value))}
    />
  )
}
