import { PlusOutlined } from '@ant-design/icons'
import { useState, type CSSProperties, type ReactNode } from 'react'
import { Dot } from './tree-color.tsx'
import { useScope } from './tree-context.ts'
import { TreeNameInput } from './tree-name-input.tsx'
import type { Place } from './tree-node.ts'
import styles from './tree-row.module.css'

type Props = { readonly place: Place; readonly depth: number }

/** A row for a name that does not exist yet. After Enter it stays for the next one: lists are typed in one go. */
export const TreeAddRow = ({ place, depth }: Props): ReactNode => {
  const { tree, props } = useScope()
  const [added, setAdded] = useState(0)
  const { add } = props.acts
  if (!add) return null
  return (
    <div role="none" className={styles.row} style={{ '--depth': depth } as CSSProperties}>
      <span aria-hidden className={styles.handle} data-fixed />
      <span aria-hidden className={styles.guides} />
      <span aria-hidden className={styles.arrow}>
        <PlusOutlined />
      </span>
      {props.acts.paint && (
        <span aria-hidden className={styles.dotPlace}>
          <Dot color={null} />
        </span>
      )}
      <TreeNameInput
        key={added}
        name=""
        longest={props.longest ?? 50}
        save={(name) => add(name, place)}
        done={({ key, saved }) => {
          if (key && saved) setAdded(added + 1)
          else tree.stopEditing(key ? (place.before ?? place.parentId ?? tree.rows.at(-1)?.node.id) : undefined)
        }}
      />
    </div>
  )
}
