import { ApartmentOutlined, SearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import {
  Fragment,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react'
import { Skeleton, ErrorState, State } from '../states.tsx'
import { TreeAddRow } from './tree-add-row.tsx'
import { TreeContext, useScope, type TreeScope } from './tree-context.ts'
import { TreeDrag, type DragState } from './tree-drag.tsx'
import { TreeMerge } from './tree-merge.tsx'
import { familyOf, type Place, type TreeNode, type TreeRow as Row } from './tree-node.ts'
import { TreeRemove } from './tree-remove.tsx'
import { TreeRow } from './tree-row.tsx'
import { TreeToolbar } from './tree-toolbar.tsx'
import { useTreeText } from '../ui.texts.ts'
import type { TreeProps } from './tree-types.ts'
import styles from './tree-editor.module.css'
import { useTree } from './use-tree.ts'

/** Before which row a new name is written, and how deep; behind the last when nothing follows. */
const addingAt = (rows: readonly Row[], { parentId, before }: Place): { index: number; depth: number } => {
  const parent = rows.findIndex(({ node }) => node.id === parentId)
  const depth = (rows[parent]?.depth ?? -1) + 1
  const next = rows.findIndex(
    ({ node, depth: deep }, index) => index > parent && (before ? node.id === before : deep < depth),
  )
  return { index: next < 0 ? rows.length : next, depth }
}

const Line = ({ depth }: { readonly depth: number }): ReactNode => (
  <div aria-hidden className={styles.line} style={{ '--depth': depth } as CSSProperties} />
)

type RowsProps = { readonly rows: readonly Row[]; readonly dragging: DragState | undefined }

const Rows = ({ rows, dragging }: RowsProps): ReactNode => {
  const { tree } = useScope()
  const place = tree.editing && 'adding' in tree.editing ? tree.editing.adding : undefined
  const adding = place && addingAt(rows, place)
  const drop = dragging?.drop
  const between = (index: number): ReactNode => (
    <>
      {drop?.line?.index === index && <Line depth={drop.line.depth} />}
      {place && adding?.index === index && <TreeAddRow place={place} depth={adding.depth} />}
    </>
  )
  return (
    <>
      {rows.map((row, index) => (
        <Fragment key={row.node.id}>
          {between(index)}
          <TreeRow row={row} lifted={dragging?.id === row.node.id} into={drop?.into === row.node.id} />
        </Fragment>
      ))}
      {between(rows.length)}
    </>
  )
}

const Nothing = (): ReactNode => {
  const t = useTreeText()
  const { tree, props } = useScope()
  if (tree.searching)
    return (
      <State
        icon={<SearchOutlined aria-hidden />}
        title={t('notFound', { wanted: tree.wanted.trim() })}
        action={<Button onClick={() => tree.setWanted('')}>{t('clearSearch')}</Button>}
      />
    )
  return <State icon={<ApartmentOutlined aria-hidden />} title={props.empty.title} hint={props.empty.hint} />
}

/** Puts the keyboard on the current row when that is asked for; a row that is merely noted does not take it. */
const useGrab = (box: RefObject<HTMLDivElement | null>, { current, grab }: { current: string; grab: number }): void => {
  const take = useEffectEvent(() => {
    box.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(current)}"]`)?.focus()
  })
  useEffect(() => {
    if (grab > 0) take()
  }, [grab])
}

const Body = ({ said }: { readonly said: string }): ReactNode => {
  const { tree, props } = useScope()
  const box = useRef<HTMLDivElement>(null)
  useGrab(box, tree.focus)
  const empty = tree.rows.length === 0 && !tree.editing
  return (
    <>
      <TreeToolbar />
      {empty ? (
        <Nothing />
      ) : (
        <TreeDrag box={box}>
          {(dragging, rows) => (
            <div
              ref={box}
              role={rows.length > 0 ? 'tree' : undefined}
              aria-label={props.label}
              className={styles.tree}
              data-dragging={dragging !== undefined}
            >
              <Rows rows={rows} dragging={dragging} />
            </div>
          )}
        </TreeDrag>
      )}
      <output className={styles.unseen}>{said}</output>
    </>
  )
}

const Editor = (props: TreeProps & { readonly nodes: readonly TreeNode[] }): ReactNode => {
  const t = useTreeText()
  const tree = useTree(props.nodes, props.acts)
  const [menuFor, setMenuFor] = useState<string>()
  const [merging, setMerging] = useState<TreeNode>()
  const [removing, setRemoving] = useState<TreeNode>()
  const [told, setTold] = useState<string>()
  const family = told === undefined ? undefined : familyOf(tree.nodes, told)
  const said = family
    ? t('moved', {
        name: family.among[family.index]?.name ?? '',
        parent: family.parent?.name ?? t('top'),
        index: family.index + 1,
        size: family.among.length,
      })
    : ''
  const scope: TreeScope = {
    tree,
    props,
    menuFor,
    openMenu: setMenuFor,
    merge: setMerging,
    remove: (node) => props.acts.remove && setRemoving(node),
    tell: setTold,
  }
  return (
    <TreeContext value={scope}>
      <Body said={said} />
      {merging && <TreeMerge node={merging} close={() => setMerging(undefined)} />}
      {removing && <TreeRemove node={removing} close={() => setRemoving(undefined)} />}
    </TreeContext>
  )
}

/** A tree that is edited where it stands: names, order, levels, colours; by pointer, finger and keyboard alike. */
export const TreeEditor = (props: TreeProps): ReactNode => {
  const { nodes, error, retry } = props
  if (nodes) return <Editor {...props} nodes={nodes} />
  if (error !== undefined && error !== null) return <ErrorState error={error} {...(retry && { retry })} />
  return <Skeleton rows={6} />
}
