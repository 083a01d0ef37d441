import { ColorPicker } from 'antd'
import type { ReactNode } from 'react'
import { useLabel } from '@/lib/i18n.ts'
import type { InputProps } from '@/ui/slots.ts'
import { colorPresets } from './color-presets.ts'

export const ColorInput = ({ meta, value, onChange, disabled, label }: InputProps<string>): ReactNode => {
  const say = useLabel()
  return (
    <ColorPicker
      allowClear
      aria-label={label ?? say(meta.label)}
      disabledAlpha
      showText
      disabled={disabled ?? false}
      presets={[{ label: say(meta.label), colors: colorPresets }]}
      value={value ?? null}
      onChange={(next) => onChange?.(next.toHexString().slice(0, 7))}
      onClear={() => onChange?.(undefined)}
    />
  )
}
