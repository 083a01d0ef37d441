import { Button } from 'antd'
import { useEffect, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useSearchParams } from 'react-router'
import styles from './print-page.module.css'
import { useText } from './ui.texts.ts'

/** On paper there is only the sheet; the app behind it is put away while it is shown. */
const useSheetOnly = (): void => {
  useEffect(() => {
    const app = document.getElementById('root')
    app?.setAttribute('hidden', '')
    return () => app?.removeAttribute('hidden')
  }, [])
}

const Toolbar = ({ back }: { readonly back: string }): ReactNode => {
  const t = useText()
  const [, setParams] = useSearchParams()
  const leave = (): void =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete('print')
        return after
      },
      { replace: true },
    )
  return (
    <div className={styles.toolbar}>
      <Button onClick={leave}>{back}</Button>
      <Button type="primary" onClick={() => window.print()}>
        {t('print')}
      </Button>
    </div>
  )
}

type Props = { readonly back: string; readonly className?: string | undefined; readonly children: ReactNode }

/** A sheet of A4 in place of the app, as long as the address says `print`. */
export const PrintPage = ({ back, className = '', children }: Props): ReactNode => {
  useSheetOnly()
  return createPortal(
    <main className={styles.page}>
      <Toolbar back={back} />
      <article className={`${styles.sheet ?? ''} ${className}`}>{children}</article>
    </main>,
    document.body,
  )
}
