import { Select } from 'antd'
import type { ReactNode } from 'react'
import { dictionary } from '@srm/api/dictionary'
import { dictionaryPages } from '@srm/api/dictionary/pages'
import { useRead } from '@/lib/api/query.ts'
import { PickerFoot } from '@/ui/fields/ref/add-link.tsx'
import { useComingBack } from '@/ui/fields/ref/coming-back.ts'
import { passed, type Place } from '@/ui/fields/input/control-props.ts'
import { matches } from '@/ui/fields/ref/pinyin-initials.ts'
import type { InputProps } from '@/ui/slots.ts'
import { Status } from '@/ui/status.tsx'
import { useText } from './dictionary.texts.ts'
import { flatten } from './option.tree.ts'

type Item = { readonly value: string; readonly label: string; readonly color: string | null; readonly depth: number }

const dictionaryPath = (of: string): string => `${dictionaryPages.options.path}?activeId=${encodeURIComponent(of)}`

const face = ({ label, color }: Item): ReactNode => (color ? <Status color={color}>{label}</Status> : label)

/** Offers the enabled options and the chosen ones, and the way to the page where a missing one is added. */
const useOptionSelect = (props: Place, chosen: readonly string[]) => {
  const t = useText()
  const of = props.meta.of ?? ''
  const { data = [], isLoading, isError, refetch } = useRead(dictionary.tree, { query: { selTypeName: of } })
  const leave = useComingBack(() => void refetch())
  const options = flatten(data)
    .filter(({ option }) => option.status === 'enabled' || chosen.includes(option.value))
    .map(({ option, depth }): Item => ({ value: option.value, label: option.optionName, color: option.color, depth }))
  return {
    ...passed(props),
    allowClear: true,
    loading: isLoading,
    options,
    placeholder: t('pick'),
    notFoundContent: isError ? t('pickFailed') : t('pickNone'),
    showSearch: { filterOption: (typed: string, item?: Item) => item !== undefined && matches(typed, item.label) },
    optionRender: ({ data: item }: { data: Item }) => (
      <span style={{ paddingInlineStart: item.depth * 16 }}>{face(item)}</span>
    ),
    labelRender: ({ value, label }: { value: string | number; label?: ReactNode }) => {
      const found = options.find((item) => item.value === value)
      if (found) return face(found)
      return isLoading ? '…' : label
    },
    popupRender: (menu: ReactNode) => (
      <>
        {menu}
        <PickerFoot add={{ to: dictionaryPath(of), text: t('newOption') }} leave={leave} />
      </>
    ),
  }
}

export const OptionPicker = (props: InputProps<string>): ReactNode => (
  <Select<string | null, Item>
    {...useOptionSelect(props, props.value ? [props.value] : [])}
    value={props.value ?? null}
    onChange={(next) => props.onChange?.(next ?? undefined)}
  />
)

export const OptionsPicker = (props: InputProps<readonly string[], string[]>): ReactNode => {
  const { meta, value = [] } = props
  return (
    <Select<string[], Item>
      {...useOptionSelect(props, value)}
      mode="multiple"
      {...(meta.max !== undefined && { maxCount: meta.max })}
      value={[...value]}
      onChange={(next) => props.onChange?.(next)}
    />
  )
}
