import type { ReactNode } from 'react'
import { useEntranceText } from '../public/public.texts.ts'
import { PasswordField, type FieldProps } from './field.tsx'
import { Icon } from './icon.tsx'
import styles from './new-password.module.css'
import { longEnough, mixed, strengthOf } from './strength.ts'

type Values = Readonly<Record<string, string>>

const Rule = ({ met, text }: { readonly met: boolean; readonly text: string }): ReactNode => (
  <li data-met={met || undefined}>
    <Icon name="check" size={14} />
    {text}
  </li>
)

/** A password to be set: how good it is shows while it is typed. */
export const NewPasswordField = <V extends Values>(props: FieldProps<V>): ReactNode => {
  const t = useEntranceText()
  const value = props.form.values[props.name] ?? ''
  // What the server refused is weak, whatever it looks like.
  const strength = value && props.form.errors[props.name] ? 1 : strengthOf(value)
  return (
    <div className={styles.part}>
      <PasswordField {...props} autoComplete="new-password" />
      <div className={styles.meter} data-strength={strength} aria-hidden>
        <i />
        <i />
        <i />
        <i />
      </div>
      <ul className={styles.rules}>
        <Rule met={longEnough(value)} text={t('rule.long')} />
        <Rule met={mixed(value)} text={t('rule.mixed')} />
        <li className={styles.word} aria-live="polite">
          {strength > 0 && t(`strength.${String(strength) as '1' | '2' | '3' | '4'}`)}
        </li>
      </ul>
    </div>
  )
}
