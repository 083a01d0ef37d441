import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import styles from './statistics.module.css'
import { useText } from './statistics.texts.ts'

type Props = {
  /** In percent; nothing where there was nothing before. */
  readonly growth: string | null
  readonly isNew: boolean
}

/** How much more or less than before, by arrow and colour. */
export const Growth = ({ growth, isNew }: Props): ReactNode => {
  const t = useText()
  if (growth === null)
    return isNew ? <span className={styles.fresh}>{t('new')}</span> : <span className={styles.none}>–</span>
  const falls = growth.startsWith('-')
  if (Number(growth) === 0) return <span className={styles.none}>0%</span>
  return (
    <span className={styles.growth} data-falls={falls || undefined}>
      {falls ? <ArrowDownOutlined aria-hidden /> : <ArrowUpOutlined aria-hidden />}
      {`${falls ? '-' : '+'}${growth.replace('-', '')}%`}
    </span>
  )
}
