import { TreeSelect } from 'antd'
import { useState, type ReactNode } from 'react'
import type { Option } from '@srm/api/shared/crud'
import type { InputProps, KnownRef } from '@/ui/slots.ts'
import { useUiText } from '@/ui/ui.texts.ts'
import { RecordFoot } from './add-link.tsx'
import { useComingBack } from './coming-back.ts'
import { passed, type Place } from '../input/control-props.ts'
import { useText } from '../fields.texts.ts'
import { idOf, nameOf, rememberName } from './known-names.ts'
import { matches } from './pinyin-initials.ts'
import { useRefOptions } from './ref-options.ts'

type Node = { readonly value: string; readonly title: string; readonly path: string; readonly children: Node[] }

/** In the order the server keeps; a record whose parent is not among them stands at the top. */
const nodesBelow = (options: readonly Option[], parent: Option | undefined, above: string): Node[] => {
  const ids = new Set(options.map(({ id }) => id))
  return options
    .filter(({ parentId }) => (parent ? parentId === parent.id : !parentId || !ids.has(parentId)))
    .map((option) => {
      const { id, name } = option
      const path = above ? `${above} / ${name}` : name
      rememberName(id, name)
      return { value: id, title: name, path, children: nodesBelow(options, option, path) }
    })
}

const pathsIn = (nodes: readonly Node[]): [string, string][] =>
  nodes.flatMap(({ value, path, children }) => [[value, path] as [string, string], ...pathsIn(children)])

const useTreeSelect = (props: Place, hasValue: boolean) => {
  const t = useText()
  const ui = useUiText()
  const of = props.meta.of ?? ''
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const { options, loading, failed, refresh } = useRefOptions(of, '', open || hasValue)
  const leave = useComingBack(refresh)
  const treeData = nodesBelow(options, undefined, '')
  const paths = new Map(pathsIn(treeData))
  return {
    chosen: (value: KnownRef) => {
      const id = idOf(value)
      return { value: id, label: paths.get(id) ?? nameOf(value) ?? '…' }
    },
    common: {
      ...passed(props),
      allowClear: true,
      labelInValue: true as const,
      treeDefaultExpandAll: true,
      loading,
      placeholder: ui('pick'),
      notFoundContent: failed ? t('pick.failed') : loading ? t('pick.searching') : t('pick.none'),
      treeData,
      treeNodeLabelProp: 'path',
      showSearch: {
        searchValue: typed,
        onSearch: setTyped,
        filterTreeNode: (text: string, node: { title?: unknown }) =>
          typeof node.title === 'string' && matches(text, node.title),
      },
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
    },
  }
}

type Selection = { readonly value: string; readonly label: ReactNode }

/** One record of a tree; the control shows the way to it. */
export const TreeRefInput = (props: InputProps<KnownRef, string>): ReactNode => {
  const { value, onChange } = props
  const { chosen, common } = useTreeSelect(props, value !== undefined)
  return (
    <TreeSelect<Selection | undefined, Node>
      {...common}
      value={value ? chosen(value) : undefined}
      onChange={(next) => onChange?.(next?.value)}
    />
  )
}

export const TreeRefsInput = (props: InputProps<readonly KnownRef[], string[]>): ReactNode => {
  const { meta, value = [], onChange } = props
  const { chosen, common } = useTreeSelect(props, value.length > 0)
  return (
    <TreeSelect<Selection[], Node>
      {...common}
      multiple
      {...(meta.max !== undefined && { maxCount: meta.max })}
      value={value.map(chosen)}
      onChange={(next) => onChange?.(next.map((one) => one.value))}
    />
  )
}
