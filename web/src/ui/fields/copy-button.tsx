import { CheckOutlined, CopyOutlined } from '@ant-design/icons'
import { useEffect, useState, type ReactNode } from 'react'
import { useText } from './fields.texts.ts'
import styles from './field-view.module.css'

/** Numbers are copied into bank forms and tax pages all day. */
export const CopyButton = ({ text }: { readonly text: string }): ReactNode => {
  const t = useText()
  const [done, setDone] = useState(false)
  useEffect(() => {
    if (!done) return undefined
    const timer = setTimeout(() => setDone(false), 2000)
    return () => clearTimeout(timer)
  }, [done])
  return (
    <button
      type="button"
      className={styles.copy}
      aria-label={done ? t('copy.done') : t('copy', { text })}
      onClick={(event) => {
        event.stopPropagation()
        void navigator.clipboard.writeText(text).then(() => setDone(true))
      }}
    >
      {done ? <CheckOutlined aria-hidden /> : <CopyOutlined aria-hidden />}
    </button>
  )
}
