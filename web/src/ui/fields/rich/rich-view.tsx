import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { pictureMark } from '@srm/api/shared/rich-text'
import { cleanHtml } from './clean-html.ts'
import { showPicture } from './pictures.ts'
import styles from './rich.module.css'

type Props = { readonly html: string; readonly compact: boolean }

export const RichView = ({ html, compact }: Props): ReactNode => {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const clean = cleanHtml(html)
    for (const image of clean.querySelectorAll('img')) void showPicture(image, image.getAttribute(pictureMark) ?? '')
    box.current?.replaceChildren(clean)
  }, [html])
  if (compact)
    return <span className={styles.line}>{cleanHtml(html.replaceAll(/<\/(p|h\d|li)>/g, ' ')).textContent}</span>
  return <div ref={box} className={styles.prose} />
}
