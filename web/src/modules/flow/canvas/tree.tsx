import { CloseOutlined, CopyOutlined, PlusOutlined, SettingOutlined } from '@ant-design/icons'
import { createElement, memo, type FocusEvent, type ReactNode } from 'react'
import type { BlockNode, Node } from '@srm/flow/tree/node'
import { isBlock } from '@srm/flow/tree/shape'
import { AddEdge } from './add.tsx'
import styles from './canvas.module.css'
import { BranchCard, useBranchWords, type BranchPlace } from './card.branch.tsx'
import { looks } from './card.looks.ts'
import { CardName } from './card.name.tsx'
import { CardMark, CardTool, Grip, NodeCard } from './card.tsx'
import { useNodeWords } from './card.words.tsx'
import { useSteps } from '../designer/steps.ts'
import { useDesigner, useReadOnly } from '../designer/designer.store.ts'
import { useDesignerText } from '../flow.texts.ts'
import { ItemScope, useLook } from './item.look.ts'
import { blockSize, branchSize } from './layout.ts'
import { useLit } from '../simulate/state.ts'
import { branchKey } from '../designer/walk.ts'

type ItemProps = {
  readonly item: string
  readonly level: number
  /** Everything that is read on it. */
  readonly label: string
  readonly className: string | undefined
  readonly kind?: 'branch' | 'end'
  readonly children: ReactNode
}

/**
 * One after the other with their levels, not one within the other: an item is called by what is read on it, and
 * a block would be called by everything in it. Only one item can be reached by Tab; the arrows lead to the others.
 */
const TreeItem = ({ item, level, label, className, kind, children }: ItemProps): ReactNode => {
  const t = useDesignerText()
  const store = useDesigner()
  const look = useLook(item)
  const { here, mark, cut } = look
  const lit = useLit(item, mark ? t('marked', { name: label, level: t(`level.${mark}`) }) : label)
  const stand = ({ target, currentTarget }: FocusEvent): void => {
    if (target === currentTarget) store.setState({ at: item })
  }
  return (
    <div
      role="treeitem"
      data-item={item}
      data-kind={kind}
      data-cut={cut || undefined}
      aria-level={level}
      aria-selected={here}
      aria-label={lit.label}
      data-lit={lit.phase}
      tabIndex={here ? 0 : -1}
      className={className}
      onFocus={stand}
    >
      <ItemScope value={look}>{children}</ItemScope>
    </div>
  )
}

const BranchItem = memo((place: BranchPlace & { readonly level: number }): ReactNode => {
  const { block, branch, level } = place
  const words = useBranchWords(place)
  return (
    <div className={styles.branch} style={{ width: branchSize(branch).width }}>
      <TreeItem
        item={branchKey(block, branch.id)}
        level={level}
        label={[branch.name, words.rank, words.summary].join(' ')}
        className={styles.item}
        kind="branch"
      >
        <i className={styles.stem} />
        <BranchCard {...place} {...words} />
        <AddEdge spot={{ block, branch: branch.id }} name={branch.name} />
      </TreeItem>
      <Chain chain={branch.chain} level={level + 1} />
      <i className={styles.tail} />
    </div>
  )
})

const useMoreText = (type: BlockNode['type']): string => {
  const t = useDesignerText()
  const readOnly = useReadOnly()
  if (readOnly) return ''
  return type === 'parallel' ? t('addBranch') : t('addCondition')
}

type BarProps = Pick<BlockNode, 'id' | 'name' | 'type'>

/** By its words, not by its block: that is another one with every change of what is in it. */
const Bar = memo(({ id, name, type }: BarProps): ReactNode => {
  const t = useDesignerText()
  const store = useDesigner()
  const { addBranch, take, remove, rename } = useSteps()
  const readOnly = useReadOnly()
  const more = useMoreText(type)
  return (
    <div data-card className={styles.bar} data-type={type}>
      <Grip name={name}>{createElement(looks[type])}</Grip>
      <CardName item={id} name={name} rename={(next) => rename(id, next)} />
      <CardTool
        label={t('open', { name })}
        icon={<SettingOutlined aria-hidden />}
        act={() => store.setState({ at: id, opened: { node: id } })}
      />
      {!readOnly && (
        <>
          <CardTool label={t('copy', { name })} icon={<CopyOutlined aria-hidden />} act={() => take(id, false)} />
          <CardTool label={t('remove', { name })} icon={<CloseOutlined aria-hidden />} act={() => remove(id)} />
          <button type="button" tabIndex={-1} className={styles.more} onClick={() => addBranch(id)}>
            <PlusOutlined aria-hidden />
            {more}
          </button>
        </>
      )}
      <CardMark />
    </div>
  )
})

const Block = ({ node, level }: { readonly node: BlockNode; readonly level: number }): ReactNode => {
  const more = useMoreText(node.type)
  return (
    <div className={styles.block} style={blockSize(node)}>
      <TreeItem item={node.id} level={level} label={[node.name, more].join(' ')} className={styles.ends}>
        <Bar id={node.id} name={node.name} type={node.type} />
        <AddEdge spot={{ after: node.id }} name={node.name} />
      </TreeItem>
      <div className={styles.branches}>
        {node.branches.map((branch, at) => (
          <BranchItem
            key={branch.id}
            block={node.id}
            type={node.type}
            branch={branch}
            at={at}
            count={node.branches.length}
            level={level + 1}
          />
        ))}
      </div>
    </div>
  )
}

const NodeItem = memo(({ node, level }: { readonly node: Node; readonly level: number }): ReactNode => {
  const t = useDesignerText()
  const wordsOf = useNodeWords()
  if (isBlock(node)) return <Block node={node} level={level} />
  const summary = node.type === 'end' ? '' : wordsOf(node) || t('unset')
  return (
    <TreeItem
      item={node.id}
      level={level}
      label={[node.name, summary].join(' ').trim()}
      className={styles.item}
      {...(node.type === 'end' && { kind: 'end' })}
    >
      <NodeCard node={node} summary={summary} />
      {node.type !== 'end' && <AddEdge spot={{ after: node.id }} name={node.name} />}
    </TreeItem>
  )
})

type ChainProps = { readonly chain: readonly Node[]; readonly level: number }

/** Nodes one below the other; a node that did not change is not drawn again. */
export const Chain = memo(({ chain, level }: ChainProps): ReactNode =>
  chain.map((node) => <NodeItem key={node.id} node={node} level={level} />),
)
