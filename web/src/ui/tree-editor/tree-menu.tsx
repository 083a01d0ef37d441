import { MoreOutlined, PlusOutlined } from '@ant-design/icons'
import { useRef, type ReactNode } from 'react'
import { Menu, type MenuItem } from '../record-list/menu.tsx'
import type { Step } from './tree-moves.ts'
import type { TreeNode } from './tree-node.ts'
import { useScope, type TreeScope } from './tree-context.ts'
import { addAfter } from './tree-keys.ts'
import { useTreeText } from '../ui.texts.ts'
import styles from './tree-row.module.css'

type Translate = ReturnType<typeof useTreeText>

/** Everything a drag can do, for whoever cannot drag. */
const steps = (node: TreeNode, { tree, props, tell }: TreeScope, t: Translate): MenuItem[] => {
  const names: readonly (readonly [Step, string])[] = [
    ['up', t('move.up')],
    ['down', t('move.down')],
    ['in', t('move.in')],
    ['out', t('move.out')],
  ]
  return names.flatMap(([step, label]) => {
    const place = props.acts.move && tree.step(node.id, step)
    const act = (): void => {
      if (place && tree.move(node.id, place)) tell(node.id)
    }
    return place ? [{ key: step, label, act }] : []
  })
}

const itemsOf = (node: TreeNode, scope: TreeScope, t: Translate): MenuItem[] => {
  const { tree, props, merge, remove } = scope
  const { acts, more } = props
  const offered: (MenuItem | false)[] = [
    acts.rename !== undefined && { key: 'rename', label: t('rename'), act: () => tree.rename(node.id) },
    acts.add !== undefined && {
      key: 'child',
      label: t('addChild'),
      act: () => tree.add({ parentId: node.id, before: null }),
    },
    acts.add !== undefined && { key: 'sibling', label: t('addSibling'), act: () => addAfter(tree, node.id) },
    ...steps(node, scope, t),
    ...(more?.(node) ?? []),
    acts.merge !== undefined && !node.system && { key: 'merge', label: t('merge'), act: () => merge(node) },
    acts.remove !== undefined && { key: 'remove', label: t('remove'), danger: true, act: () => remove(node) },
  ]
  return offered.filter((item) => item !== false)
}

/** The buttons at the end of a row. Only those of the current row are stops of the tab key. */
export const TreeMenu = ({ node, reachable }: { readonly node: TreeNode; readonly reachable: boolean }): ReactNode => {
  const t = useTreeText()
  const scope = useScope()
  const button = useRef<HTMLButtonElement>(null)
  const { tree, props, menuFor, openMenu } = scope
  const items = itemsOf(node, scope, t)
  const open = menuFor === node.id
  const tabIndex = reachable ? 0 : -1
  return (
    <span className={styles.buttons} data-open={open}>
      {props.acts.add && (
        <button
          type="button"
          tabIndex={tabIndex}
          className={`${styles.button} ${styles.wideOnly}`}
          aria-label={t('addUnder', { name: node.name })}
          title={t('addChild')}
          onClick={() => tree.add({ parentId: node.id, before: null })}
        >
          <PlusOutlined aria-hidden />
        </button>
      )}
      {items.length > 0 && (
        <button
          ref={button}
          type="button"
          tabIndex={tabIndex}
          className={styles.button}
          aria-label={t('menu', { name: node.name })}
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={() => openMenu(open ? undefined : node.id)}
        >
          <MoreOutlined aria-hidden />
        </button>
      )}
      {open && (
        <Menu anchor={button} label={t('menu', { name: node.name })} items={items} close={() => openMenu(undefined)} />
      )}
    </span>
  )
}
