import { useEffect, useState, type InputHTMLAttributes, type ReactNode } from 'react'
import { useEntranceText } from '../public/public.texts.ts'
import styles from './field.module.css'
import { Icon } from './icon.tsx'
import type { Form } from './use-form.ts'

type Values = Readonly<Record<string, string>>
type OwnProps = 'label' | 'name' | 'value' | 'onChange' | 'id' | 'form' | 'children'

export type FieldProps<V extends Values> = Omit<InputHTMLAttributes<HTMLInputElement>, OwnProps> & {
  readonly form: Form<V>
  readonly name: keyof V & string
  readonly label: string
  /** Shown while nothing is wrong. */
  readonly hint?: string
  /** Stands to the right of the label. */
  readonly aside?: ReactNode
  /** Stands inside the box, behind the text. */
  readonly children?: ReactNode
  /** The first of a form that took the place of another, so that one can go on typing. */
  readonly focused?: boolean
  /** What is typed, before it is kept. */
  readonly tidy?: (value: string) => string
}

const same = (value: string): string => value

export const Field = <V extends Values>({
  form,
  name,
  label,
  hint,
  aside,
  children,
  focused = false,
  tidy = same,
  ...input
}: FieldProps<V>): ReactNode => {
  const id = form.fieldId(name)
  const error = form.errors[name]
  useEffect(() => {
    if (focused) document.getElementById(id)?.focus()
  }, [focused, id])
  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className={styles.box} data-invalid={error ? true : undefined}>
        <input
          {...input}
          id={id}
          name={name}
          value={form.values[name]}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-note` : undefined}
          onChange={(event) => form.set(name, tidy(event.target.value))}
        />
        {children}
      </div>
      {(error || hint) && (
        <p id={`${id}-note`} className={error ? styles.error : styles.hint} aria-live="polite">
          {error ?? hint}
        </p>
      )}
    </div>
  )
}

export const PasswordField = <V extends Values>(props: FieldProps<V>): ReactNode => {
  const t = useEntranceText()
  const [shown, setShown] = useState(false)
  return (
    <Field {...props} type={shown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none">
      <button
        type="button"
        className={styles.icon}
        aria-label={shown ? t('hidePassword') : t('showPassword')}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon name={shown ? 'eyeOff' : 'eye'} size={18} />
      </button>
    </Field>
  )
}
