import { CloseOutlined, CopyOutlined, PlusOutlined, SettingOutlined } from '@ant-design/icons'
import { createElement, memo, type FocusEvent, type ReactNode } from 'react'
import type { BlockNode, Node } from '@srm/flow/tree/node'
import { isBlock } from '@srm/flow/tree/shape'
import { AddEdge } from './canvas.add.tsx'
import styles from './canvas.module.css'
import { BranchCard, useBranchWords, type BranchPlace } from './card.branch.tsx'
import { looks } from './card.looks.ts'
import { CardName } from './card.name.tsx'
import { CardMark, CardTool, NodeCard } from './card.tsx'
import { useNodeWords } from './card.words.tsx'
import { useSteps } from './designer.steps.ts'
import { useDesigner, useDesigning, useReadOnly } from './designer.store.ts'
import { useText } from './designer.texts.ts'
import { branchKey } from './walk.ts'

type ItemProps = {
  readonly item: string
  readonly level: number
  /** Everything that is read on it. */
  readonly label: string
  readonly className: string | undefined
  readonly children: ReactNode
}

/**
 * One after the other with their levels, not one within the other: an item is called by what is read on it, and
 * a block would be called by everything in it. Only one item can be reached by Tab; the arrows lead to the others.
 */
const TreeItem = ({ item, level, label, className, children }: ItemProps): ReactNode => {
  const t = useText()
  const store = useDesigner()
  const here = useDesigning(({ at }) => at === item)
  const mark = useDesigning(({ marks }) => marks.get(item))
  const stand = ({ target, currentTarget }: FocusEvent): void => {
    if (target === currentTarget) store.setState({ at: item })
  }
  return (
    <div
      role="treeitem"
      data-item={item}
      aria-level={level}
      aria-selected={here}
      aria-label={mark ? t('marked', { name: label, level: t(`level.${mark}`) }) : label}
      tabIndex={here ? 0 : -1}
      className={className}
      onFocus={stand}
    >
      {children}
    </div>
  )
}

const BranchItem = memo((place: BranchPlace & { readonly level: number }): ReactNode => {
  const { block, branch, level } = place
  const words = useBranchWords(place)
  return (
    <div className={styles.branch}>
      <TreeItem
        item={branchKey(block, branch.id)}
        level={level}
        label={[branch.name, words.rank, words.summary].join(' ')}
        className={styles.item}
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

const useMoreText = ({ type }: BlockNode): string => {
  const t = useText()
  const readOnly = useReadOnly()
  if (readOnly) return ''
  return type === 'parallel' ? t('addBranch') : t('addCondition')
}

const Bar = ({ node }: { readonly node: BlockNode }): ReactNode => {
  const t = useText()
  const store = useDesigner()
  const { addBranch, copy, remove, rename } = useSteps()
  const readOnly = useReadOnly()
  const { id, name, type } = node
  const more = useMoreText(node)
  return (
    <div data-card className={styles.bar} data-type={type}>
      <span aria-hidden>{createElement(looks[type])}</span>
      <CardName item={id} name={name} rename={(next) => rename(node, next)} />
      <CardTool
        label={t('open', { name })}
        icon={<SettingOutlined aria-hidden />}
        act={() => store.setState({ at: id, opened: { node: id } })}
      />
      {!readOnly && (
        <>
          <CardTool label={t('copy', { name })} icon={<CopyOutlined aria-hidden />} act={() => copy(id)} />
          <CardTool label={t('remove', { name })} icon={<CloseOutlined aria-hidden />} act={() => remove(id)} />
          <button type="button" tabIndex={-1} className={styles.more} onClick={() => addBranch(id)}>
            <PlusOutlined aria-hidden />
            {more}
          </button>
        </>
      )}
      <CardMark item={id} />
    </div>
  )
}

const Block = ({ node, level }: { readonly node: BlockNode; readonly level: number }): ReactNode => {
  const more = useMoreText(node)
  return (
    <div className={styles.block}>
      <TreeItem item={node.id} level={level} label={[node.name, more].join(' ')} className={styles.ends}>
        <Bar node={node} />
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
  const t = useText()
  const wordsOf = useNodeWords()
  if (isBlock(node)) return <Block node={node} level={level} />
  const summary = node.type === 'end' ? '' : wordsOf(node) || t('unset')
  return (
    <TreeItem item={node.id} level={level} label={[node.name, summary].join(' ').trim()} className={styles.item}>
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
