import { Cascader } from 'antd'
import type { ReactNode } from 'react'
import { regionPath, regionTree } from './region.ts'
import type { InputProps } from './slots.ts'
import { useText } from './ui.texts.ts'

export const RegionInput = ({ id, value, onChange, onBlur, disabled = false }: InputProps<string>): ReactNode => {
  const t = useText()
  return (
    <Cascader
      {...(id && { id })}
      {...(onBlur && { onBlur })}
      disabled={disabled}
      style={{ width: '100%' }}
      options={regionTree}
      placeholder={t('pick')}
      showSearch
      changeOnSelect
      value={value ? regionPath(value) : []}
      onChange={(path: readonly (string | number)[] | null) => {
        const last = path?.at(-1)
        onChange?.(last === undefined ? undefined : String(last))
      }}
    />
  )
}
