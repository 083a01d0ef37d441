import { PushpinOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import styles from './announcement.module.css'
import { useAnnouncementText } from '../notice.texts.ts'

type Props = { readonly pinned: boolean; readonly mustRead: boolean }

export const Marks = ({ pinned, mustRead }: Props): ReactNode => {
  const t = useAnnouncementText()
  return (
    <>
      {mustRead && <span className={styles.must}>{t('mark.must')}</span>}
      {pinned && (
        <span className={styles.pinned}>
          <PushpinOutlined aria-hidden />
          {t('mark.pinned')}
        </span>
      )}
    </>
  )
}
