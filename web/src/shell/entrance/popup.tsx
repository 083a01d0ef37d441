import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useEntranceText } from '../public/public.texts.ts'
import { Icon } from './icon.tsx'
import styles from './popup.module.css'

type Props = {
  readonly title: string
  readonly close: () => void
  readonly children: ReactNode
  readonly wide?: boolean
}

/** The browser's own dialog: it keeps the focus inside, and Esc closes it. */
export const Popup = ({ title, close, children, wide = false }: Props): ReactNode => {
  const t = useEntranceText()
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed while it is still on the page, it hands the focus back to where it was.
  useLayoutEffect(() => {
    const shown = dialog.current
    if (!shown?.open) shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.popup}
      data-wide={wide || undefined}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <button type="button" tabIndex={-1} aria-hidden className={styles.veil} onClick={close} />
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h2>{title}</h2>
          <button type="button" className={styles.close} aria-label={t('close')} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  )
}
