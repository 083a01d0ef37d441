import { useId, type InputHTMLAttributes, type ReactNode } from 'react'
import fields from './fields.module.css'
import { useExternalText } from '../ui.texts.ts'

type Common = {
  readonly label: string
  readonly value: string
  readonly change: (value: string) => void
  readonly isMissing?: boolean
  readonly isOptional?: boolean
}

type BoxProps = Pick<Common, 'label' | 'isMissing' | 'isOptional'> & {
  readonly id: string
  readonly children: ReactNode
}

const Box = ({ id, label, isMissing, isOptional, children }: BoxProps): ReactNode => {
  const t = useExternalText()
  return (
    <div className={fields.field} data-wrong={isMissing ? true : undefined}>
      <label htmlFor={id}>
        {label}
        {isOptional && <small>{t('optional')}</small>}
      </label>
      {children}
      {isMissing && (
        <p id={`${id}-note`} className={fields.error} role="alert">
          {t('missing')}
        </p>
      )}
    </div>
  )
}

const told = (id: string, isMissing: boolean | undefined) => ({
  'aria-invalid': isMissing ? true : undefined,
  'aria-describedby': isMissing ? `${id}-note` : undefined,
})

type TextProps = Common &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'id'> & {
    readonly lines?: number
    readonly unit?: string
    readonly symbol?: string
  }

export const TextField = ({
  label,
  value,
  change,
  isMissing,
  isOptional,
  lines,
  unit,
  symbol,
  ...input
}: TextProps) => {
  const id = useId()
  return (
    <Box id={id} label={label} isMissing={isMissing ?? false} isOptional={isOptional ?? false}>
      {lines ? (
        <textarea
          id={id}
          rows={lines}
          value={value}
          {...told(id, isMissing)}
          onChange={({ target }) => change(target.value)}
        />
      ) : (
        <span className={fields.input}>
          {symbol && <i aria-hidden>{symbol}</i>}
          <input
            {...input}
            id={id}
            value={value}
            {...told(id, isMissing)}
            onChange={({ target }) => change(target.value)}
          />
          {unit && <i>{unit}</i>}
        </span>
      )}
    </Box>
  )
}

/** What people type for an amount, as it is sent: no grouping, a point where the keyboard has a full-width one. */
export const cleanAmount = (text: string): string => text.replaceAll('。', '.').replaceAll(/[^\d.]/g, '')

export const MoneyField = ({ change, ...props }: TextProps): ReactNode => (
  <TextField
    symbol="￥"
    inputMode="decimal"
    autoComplete="off"
    {...props}
    change={(text) => change(cleanAmount(text))}
  />
)

export const NumberField = ({ change, ...props }: TextProps): ReactNode => (
  <TextField inputMode="decimal" autoComplete="off" {...props} change={(text) => change(cleanAmount(text))} />
)

type SelectProps = Common & { readonly options: readonly (readonly [value: string, text: string])[] }

export const SelectField = ({ label, value, change, options, isMissing, isOptional }: SelectProps): ReactNode => {
  const id = useId()
  return (
    <Box id={id} label={label} isMissing={isMissing ?? false} isOptional={isOptional ?? false}>
      <span className={fields.input}>
        <select id={id} value={value} {...told(id, isMissing)} onChange={({ target }) => change(target.value)}>
          {options.map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
      </span>
    </Box>
  )
}

type TickProps = { readonly label: string; readonly isOn: boolean; readonly change: (isOn: boolean) => void }

export const Tick = ({ label, isOn, change }: TickProps): ReactNode => (
  <label className={fields.tick}>
    <input type="checkbox" checked={isOn} onChange={({ target }) => change(target.checked)} />
    <span>{label}</span>
  </label>
)
