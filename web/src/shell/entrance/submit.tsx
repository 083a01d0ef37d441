import type { ReactNode } from 'react'
import buttons from './button.module.css'
import { Icon } from './icon.tsx'
import styles from './entrance.module.css'

type Props = { readonly alert: string; readonly busy: boolean; readonly children: ReactNode }

/** The button of a form, and above it what concerns the form as a whole. */
export const Submit = ({ alert, busy, children }: Props): ReactNode => (
  <>
    <div role="alert">
      {alert && (
        <p className={styles.alert}>
          <Icon name="alert" size={18} />
          {alert}
        </p>
      )}
    </div>
    <button type="submit" className={`${buttons.primary} ${buttons.wide}`} aria-busy={busy} aria-disabled={busy}>
      {busy && <i className={buttons.spinner} aria-hidden />}
      {children}
    </button>
  </>
)
