import { Cascader } from 'antd'
import { useState, type ReactNode } from 'react'
import { matches } from './pinyin-initials.ts'
import { regionPath, regionStem, regionTree } from './region.ts'
import type { InputProps } from '../slots.ts'
import { passed } from './control-props.ts'
import { useText } from '../ui.texts.ts'

/** Every control makes an index of all its options: it gets them only while somebody is at it. */
export const RegionInput = (props: InputProps<string>): ReactNode => {
  const t = useText()
  const { value, onChange, onBlur } = props
  const [used, setUsed] = useState(false)
  return (
    <Cascader
      {...passed(props)}
      style={{ width: '100%' }}
      options={used ? regionTree : regionStem(value)}
      onFocus={() => setUsed(true)}
      onBlur={() => {
        setUsed(false)
        onBlur?.()
      }}
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
