import { useId, type InputHTMLAttributes, type ReactNode } from 'react'
import styles from './apply.module.css'
import { useApplyText } from '../onboarding.texts.ts'

type FieldStatus = {
  readonly label: string
  readonly error?: string | undefined
  /** What the reviewer said of it. */
  readonly remark?: string | undefined
  readonly hint?: string | undefined
  readonly optional?: boolean
}

type BoxProps = FieldStatus & { readonly id: string; readonly children: ReactNode }

const Box = ({ id, label, error, remark, hint, optional, children }: BoxProps): ReactNode => {
  const t = useApplyText()
  const note = error ?? hint
  return (
    <div className={styles.field} data-wrong={error ? true : undefined} data-remark={remark ? true : undefined}>
      <label htmlFor={id}>
        {label}
        {optional && <small>{t('optional')}</small>}
      </label>
      {remark && <p className={styles.remark}>{remark}</p>}
      {children}
      {note && (
        <p id={`${id}-note`} className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
          {note}
        </p>
      )}
    </div>
  )
}

type OwnProps = 'value' | 'onChange' | 'id'
type Change = { readonly value: string; readonly change: (value: string) => void }

type TextProps = FieldStatus &
  Change &
  Omit<InputHTMLAttributes<HTMLInputElement>, OwnProps> & { readonly lines?: number }

const noted = (id: string, { error, hint }: FieldStatus) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error || hint ? `${id}-note` : undefined,
})

export const TextField = (props: TextProps): ReactNode => {
  const { label, error, remark, hint, optional = false, value, change, lines, ...input } = props
  const id = useId()
  const told = { label, error, remark, hint, optional }
  return (
    <Box id={id} {...told}>
      {lines ? (
        <textarea
          id={id}
          rows={lines}
          value={value}
          {...noted(id, told)}
          onChange={({ target }) => change(target.value)}
        />
      ) : (
        <input {...input} id={id} value={value} {...noted(id, told)} onChange={({ target }) => change(target.value)} />
      )}
    </Box>
  )
}

type SelectProps = FieldStatus & Change & { readonly options: readonly (readonly [value: string, text: string])[] }

export const SelectField = ({ value, change, options, ...told }: SelectProps): ReactNode => {
  const t = useApplyText()
  const id = useId()
  return (
    <Box id={id} {...told}>
      <select id={id} value={value} {...noted(id, told)} onChange={({ target }) => change(target.value)}>
        <option value="">{t('choose')}</option>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </Box>
  )
}

type TickProps = { readonly label: ReactNode; readonly on: boolean; readonly change: (on: boolean) => void }

export const Tick = ({ label, on, change }: TickProps): ReactNode => (
  <label className={styles.tick}>
    <input type="checkbox" checked={on} onChange={({ target }) => change(target.checked)} />
    <span>{label}</span>
  </label>
)
