import { Select } from 'antd'
import { useState, type ReactNode } from 'react'
import type { Option } from '@srm/api/shared/crud'
import { slot, type InputProps, type KnownRef } from '@/ui/slots.ts'
import { useUiText } from '@/ui/ui.texts.ts'
import { RecordFoot } from './add-link.tsx'
import { useComingBack } from './coming-back.ts'
import { passed, type Place } from '../input/control-props.ts'
import { useText } from '../fields.texts.ts'
import { idOf, nameOf, rememberName } from './known-names.ts'
import { addRecent, recentIds } from './recent.ts'
import { useRefOptions } from './ref-options.ts'
import { TreeRefInput, TreeRefsInput } from './tree-ref-input.tsx'
import styles from './ref-input.module.css'

type Item = { readonly value: string; readonly label: string; readonly code: string | null }

const itemOf = ({ id, name, code }: Option): Item => {
  rememberName(id, name)
  return { value: id, label: name, code }
}

/** The ones chosen last stand on top until one searches. */
const arranged = (of: string, options: readonly Option[], typed: string): Item[] => {
  const items = options.map(itemOf)
  if (typed !== '') return items
  const recent = recentIds(of).flatMap((id) => items.find((item) => item.value === id) ?? [])
  return [...recent, ...items.filter((item) => !recent.includes(item))]
}

const useRefSelect = (props: Place, values: readonly KnownRef[]) => {
  const t = useText()
  const ui = useUiText()
  const of = props.meta.of ?? ''
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(props.isOpen ?? false)
  // An answer may carry ids alone; their names are among the choices.
  const nameless = values.some((value) => nameOf(value) === undefined)
  const { options, loading, failed, refresh } = useRefOptions(of, typed, open || nameless)
  const leave = useComingBack(refresh)
  return {
    of,
    items: arranged(of, options, typed),
    common: {
      ...passed(props),
      ...(props.isOpen && { defaultOpen: true }),
      allowClear: true,
      loading,
      placeholder: ui('pick'),
      notFoundContent: failed ? t('pick.failed') : loading ? t('pick.searching') : t('pick.none'),
      showSearch: { searchValue: typed, onSearch: setTyped, filterOption: false as const },
      onOpenChange: (next: boolean) => {
        setOpen(next)
        // Typing opens the list: what was typed first belongs to the search.
        if (!next) setTyped('')
      },
      onSelect: () => setTyped(''),
      popupRender: (menu: ReactNode) => (
        <>
          {menu}
          <RecordFoot of={of} leave={leave} />
        </>
      ),
      optionRender: ({ data }: { data: Item }) => (
        <span className={styles.option}>
          <span>{data.label}</span>
          {data.code && <span className={styles.code}>{data.code}</span>}
        </span>
      ),
    },
  }
}

const chosen = (value: KnownRef) => ({ value: idOf(value), label: nameOf(value) ?? '…' })

const OneInput = (props: InputProps<KnownRef, string>): ReactNode => {
  const { of, items, common } = useRefSelect(props, props.value ? [props.value] : [])
  return (
    <Select<{ value: string; label: string } | null, Item>
      {...common}
      labelInValue
      options={items}
      value={props.value ? chosen(props.value) : null}
      onChange={(next) => {
        if (next) addRecent(of, next.value)
        props.onChange?.(next?.value)
      }}
    />
  )
}

type Many = InputProps<readonly KnownRef[], string[]>

const ManyInput = (props: Many): ReactNode => {
  const { meta, value = [] } = props
  const { of, items, common } = useRefSelect(props, value)
  return (
    <Select<{ value: string; label: string }[], Item>
      {...common}
      mode="multiple"
      labelInValue
      {...(meta.max !== undefined && { maxCount: meta.max })}
      options={items}
      value={value.map(chosen)}
      onChange={(next) => {
        for (const one of next.slice(value.length)) addRecent(of, one.value)
        props.onChange?.(next.map((one) => one.value))
      }}
    />
  )
}

export const RefInput = (props: InputProps<KnownRef, string>): ReactNode =>
  props.meta.tree ? <TreeRefInput {...props} /> : <OneInput {...props} />

/** What stands in a tree is chosen from it, everything else from a list. */
export const RefsInput = (props: Many): ReactNode => {
  if (props.meta.of === 'department') return slot('departments', props)
  return props.meta.tree ? <TreeRefsInput {...props} /> : <ManyInput {...props} />
}
