import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { quote } from '@srm/api/quote'
import { useRead } from '@/lib/api/query.ts'
import { OpenButton } from './open.button.tsx'
import styles from './opening.module.css'
import { useOpeningText } from '../quote.texts.ts'

/** Quotes that wait for somebody who is looking at them now. */
export const OpeningBanner = ({ row: { id } }: { readonly row: { readonly id: string } }): ReactNode => {
  const t = useOpeningText()
  const { data } = useRead(quote.opening.show, { params: { id } })
  if (!data?.canOpen) return null
  const isSecond = data.openMode === 'twoPeople' && data.confirmations.length > 0
  return (
    <Alert
      className={styles.banner}
      type="warning"
      showIcon
      title={data.technical ? t('technical.done') : isSecond ? `${t('waits')} · ${t('waits.second')}` : t('waits')}
      action={<OpenButton id={id} opening={data} />}
    />
  )
}
