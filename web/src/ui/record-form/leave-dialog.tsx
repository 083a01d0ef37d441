import { Button, Modal } from 'antd'
import type { ReactNode } from 'react'
import { useFormText } from '../ui.texts.ts'

type Props = {
  readonly stay: () => void
  /** Leaves with the draft kept; not offered where there is none. */
  readonly keep?: () => void
  readonly drop: () => void
}

/** Leaving costs nothing: the draft stays unless one says otherwise. */
export const LeaveDialog = ({ stay, keep, drop }: Props): ReactNode => {
  const t = useFormText()
  return (
    <Modal
      open
      title={t('leave.title')}
      onCancel={stay}
      footer={[
        <Button key="drop" danger onClick={drop}>
          {t('leave.drop')}
        </Button>,
        keep && (
          <Button key="keep" onClick={keep}>
            {t('leave.keep')}
          </Button>
        ),
        <Button key="stay" type="primary" onClick={stay}>
          {t('leave.stay')}
        </Button>,
      ]}
    >
      <p>{t(keep ? 'leave.text' : 'leave.lost')}</p>
    </Modal>
  )
}
