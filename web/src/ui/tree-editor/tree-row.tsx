import { CaretRightFilled, HolderOutlined, LockOutlined } from '@ant-design/icons'
import { useDraggable } from '@dnd-kit/core'
import type { CSSProperties, ReactNode, SyntheticEvent } from 'react'
import { TreeColor } from './tree-color.tsx'
import { useScope } from './tree-context.ts'
import { keysFor } from './tree-keys.ts'
import { TreeMenu } from './tree-menu.tsx'
import { TreeNameInput } from './tree-name-input.tsx'
import type { TreeNode, TreeRow as Row } from './tree-node.ts'
import { marked } from './tree-search.ts'
import { useTreeText } from '../ui.texts.ts'
import styles from './tree-row.module.css'

/** A press on a control is not the beginning of a drag, even when its panel lives elsewhere in the page. */
const stay = (event: SyntheticEvent): void => event.stopPropagation()

const isTouch = (event: Event): boolean => 'pointerType' in event && event.pointerType === 'touch'

const Controls = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <span role="presentation" className={styles.controls} onMouseDown={stay} onTouchStart={stay} onDoubleClick={stay}>
    {children}
  </span>
)

const Name = ({ name }: { readonly name: string }): ReactNode => {
  const [from, to] = marked(name, useScope().tree.wanted) ?? [0, 0]
  return (
    <span className={styles.name} title={name}>
      {name.slice(0, from)}
      {to > from && <mark>{name.slice(from, to)}</mark>}
      {name.slice(to)}
    </span>
  )
}

const Marks = ({ node }: { readonly node: TreeNode }): ReactNode => {
  const t = useTreeText()
  return (
    <>
      {node.system && (
        <span className={styles.lock} title={t('systemHint')}>
          <LockOutlined aria-hidden />
        </span>
      )}
      {node.disabled && <span className={styles.badge}>{t('disabled')}</span>}
    </>
  )
}

/** Said in the order in which it is seen, so that whoever speaks to the screen is understood. */
const useLabel = (node: TreeNode): string => {
  const t = useTreeText()
  const { props } = useScope()
  const count = node.count === undefined ? '' : (props.saidCount?.(node.count) ?? String(node.count))
  return [node.name, node.disabled ? t('disabled') : '', count, node.note, node.system ? t('system') : '']
    .filter(Boolean)
    .join(' ')
}

const Arrow = ({ row }: { readonly row: Row }): ReactNode => {
  const { tree } = useScope()
  if (row.open === undefined) return <span className={styles.arrow} />
  // The row itself opens and closes with the arrow keys; the arrow is for the pointer.
  return (
    <span
      aria-hidden
      className={styles.arrow}
      data-open={row.open}
      onMouseDown={stay}
      onClick={() => tree.open.setOpen(row.node.id, !row.open)}
    >
      <CaretRightFilled />
    </span>
  )
}

const Mark = ({ node, reachable }: { readonly node: TreeNode; readonly reachable: boolean }): ReactNode => {
  const { tree, props } = useScope()
  const { paint } = props.acts
  if (!paint && !node.color)
    return node.icon ? (
      <span aria-hidden className={styles.dotPlace}>
        {node.icon}
      </span>
    ) : null
  return (
    <Controls>
      <TreeColor node={node} reachable={reachable} paint={paint ? (color) => tree.paint(node, color) : undefined} />
    </Controls>
  )
}

const RowName = ({ node }: { readonly node: TreeNode }): ReactNode => {
  const { tree, props } = useScope()
  const { rename } = props.acts
  const renaming = tree.editing && 'renaming' in tree.editing && tree.editing.renaming === node.id
  if (!rename || !renaming) return <Name name={node.name} />
  return (
    <TreeNameInput
      name={node.name}
      longest={props.longest ?? 50}
      save={(name) => rename(node, name)}
      done={({ key }) => tree.stopEditing(key ? node.id : undefined)}
    />
  )
}

const Facts = ({ node }: { readonly node: TreeNode }): ReactNode => {
  const { props } = useScope()
  const Note = node.isNoteCode ? 'code' : 'span'
  // The spaces are not seen: they part the words of the row as its label does, for those who speak to the screen.
  return (
    <>
      {' '}
      {node.count !== undefined && (
        <span className={styles.count} data-none={node.count === 0}>
          {props.saidCount?.(node.count) ?? node.count}
        </span>
      )}{' '}
      {node.note && (
        <Note className={styles.note} data-stays={props.notesStay ?? false}>
          {node.note}
        </Note>
      )}
    </>
  )
}

type Props = { readonly row: Row; readonly lifted: boolean; readonly into: boolean }

export const TreeRow = ({ row, lifted, into }: Props): ReactNode => {
  const { tree, props, openMenu, remove, tell } = useScope()
  const { node } = row
  const current = tree.focus.current === node.id
  const editing = tree.editing && 'renaming' in tree.editing && tree.editing.renaming === node.id
  const fixed = !props.acts.move || tree.searching || editing === true
  const { setNodeRef, listeners } = useDraggable({ id: node.id, disabled: fixed })
  return (
    <div
      ref={setNodeRef}
      role="treeitem"
      aria-label={useLabel(node)}
      aria-level={row.depth + 1}
      aria-posinset={row.index + 1}
      aria-setsize={row.size}
      aria-expanded={row.open}
      aria-selected={current}
      tabIndex={current ? 0 : -1}
      data-id={node.id}
      data-lifted={lifted}
      data-into={into}
      data-disabled={node.disabled ?? false}
      className={styles.row}
      style={{ '--depth': row.depth } as CSSProperties}
      onFocus={() => tree.focus.note(node.id)}
      onKeyDown={keysFor(tree, row, { menu: openMenu, remove, tell })}
      onDoubleClick={() => tree.rename(node.id)}
      onContextMenu={(event) => {
        event.preventDefault()
        // A long press of a finger lifts the row instead.
        if (!isTouch(event.nativeEvent)) openMenu(node.id)
      }}
      {...listeners}
    >
      <span aria-hidden className={styles.handle} data-fixed={fixed}>
        <HolderOutlined />
      </span>
      <span aria-hidden className={styles.guides} />
      <Arrow row={row} />
      <Mark node={node} reachable={current} />
      <RowName node={node} />
      <Marks node={node} />
      {/* Read aloud, a name and a number must not run together. */}
      <span className={styles.space}> </span>
      <Facts node={node} />
      <Controls>
        <TreeMenu node={node} reachable={current} />
      </Controls>
    </div>
  )
}
