import { Cascader } from 'antd'
import type { ReactNode } from 'react'
import { matches } from './pinyin-initials.ts'
import { regionPath, regionTree } from './region.ts'
import type { InputProps } from '../slots.ts'
import { passed } from './control-props.ts'
import { useText } from '../ui.texts.ts'

export const RegionInput = (props: InputProps<string>): ReactNode => {
  const t = useText()
  const { value, onChange } = props
  return (
    <Cascader
      {...passed(props)}
      style={{ width: '100%' }}
      options={regionTree}
      placeholder={t('pick')}
      showSearch={{ filter: (typed, path) => path.some(({ label }) => matches(typed, label)) }}
      changeOnSelect
      value={value ? regionPath(value) : []}
      onChange={(path: readonly (string | number)[] | null) => {
        const last = path?.at(-1)
        onChange?.(last === undefined ? undefined : String(last))
      }}
    />
  )
}
