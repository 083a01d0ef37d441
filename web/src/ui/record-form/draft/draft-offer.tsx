import { Alert, Button } from 'antd'
import type { ReactNode } from 'react'
import { formatDateTime } from '@/lib/format.ts'
import { toast } from '@/lib/toast.ts'
import { Row } from '@/ui/layout.tsx'
import type { Draft } from './draft.ts'
import { useFormText } from '@/ui/ui.texts.ts'
import styles from '../record-form.module.css'

type Props = { readonly draft: Draft; readonly restore: () => void; readonly drop: () => void }

export const DraftOffer = ({ draft, restore, drop }: Props): ReactNode => {
  const t = useFormText()
  const accept = (): void => {
    restore()
    toast.success(t('draft.restored'))
  }
  return (
    <Alert
      className={styles.offer ?? ''}
      type="info"
      showIcon
      title={t('draft.found', { time: formatDateTime(draft.at) })}
      description={t('draft.hint')}
      action={
        <Row align="stretch" wrap>
          <Button size="small" onClick={drop}>
            {t('draft.drop')}
          </Button>
          <Button size="small" type="primary" onClick={accept}>
            {t('draft.restore')}
          </Button>
        </Row>
      }
    />
  )
}
