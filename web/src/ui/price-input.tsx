import { Input } from 'antd'
import { useState, type ReactNode } from 'react'
import { formatAmount } from '@/lib/format.ts'
import { cleanPrice } from './price.ts'
import type { InputProps } from './slots.ts'

/** An amount: plain digits while one types, grouped by thousands when one is done. */
export const PriceInput = ({ meta, id, value, onChange, onBlur, disabled }: InputProps<string>): ReactNode => {
  const [typing, setTyping] = useState(false)
  const limits = { places: meta.places ?? 2, negative: meta.negative ?? false }
  const suffix = meta.kind === 'percent' ? { suffix: '%' } : {}
  return (
    <Input
      {...(id && { id })}
      {...suffix}
      {...(meta.kind === 'money' && { prefix: '￥' })}
      inputMode="decimal"
      disabled={disabled ?? false}
      value={typing ? (value ?? '') : formatAmount(value ?? '')}
      onFocus={() => setTyping(true)}
      onBlur={() => {
        setTyping(false)
        onBlur?.()
      }}
      onChange={(event) => onChange?.(cleanPrice(event.target.value, limits) || undefined)}
    />
  )
}
