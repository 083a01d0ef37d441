import type { ReactNode } from 'react'
import { Panel } from '@/ui/page.tsx'
import { kindOf, useBranchWhen, useNodeWords } from './card.words.tsx'
import styles from './designer.module.css'
import { useDesigning } from './designer.store.ts'
import { useText } from './designer.texts.ts'
import { itemsOf } from './walk.ts'

/** Where there is no room to draw, the flow is read as a list. */
export const NarrowFlow = (): ReactNode => {
  const t = useText()
  const flow = useDesigning(({ history }) => history.present)
  const [wordsOf, whenOf] = [useNodeWords(), useBranchWhen()]
  return (
    <Panel title={t('page.design')}>
      <p className={styles.hint}>{t('narrow')}</p>
      <ol className={styles.lines}>
        {itemsOf(flow).map((item) => (
          <li key={item.key} style={{ paddingInlineStart: item.level * 16 }}>
            <strong>{item.branch?.name ?? item.node.name}</strong>
            <span>{item.branch ? whenOf(item.branch, kindOf(item.node, item.branch)) : wordsOf(item.node)}</span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
