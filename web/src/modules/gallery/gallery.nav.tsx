import { useEffect, useState, type ReactNode } from 'react'
import styles from './gallery.module.css'
import { useText, type GalleryKey } from './gallery.texts.ts'

type Props = { readonly parts: readonly GalleryKey[] }

const under = 120
const placeOf = (part: string): HTMLElement | null => document.querySelector(`[data-part="${part}"]`)

/** The part being read: the last whose top has passed under the header. */
const useReading = (parts: readonly GalleryKey[]): GalleryKey | undefined => {
  const [reading, setReading] = useState(parts[0])
  useEffect(() => {
    const look = (): void => {
      const passed = parts.findLast((part) => (placeOf(part)?.getBoundingClientRect().top ?? Infinity) < under)
      setReading(passed ?? parts[0])
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [parts])
  return reading
}

export const Contents = ({ parts }: Props): ReactNode => {
  const t = useText()
  const reading = useReading(parts)
  const show = (part: string): void => {
    const place = placeOf(part)
    place?.scrollIntoView({ block: 'start' })
    place?.focus({ preventScroll: true })
  }
  return (
    <nav className={styles.nav} aria-label={t('contents')}>
      {parts.map((part) => (
        <button
          key={part}
          type="button"
          className={styles.anchor}
          aria-current={reading === part ? 'true' : undefined}
          onClick={() => show(part)}
        >
          {t(part)}
        </button>
      ))}
    </nav>
  )
}
