import { CloseOutlined, CopyOutlined, HolderOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons'
import { memo, type ReactNode } from 'react'
import type { BlockNode, Branch } from '@srm/flow/tree/node'
import { CardMark, CardTool, Grip } from './card.tsx'
import styles from './card.module.css'
import { CardName } from './card.name.tsx'
import { useSteps } from '../designer/steps.ts'
import { useDesigner, useDesigning, useReadOnly } from '../designer/designer.store.ts'
import { useDesignerText } from '../flow.texts.ts'
import { useBranchWhen, type BranchKind } from './card.words.tsx'
import { branchLook } from './drag.ts'
import { useItem } from './item.look.ts'
import { branchKey } from '../designer/walk.ts'

export type BranchPlace = {
  readonly block: string
  readonly type: BlockNode['type']
  readonly branch: Branch
  readonly at: number
  readonly count: number
}

const kindOf = ({ type, at, count }: BranchPlace): BranchKind => {
  if (type === 'parallel') return 'always'
  return at === count - 1 ? 'default' : 'condition'
}

const Tools = (place: BranchPlace): ReactNode => {
  const t = useDesignerText()
  const { copyBranch, removeBranch, sortBranch } = useSteps()
  const { block, branch, at, count } = place
  const { name } = branch
  const kind = kindOf(place)
  const last = kind === 'always' ? count - 1 : count - 2
  if (kind === 'default')
    return (
      <span className={styles.tools}>
        <CardTool
          label={t('copy', { name })}
          icon={<CopyOutlined aria-hidden />}
          act={() => copyBranch(block, branch)}
        />
      </span>
    )
  return (
    <span className={styles.tools}>
      <CardTool
        label={t('left', { name })}
        icon={<LeftOutlined aria-hidden />}
        disabled={at === 0}
        act={() => sortBranch(block, branch, at - 1)}
      />
      <CardTool
        label={t('right', { name })}
        icon={<RightOutlined aria-hidden />}
        disabled={at >= last}
        act={() => sortBranch(block, branch, at + 1)}
      />
      <CardTool label={t('copy', { name })} icon={<CopyOutlined aria-hidden />} act={() => copyBranch(block, branch)} />
      <CardTool
        label={t('remove', { name })}
        icon={<CloseOutlined aria-hidden />}
        act={() => removeBranch(block, branch.id)}
      />
    </span>
  )
}

type Words = { readonly rank: string; readonly summary: string }

/** What is read on a branch beside its name. */
export const useBranchWords = (place: BranchPlace): Words => {
  const t = useDesignerText()
  const whenOf = useBranchWhen()
  const kind = kindOf(place)
  return {
    rank: kind === 'condition' ? t('priority', { rank: place.at + 1 }) : t(`rank.${kind}`),
    summary: whenOf(place.branch, kind) || t('unset'),
  }
}

/** When a branch is taken, and its rank among the others. */
export const BranchCard = memo(({ rank, summary, ...place }: BranchPlace & Words): ReactNode => {
  const t = useDesignerText()
  const store = useDesigner()
  const { renameBranch } = useSteps()
  const { block, branch } = place
  const item = branchKey(block, branch.id)
  const { mark: level } = useItem()
  const readOnly = useReadOnly()
  const drop = useDesigning(({ history, drag }) => branchLook(history.present, drag, block, place.at, item))
  const [how, side] = drop?.split(' ') ?? []
  const words = <span className={summary === t('unset') ? styles.missing : styles.summary}>{summary}</span>
  return (
    <div data-card className={styles.branch} data-level={level} data-drop={how} data-side={side}>
      <div className={styles.branchHead}>
        <Grip fixed={kindOf(place) === 'default'} name={branch.name}>
          <HolderOutlined />
        </Grip>
        <CardName item={item} name={branch.name} rename={(name) => renameBranch(block, branch, name)} />
        {readOnly ? null : <Tools {...place} />}
        <span className={styles.rank}>{rank}</span>
      </div>
      {kindOf(place) === 'condition' ? (
        <button
          type="button"
          tabIndex={-1}
          className={styles.body}
          aria-label={[t('openBranch', { name: branch.name }), summary].join(' ')}
          onClick={() => store.setState({ at: item, opened: { block, branch: branch.id } })}
        >
          {words}
        </button>
      ) : (
        <div className={styles.body}>{words}</div>
      )}
      <CardMark />
    </div>
  )
})
