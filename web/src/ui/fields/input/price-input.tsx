import { Input } from 'antd'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import type { FieldMeta } from '@srm/api/shared/field-meta'
import { maxMoney } from '@srm/api/shared/money'
import { formatAmount } from '@/lib/format.ts'
import type { InputProps } from '@/ui/slots.ts'
import { passed } from './control-props.ts'
import styles from '../field-input.module.css'
import { allowsKey, cleanPrice, finishPrice, formatPrice, type PriceLimits } from './price.ts'
import { useSelectOnTyping } from './typing.ts'

const limitsOf = ({ kind, places = 2, negative = false, max }: FieldMeta): PriceLimits => {
  if (kind === 'money') return { places, negative, max: max === undefined ? maxMoney : String(max) }
  if (kind === 'quantity') return { places, negative, max: `99999999999.${'9'.repeat(places)}` }
  return { places, negative, max: String(max ?? 100) }
}

const refuse = (event: KeyboardEvent, limits: PriceLimits): void => {
  const composing = event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey
  if (!composing && !allowsKey(event.key, limits)) event.preventDefault()
}

type Props = InputProps<string> & { readonly symbol?: string }

/** An amount: plain digits while one types, with symbol and thousands when one is done. */
export const PriceInput = ({ symbol = '￥', ...props }: Props): ReactNode => {
  const { meta, value = '', onChange, onBlur } = props
  const [typed, setTyped] = useState<string>()
  const input = useSelectOnTyping(typed !== undefined)
  const limits = limitsOf(meta)
  const change = (text: string): void => {
    const clean = cleanPrice(text, limits)
    setTyped(clean)
    onChange?.(finishPrice(clean, limits) || undefined)
  }
  return (
    <Input
      ref={input}
      {...passed(props)}
      className={styles.number ?? ''}
      {...(meta.kind === 'percent' && { suffix: '%' })}
      inputMode="decimal"
      autoComplete="off"
      placeholder={props.placeholder ?? (meta.kind === 'money' ? `${symbol}0.00` : '0')}
      value={typed ?? (meta.kind === 'money' ? formatPrice(value, symbol) : formatAmount(value))}
      onFocus={() => setTyped(value)}
      onBlur={() => {
        setTyped(undefined)
        onBlur?.()
      }}
      onKeyDown={(event) => refuse(event, limits)}
      onChange={(event) => change(event.target.value)}
    />
  )
}
