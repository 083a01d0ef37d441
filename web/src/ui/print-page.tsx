import { Button } from 'antd'
import { useEffect, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useSearchParams } from 'react-router'
import styles from './print-page.module.css'
import { useUiText } from './ui.texts.ts'

/** On paper there is only the sheet; the app behind it is put away while it is shown. */
const useSheetOnly = (): void => {
  useEffect(() => {
    const app = document.getElementById('root')
    app?.setAttribute('hidden', '')
    return () => app?.removeAttribute('hidden')
  }, [])
}

const Toolbar = ({ back, printing }: Pick<Props, 'back' | 'printing'>): ReactNode => {
  const t = useUiText()
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
  const print = (): void => {
    printing?.()
    window.print()
  }
  return (
    <div className={styles.toolbar}>
      <Button onClick={leave}>{back}</Button>
      <Button type="primary" onClick={print}>
        {t('print')}
      </Button>
    </div>
  )
}

type Props = {
  readonly back: string
  readonly className?: string | undefined
  /** Told when somebody prints. */
  readonly printing?: () => void
  /** Pages of their own, where there are several. */
  readonly sheets?: readonly { readonly key: string; readonly landscape?: boolean; readonly content: ReactNode }[]
  readonly children?: ReactNode
}

/** A sheet of A4 in place of the app, as long as the address says `print`. */
export const PrintPage = ({ back, className = '', printing, sheets, children }: Props): ReactNode => {
  useSheetOnly()
  return createPortal(
    <main className={styles.page}>
      <Toolbar back={back} {...(printing && { printing })} />
      {(sheets ?? [{ key: 'one', content: children }]).map(({ key, content, landscape = false }) => (
        <article key={key} className={`${styles.sheet ?? ''} ${className}`} data-landscape={landscape}>
          {content}
        </article>
      ))}
    </main>,
    document.body,
  )
}
