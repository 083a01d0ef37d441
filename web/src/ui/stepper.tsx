import { MinusOutlined, PlusOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { plainDecimalText } from '@srm/api/shared/decimal-text'
import styles from './stepper.module.css'
import { useUiText } from './ui.texts.ts'

type Props = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly unit?: string | null
  readonly isWrong?: boolean
}

const decimal = /^\d{0,9}(?:\.\d{0,4})?$/

const moved = (value: string, by: number): string => plainDecimalText(Math.max(0, (Number(value) || 0) + by).toFixed(4))

/** How many, counted with a thumb: one more, one less, or typed. */
export const Stepper = ({ label, value, onChange, unit, isWrong = false }: Props): ReactNode => {
  const t = useUiText()
  return (
    <span className={styles.stepper} data-wrong={isWrong || undefined}>
      <button
        type="button"
        aria-label={t('less', { label })}
        disabled={Number(value) <= 0}
        onClick={() => onChange(moved(value, -1))}
      >
        <MinusOutlined aria-hidden />
      </button>
      <input
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        value={value}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          const typed = target.value.replaceAll('。', '.')
          if (decimal.test(typed)) onChange(typed)
        }}
      />
      {unit && <span className={styles.unit}>{unit}</span>}
      <button type="button" aria-label={t('more', { label })} onClick={() => onChange(moved(value, 1))}>
        <PlusOutlined aria-hidden />
      </button>
    </span>
  )
}
