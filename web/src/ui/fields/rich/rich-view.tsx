import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { cleanHtml } from './clean-html.ts'
import styles from './rich.module.css'

type Props = { readonly html: string; readonly compact: boolean }

export const RichView = ({ html, compact }: Props): ReactNode => {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    box.current?.replaceChildren(cleanHtml(html))
  }, [html])
  if (compact)
    return <span className={styles.line}>{cleanHtml(html.replaceAll(/<\/(p|h\d|li)>/g, ' ')).textContent}</span>
  return <div ref={box} className={styles.prose} />
}
