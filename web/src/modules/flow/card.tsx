import { CloseOutlined, CopyOutlined, ExclamationCircleFilled, RightOutlined } from '@ant-design/icons'
import { createElement, memo, type ReactNode } from 'react'
import type { Node } from '@srm/flow/tree/node'
import { toast } from '@/lib/toast.ts'
import { looks } from './card.looks.ts'
import styles from './card.module.css'
import { CardName } from './card.name.tsx'
import { useSteps } from './designer.steps.ts'
import { useDesigner, useDesigning, useReadOnly } from './designer.store.ts'
import { useText } from './designer.texts.ts'

type Tool = { readonly label: string; readonly icon: ReactNode; readonly act: () => void; readonly disabled?: boolean }

/** A small button on a card; the keyboard has keys for all of them. */
export const CardTool = ({ label, icon, act, disabled = false }: Tool): ReactNode => (
  <button
    type="button"
    tabIndex={-1}
    className={styles.tool}
    aria-label={label}
    title={label}
    disabled={disabled}
    onClick={act}
  >
    {icon}
  </button>
)

export const CardMark = ({ item }: { readonly item: string }): ReactNode => {
  const t = useText()
  const level = useDesigning(({ marks }) => marks.get(item))
  return level ? (
    <span className={styles.mark} data-level={level}>
      <ExclamationCircleFilled aria-label={t(`level.${level}`)} />
    </span>
  ) : null
}

const Tools = ({ node }: { readonly node: Node }): ReactNode => {
  const t = useText()
  const { copy, remove } = useSteps()
  const readOnly = useReadOnly()
  if (readOnly || node.type === 'start') return null
  const take = (): void => {
    copy(node.id)
    toast.success(t('copied', { name: node.name }))
  }
  return (
    <span className={styles.tools}>
      <CardTool label={t('copy', { name: node.name })} icon={<CopyOutlined aria-hidden />} act={take} />
      <CardTool
        label={t('remove', { name: node.name })}
        icon={<CloseOutlined aria-hidden />}
        act={() => remove(node.id)}
      />
    </span>
  )
}

/** A node: what it is called, and what it does in one line. */
export const NodeCard = memo(({ node, summary }: { readonly node: Node; readonly summary: string }): ReactNode => {
  const t = useText()
  const store = useDesigner()
  const { rename } = useSteps()
  const level = useDesigning(({ marks }) => marks.get(node.id))
  if (node.type === 'end')
    return (
      <div data-card className={styles.end}>
        {node.name}
      </div>
    )
  const missing = summary === t('unset')
  return (
    <div data-card className={styles.card} data-type={node.type} data-level={level}>
      <div className={styles.head}>
        <span aria-hidden>{createElement(looks[node.type])}</span>
        <CardName item={node.id} name={node.name} rename={(name) => rename(node, name)} />
        <Tools node={node} />
      </div>
      <button
        type="button"
        tabIndex={-1}
        className={styles.body}
        aria-label={[t('open', { name: node.name }), summary].join(' ')}
        onClick={() => store.setState({ at: node.id, opened: { node: node.id } })}
      >
        <span className={missing ? styles.missing : styles.summary}>{summary}</span>
        <RightOutlined aria-hidden />
      </button>
      <CardMark item={node.id} />
    </div>
  )
})
