import { Select, Switch } from 'antd'
import type { ReactNode } from 'react'
import { changeTheme, useSettings } from '@/lib/settings.ts'
import type { Theme } from '@/lib/theme/theme-settings.ts'
import styles from './theme.module.css'

type RowProps = { readonly label: string; readonly children: ReactNode }

export const Row = ({ label, children }: RowProps): ReactNode => (
  <div className={styles.row}>
    <span>{label}</span>
    {children}
  </div>
)

type ThemeKey<T> = { [K in keyof Theme]: Theme[K] extends T ? K : never }[keyof Theme]

type ToggleProps = { readonly label: string; readonly of: ThemeKey<boolean> }

export const Toggle = ({ label, of }: ToggleProps): ReactNode => {
  const checked = useSettings(({ theme }) => theme[of])
  return (
    <Row label={label}>
      <Switch size="small" aria-label={label} checked={checked} onChange={(value) => changeTheme({ [of]: value })} />
    </Row>
  )
}

type Choice = string | number
type PickProps<V extends Choice> = {
  readonly label: string
  readonly of: ThemeKey<Choice>
  readonly from: readonly V[]
  readonly text: (value: V) => string
}

export const Pick = <V extends Choice>({ label, of, from, text }: PickProps<V>): ReactNode => {
  const value = useSettings(({ theme }) => theme[of]) as V
  return (
    <Row label={label}>
      <Select<V>
        size="small"
        className={styles.pick}
        aria-label={label}
        value={value}
        options={from.map((one) => ({ value: one, label: text(one) }))}
        onChange={(next) => changeTheme({ [of]: next })}
      />
    </Row>
  )
}
