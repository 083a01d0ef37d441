import { ArrowDownOutlined } from '@ant-design/icons'
import { Select } from 'antd'
import { useId, useState, type ReactNode } from 'react'
import { messageOf } from '@/lib/api/api-error.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { matches } from '../fields/ref/pinyin-initials.ts'
import { Dot } from './tree-color.tsx'
import { useScope } from './tree-context.ts'
import { mergeable } from './tree-moves.ts'
import { nodeOf, type TreeNode } from './tree-node.ts'
import { useTreeText } from '../ui.texts.ts'
import { useUses, UsesList } from './tree-uses.tsx'
import styles from './tree-dialogs.module.css'

const Chip = ({ node }: { readonly node: TreeNode }): ReactNode => (
  <span className={styles.chip}>
    <Dot color={node.color} />
    {node.name}
  </span>
)

type PickerProps = {
  readonly id: string
  readonly from: TreeNode
  readonly value: string | undefined
  readonly pick: (id: string) => void
}

const Target = ({ id, from, value, pick }: PickerProps): ReactNode => {
  const t = useTreeText()
  const { tree } = useScope()
  const options = mergeable(tree.nodes, from.id).map(({ node, depth }) => ({
    value: node.id,
    label: node.name,
    node,
    depth,
  }))
  return (
    <Select
      id={id}
      className={styles.select ?? ''}
      placeholder={t('mergePick')}
      value={value ?? null}
      options={options}
      showSearch={{ filterOption: (typed, item) => item !== undefined && matches(typed, item.label) }}
      optionRender={({ data }) => (
        <span style={{ paddingInlineStart: data.depth * 16 }}>
          <Chip node={data.node} />
        </span>
      )}
      onChange={(next: string | null) => next && pick(next)}
    />
  )
}

/** A into B: what is about to change is seen before it does. */
export const TreeMerge = ({ node, close }: { readonly node: TreeNode; readonly close: () => void }): ReactNode => {
  const t = useTreeText()
  const id = useId()
  const { tree, props } = useScope()
  const [into, setInto] = useState<string>()
  const [busy, setBusy] = useState(false)
  const { data, error } = useUses(node, props.acts)
  const target = into === undefined ? undefined : nodeOf(tree.nodes, into)
  const merge = async (): Promise<void> => {
    setBusy(true)
    try {
      if (target) await props.acts.merge?.(node, target)
    } finally {
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open
      title={t('mergeTitle')}
      ok={t('mergeOk')}
      disabled={!target || !data}
      busy={busy}
      confirm={merge}
      close={close}
    >
      <div className={styles.merge}>
        <div className={styles.side}>
          <Chip node={node} />
          <span className={styles.used}>
            {error ? messageOf(error) : data ? t('used', { count: data.count }) : t('checking')}
          </span>
        </div>
        {data && <UsesList uses={data} />}
        <ArrowDownOutlined aria-hidden className={styles.down} />
        <label htmlFor={id} className={styles.label}>
          {t('mergeInto')}
        </label>
        <Target id={id} from={node} value={into} pick={setInto} />
      </div>
      <p className={styles.text}>
        {target ? t('mergeResult', { name: node.name, into: target.name }) : t('mergeHint', { name: node.name })}
        {node.children.length > 0 && t('mergeBelow', { count: node.children.length })}
      </p>
    </ConfirmDialog>
  )
}
