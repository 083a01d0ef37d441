import { StopOutlined } from '@ant-design/icons'
import { useRef, useState, type ReactNode } from 'react'
import { colorPresets } from '../fields/input/color-presets.ts'
import { Pop } from '../record-list/filter/pop.tsx'
import type { TreeNode } from './tree-node.ts'
import { useTreeText } from '../ui.texts.ts'
import styles from './tree-row.module.css'

export const Dot = ({ color }: { readonly color: string | null | undefined }): ReactNode => (
  <i aria-hidden className={styles.dot} data-none={!color} style={color ? { background: color } : undefined} />
)

type Props = {
  readonly node: TreeNode
  readonly reachable: boolean
  readonly paint: ((color: string | null) => void) | undefined
}

/** The colour of a node, and the colours to choose from. */
export const TreeColor = ({ node, reachable, paint }: Props): ReactNode => {
  const t = useTreeText()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  if (!paint)
    return (
      <span className={styles.dotPlace}>
        <Dot color={node.color} />
      </span>
    )
  const pick = (color: string | null): void => {
    setOpen(false)
    paint(color)
  }
  const label = t('color', { name: node.name })
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.dotButton}
        tabIndex={reachable ? 0 : -1}
        aria-label={label}
        aria-expanded={open}
        title={t('pickColor')}
        onClick={() => setOpen(!open)}
      >
        <Dot color={node.color} />
      </button>
      {open && (
        <Pop anchor={button} label={label} close={() => setOpen(false)}>
          <div className={styles.swatches}>
            {colorPresets.map((color) => (
              <button
                key={color}
                type="button"
                aria-label={color}
                aria-pressed={node.color === color}
                style={{ background: color }}
                onClick={() => pick(color)}
              />
            ))}
            <button type="button" className={styles.noColor} aria-label={t('noColor')} onClick={() => pick(null)}>
              <StopOutlined aria-hidden />
            </button>
          </div>
        </Pop>
      )}
    </>
  )
}
