import { SearchOutlined } from '@ant-design/icons'
import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { create } from 'zustand'
import { useSettings } from '@/lib/settings.ts'
import styles from './palette.module.css'
import { usePaletteText } from '../shell.texts.ts'

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }))

/** Apart from the header: that is made anew when somebody's own layout arrives, and what was opened stays open. */
const usePalette = create(() => ({ isOpen: false }))
const open = (): void => usePalette.setState({ isOpen: true })
const close = (): void => usePalette.setState({ isOpen: false })

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent)

/** Ctrl or ⌘ with K, wherever one is. */
const useShortcut = (): void => {
  useEffect(() => {
    const pressed = (event: globalThis.KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      open()
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [])
}

export const PaletteOpener = (): ReactNode => {
  const t = usePaletteText()
  const isOpen = usePalette((state) => state.isOpen)
  const shown = useSettings(({ theme }) => theme.showSearch)
  useShortcut()
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
      <Suspense>{isOpen && <Palette close={close} />}</Suspense>
    </>
  )
}
