import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { messageOf } from '@/lib/api/api-error.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { useScope } from './tree-context.ts'
import type { TreeNode } from './tree-node.ts'
import { useTreeText } from '../ui.texts.ts'
import { useUses, UsesList } from './tree-uses.tsx'
import styles from './tree-dialogs.module.css'

const useRemoval = (node: TreeNode) => {
  const t = useTreeText()
  const { acts } = useScope().props
  const { data, error } = useUses(node, acts)
  const reason = (): string => {
    if (node.system) return t('systemHint')
    if (node.children.length > 0) return t('removeBelow', { count: node.children.length })
    if (error) return messageOf(error)
    if (!data) return t('checking')
    return data.count > 0 ? t('removeUsed', { count: data.count }) : t('removeFree')
  }
  return { data, text: reason(), free: !node.system && node.children.length === 0 && data?.count === 0 }
}

/** Tells where something is used before it can go, and offers the way that keeps what refers to it. */
export const TreeRemove = ({ node, close }: { readonly node: TreeNode; readonly close: () => void }): ReactNode => {
  const t = useTreeText()
  const { props, merge } = useScope()
  const { acts } = props
  const [busy, setBusy] = useState(false)
  const { data, text, free } = useRemoval(node)
  const remove = async (): Promise<void> => {
    setBusy(true)
    try {
      await acts.remove?.(node)
    } finally {
      setBusy(false)
    }
  }
  const instead = !free && !node.system && acts.merge !== undefined && (data?.count ?? 0) > 0
  return (
    <ConfirmDialog
      open
      title={t('removeTitle', { name: node.name })}
      ok={t('remove')}
      disabled={!free}
      busy={busy}
      confirm={remove}
      close={close}
    >
      <p className={styles.text}>{text}</p>
      {data && <UsesList uses={data} />}
      {instead && (
        <Button
          className={styles.instead ?? ''}
          onClick={() => {
            close()
            merge(node)
          }}
        >
          {t('mergeInstead')}
        </Button>
      )}
    </ConfirmDialog>
  )
}
