import { TreeSelect } from 'antd'
import { useState, type ReactNode } from 'react'
import type { Department } from '@srm/api/identity'
import { RecordFoot } from '@/ui/fields/ref/add-link.tsx'
import { useComingBack } from '@/ui/fields/ref/coming-back.ts'
import { passed, type Place } from '@/ui/fields/input/control-props.ts'
import { idOf, nameOf, rememberName } from '@/ui/fields/ref/known-names.ts'
import { matches } from '@/ui/fields/ref/pinyin-initials.ts'
import { addRecent, recentIds } from '@/ui/fields/ref/recent.ts'
import type { InputProps, KnownRef } from '@/ui/slots.ts'
import type { NamedRef } from '@srm/api/shared/fields'
import styles from '../identity.module.css'
import { useIdentityText } from '../identity.texts.ts'
import { useDepartments } from '../person/people.ts'

type Props = { readonly recent: readonly NamedRef[]; readonly pick: (id: string) => void }

const RecentDepartments = ({ recent, pick }: Props): ReactNode => {
  const t = useIdentityText()
  if (recent.length === 0) return null
  return (
    <div className={styles.recent}>
      <span className={styles.post}>{t('recent')}</span>
      {recent.map(({ id, name }) => (
        <button key={id} type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => pick(id)}>
          {name}
        </button>
      ))}
    </div>
  )
}

type Node = { readonly value: string; readonly title: string; readonly children: Node[] }
type Selection = { readonly value: string; readonly label: ReactNode }

const under = (all: readonly Department[], parentId: string | null): Node[] =>
  all
    .filter((department) => department.parentId === parentId)
    .toSorted((a, b) => a.sort - b.sort)
    .map(({ id, name }) => {
      rememberName(id, name)
      return { value: id, title: name, children: under(all, id) }
    })

const useDepartmentSelect = (props: Place, pick: (id: string) => void) => {
  const t = useIdentityText()
  const [typed, setTyped] = useState('')
  const { data = [], isLoading, isError, refetch } = useDepartments()
  const leave = useComingBack(() => void refetch())
  const recent = recentIds('department').flatMap((id) => data.find((one) => one.id === id) ?? [])
  return {
    ...passed(props),
    allowClear: true,
    labelInValue: true as const,
    treeDefaultExpandAll: true,
    loading: isLoading,
    placeholder: t('pickDepartment'),
    notFoundContent: isError ? t('failed') : t('none'),
    treeData: under(data, null),
    showSearch: {
      searchValue: typed,
      onSearch: setTyped,
      filterTreeNode: (text: string, node: { title?: unknown }) =>
        typeof node.title === 'string' && matches(text, node.title),
    },
    // Typing opens the list: what was typed first belongs to the search.
    onOpenChange: (open: boolean) => {
      if (!open) setTyped('')
    },
    onSelect: () => setTyped(''),
    popupMatchSelectWidth: 280,
    popupRender: (menu: ReactNode) => (
      <>
        {typed === '' && <RecentDepartments recent={recent} pick={pick} />}
        {menu}
        <RecordFoot of="department" leave={leave} />
      </>
    ),
  }
}

const shown = (value: KnownRef): Selection => ({ value: idOf(value), label: nameOf(value) ?? '…' })

export const DepartmentPicker = (props: InputProps<KnownRef, string>): ReactNode => {
  const [open, setOpen] = useState(false)
  const choose = (id: string | undefined): void => {
    if (id) addRecent('department', id)
    props.onChange?.(id)
  }
  const common = useDepartmentSelect(props, (id) => {
    choose(id)
    setOpen(false)
  })
  return (
    <TreeSelect<Selection | undefined, Node>
      {...common}
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        common.onOpenChange(next)
      }}
      value={props.value ? shown(props.value) : undefined}
      onChange={(next?: Selection | null) => choose(next?.value)}
    />
  )
}

export const DepartmentsPicker = (props: InputProps<readonly KnownRef[], string[]>): ReactNode => {
  const { value = [], onChange } = props
  const ids = value.map(idOf)
  const common = useDepartmentSelect(props, (id) => onChange?.([...new Set([...ids, id])]))
  return (
    <TreeSelect<Selection[], Node>
      {...common}
      multiple
      maxTagCount="responsive"
      value={value.map(shown)}
      onChange={(next) => onChange?.(next.map((one) => one.value))}
    />
  )
}
