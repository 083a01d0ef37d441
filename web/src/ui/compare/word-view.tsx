import type { ReactNode } from 'react'
import type { Piece } from './word-diff.ts'
import styles from './word-view.module.css'

type Props = {
  readonly pieces: readonly Piece[]
  /** Leaves out what only the other of both texts has. */
  readonly without?: 'added' | 'removed'
}

/** One text with what went and what came marked in it, line breaks kept. */
export const WordView = ({ pieces, without }: Props): ReactNode => (
  <div className={styles.words}>
    {pieces
      .filter(({ kind }) => kind !== without)
      .map(({ kind, text }, at) => {
        const key = `${kind}-${String(at)}`
        if (kind === 'same') return <span key={key}>{text}</span>
        return kind === 'removed' ? <del key={key}>{text}</del> : <ins key={key}>{text}</ins>
      })}
  </div>
)
