import { StopOutlined, SwapOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import styles from './ghost.module.css'
import { useDesigning } from '../designer/designer.store.ts'
import { useDesignerText } from '../flow.texts.ts'

/** What is being dragged, beside the pointer, with the reason where it cannot be let go. */
export const Ghost = (): ReactNode => {
  const t = useDesignerText()
  const drag = useDesigning((state) => state.drag)
  if (!drag) return null
  const no = drag.over?.no
  return (
    <output className={styles.ghost} data-refused={Boolean(no)}>
      {no ? <StopOutlined aria-hidden /> : <SwapOutlined aria-hidden />}
      <strong>{drag.name}</strong>
      <span>{no ? t(`drag.no.${no}`) : t(drag.over ? 'drag.here' : 'drag.where')}</span>
    </output>
  )
}
