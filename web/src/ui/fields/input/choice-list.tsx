import type { ReactNode } from 'react'
import { useLabel } from '@/lib/i18n.ts'
import { CheckBox } from '@/ui/check-box.tsx'
import { Status } from '@/ui/status.tsx'
import type { InputProps } from '@/ui/slots.ts'
import styles from '../field-filter.module.css'

/** Choices one ticks without opening anything first. */
export const ChoiceList = ({
  meta,
  value = [],
  onChange,
  label,
}: InputProps<readonly string[], string[]>): ReactNode => {
  const say = useLabel()
  const toggle = (one: string): void => {
    const next = value.includes(one) ? value.filter((other) => other !== one) : [...value, one]
    onChange?.(next.length > 0 ? next : undefined)
  }
  return (
    <fieldset className={styles.choices} aria-label={label}>
      {(meta.choices ?? []).map((choice) => (
        <CheckBox
          key={choice.value}
          className={styles.choice}
          checked={value.includes(choice.value)}
          toggle={() => toggle(choice.value)}
        >
          {choice.color ? <Status color={choice.color}>{say(choice.label)}</Status> : say(choice.label)}
        </CheckBox>
      ))}
    </fieldset>
  )
}
