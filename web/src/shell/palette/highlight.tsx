import type { ReactNode } from 'react'
import { matchOf } from './match.ts'
import styles from './palette.module.css'

/** Text stays text: the match is cut out of it, never written into markup. */
export const Highlight = ({ text, keyword }: { readonly text: string; readonly keyword: string }): ReactNode => {
  const match = matchOf(text, keyword)
  if (!match) return text
  const characters = [...text]
  const part = (from: number, to?: number): string => characters.slice(from, to).join('')
  return (
    <>
      {part(0, match.from)}
      <mark className={styles.mark}>{part(match.from, match.to)}</mark>
      {part(match.to)}
    </>
  )
}
