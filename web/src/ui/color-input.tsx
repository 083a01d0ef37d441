import { ColorPicker } from 'antd'
import type { ReactNode } from 'react'
import { useLabel } from '@/lib/i18n.ts'
import type { InputProps } from './slots.ts'

const presets = [
  '#1e90ff',
  '#4e6ef2',
  '#0052d9',
  '#3fb884',
  '#16baa9',
  '#07c160',
  '#009688',
  '#6954f0',
  '#7b40f2',
  '#f01414',
]

export const ColorInput = ({ meta, value, onChange, disabled }: InputProps<string>): ReactNode => {
  const say = useLabel()
  return (
    <ColorPicker
      allowClear
      disabledAlpha
      showText
      disabled={disabled ?? false}
      presets={[{ label: say(meta.label), colors: presets }]}
      value={value ?? null}
      onChange={(next) => onChange?.(next.toHexString().slice(0, 7))}
      onClear={() => onChange?.(undefined)}
    />
  )
}
