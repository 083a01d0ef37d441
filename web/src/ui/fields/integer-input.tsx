import { InputNumber } from 'antd'
import type { ReactNode } from 'react'
import type { InputProps } from '../slots.ts'
import { clampNumber } from './clamp.ts'
import { passed } from './control-props.ts'

export const IntegerInput = (props: InputProps<number>): ReactNode => {
  const { meta, value, onChange } = props
  return (
    <InputNumber<number>
      {...passed(props)}
      style={{ width: '100%' }}
      precision={0}
      {...(meta.min !== undefined && { min: meta.min })}
      {...(meta.max !== undefined && { max: meta.max })}
      value={value ?? null}
      onChange={(next) => onChange?.(next === null ? undefined : clampNumber(Math.trunc(next), meta))}
    />
  )
}
