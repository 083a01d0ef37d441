import { Select } from 'antd'
import type { ReactNode } from 'react'
import type { InputProps } from '@/ui/slots.ts'
import { Status } from '@/ui/status.tsx'
import { useUiText } from '@/ui/ui.texts.ts'
import { colorPresets } from './color-presets.ts'
import { passed } from './control-props.ts'

const swatch = (value: string): ReactNode => <Status color={value}>{value}</Status>

/** Several colours at once, for filters; one that is not offered can be typed. */
export const ColorsInput = (props: InputProps<readonly string[], string[]>): ReactNode => {
  const t = useUiText()
  return (
    <Select<string[], { value: string; label: string }>
      {...passed(props)}
      mode="tags"
      maxTagCount="responsive"
      placeholder={t('pick')}
      options={colorPresets.map((value) => ({ value, label: value }))}
      optionRender={({ data }) => swatch(data.value)}
      value={[...(props.value ?? [])]}
      onChange={(next) => props.onChange?.(next.map((one) => one.toLowerCase()))}
    />
  )
}
