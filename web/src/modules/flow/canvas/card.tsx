import { CloseOutlined, CopyOutlined, ExclamationCircleFilled } from '@ant-design/icons'
import { createElement, memo, type ReactNode } from 'react'
import type { Node } from '@srm/flow/tree/node'
import { toast } from '@/lib/toast.ts'
import { looks } from './card.looks.ts'
import styles from './card.module.css'
import { CardName } from './card.name.tsx'
import { useSteps } from '../designer/steps.ts'
import { useDesigner, useReadOnly } from '../designer/designer.store.ts'
import { useDesignerText } from '../flow.texts.ts'
import { useItem } from './item.look.ts'

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

type GripProps = { readonly fixed?: boolean; readonly name: string; readonly children: ReactNode }

/** Where a card is taken hold of to be put elsewhere; the keyboard cuts and pastes. */
export const Grip = ({ fixed = false, name, children }: GripProps): ReactNode => {
  const t = useDesignerText()
  const readOnly = useReadOnly()
  const takes = !fixed && !readOnly
  return (
    <span aria-hidden className={styles.grip} {...(takes && { 'data-grip': true, title: t('drag.take', { name }) })}>
      {children}
    </span>
  )
}

export const CardMark = (): ReactNode => {
  const t = useDesignerText()
  const { mark: level } = useItem()
  return level ? (
    <span className={styles.mark} data-level={level}>
      <ExclamationCircleFilled aria-label={t(`level.${level}`)} />
    </span>
  ) : null
}

const Tools = ({ node }: { readonly node: Node }): ReactNode => {
  const t = useDesignerText()
  const { take: carry, remove } = useSteps()
  const readOnly = useReadOnly()
  if (readOnly || node.type === 'start') return null
  const take = (): void => {
    carry(node.id, false)
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
  const t = useDesignerText()
  const store = useDesigner()
  const { rename } = useSteps()
  const { mark: level } = useItem()
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
        <Grip fixed={node.type === 'start'} name={node.name}>
          {createElement(looks[node.type])}
        </Grip>
        <CardName item={node.id} name={node.name} rename={(name) => rename(node.id, name)} />
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
      </button>
      <CardMark />
    </div>
  )
})
