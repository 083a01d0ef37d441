import { useEffect, useState, type ReactNode, type RefObject } from 'react'
import { useFormText } from '../ui.texts.ts'
import styles from './record-form.module.css'

type Props = { readonly titles: readonly string[]; readonly place: RefObject<HTMLElement | null> }

const sectionsIn = (place: HTMLElement | null): HTMLElement[] => [
  ...(place?.querySelectorAll<HTMLElement>('[data-section]') ?? []),
]

/** The section being read: the last whose top has passed under the header. */
const useReading = ({ titles, place }: Props): string | undefined => {
  const [reading, setReading] = useState(titles[0])
  useEffect(() => {
    const look = (): void => {
      const passed = sectionsIn(place.current).findLast((one) => one.getBoundingClientRect().top < 160)
      setReading((passed ?? sectionsIn(place.current)[0])?.dataset['section'])
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [place])
  return reading
}

/** Where one is in a long form, and the way to the rest of it. The hash belongs to the router, so it scrolls itself. */
export const SectionNav = ({ titles, place }: Props): ReactNode => {
  const t = useFormText()
  const reading = useReading({ titles, place })
  const show = (title: string): void => {
    const section = sectionsIn(place.current).find((one) => one.dataset['section'] === title)
    section?.scrollIntoView({ block: 'start' })
    section?.focus({ preventScroll: true })
  }
  return (
    <nav className={styles.nav} aria-label={t('sections')}>
      {titles.map((title) => (
        <button
          key={title}
          type="button"
          className={styles.anchor}
          aria-current={reading === title ? 'true' : undefined}
          onClick={() => show(title)}
        >
          {title}
        </button>
      ))}
    </nav>
  )
}
