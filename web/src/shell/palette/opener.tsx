import { SearchOutlined } from '@ant-design/icons'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { useSettings } from '@/lib/settings.ts'
import styles from './palette.module.css'
import { useText } from './palette.texts.ts'

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }))

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent)

/** Ctrl or ⌘ with K, wherever one is. */
const useShortcut = (open: () => void): void => {
  useEffect(() => {
    const pressed = (event: globalThis.KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      open()
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [open])
}

export const PaletteOpener = (): ReactNode => {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const [open] = useState(() => () => setOpen(true))
  const shown = useSettings(({ theme }) => theme.showSearch)
  useShortcut(open)
  return (
    <>
      {shown && (
        <button
          type="button"
          className={styles.opener}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          title={t('label')}
          onClick={open}
        >
          <SearchOutlined aria-hidden />
          <span className={styles.openerText}>{t('label')}</span>
          <kbd className={styles.openerKeys}>{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
        </button>
      )}
      <Suspense>{isOpen && <Palette close={() => setOpen(false)} />}</Suspense>
    </>
  )
}
