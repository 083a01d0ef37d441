import type { ReactNode } from 'react'
import { strokeBox } from './signature-pad.tsx'
import styles from './signature-pad.module.css'

type Strokes = readonly (readonly (readonly [x: number, y: number])[])[]

const pathOf = (strokes: Strokes): string =>
  strokes.map((points) => `M${points.map((point) => point.join(' ')).join('L')}`).join('')

/** A name as it was drawn. */
export const DrawnName = ({ label, strokes }: { readonly label: string; readonly strokes: Strokes }): ReactNode => (
  <figure className={styles.drawn} aria-label={label}>
    <svg viewBox={`0 0 ${String(strokeBox.width)} ${String(strokeBox.height)}`} aria-hidden>
      <path d={pathOf(strokes)} />
    </svg>
  </figure>
)
