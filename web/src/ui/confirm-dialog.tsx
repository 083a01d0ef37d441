import { Modal } from 'antd'
import type { ReactNode } from 'react'
import { useUiText } from './ui.texts.ts'

type Props = {
  readonly open: boolean
  readonly title: string
  readonly children: ReactNode
  readonly ok: string
  readonly danger?: boolean
  readonly disabled?: boolean
  readonly confirm: () => Promise<unknown>
  readonly close: () => void
  readonly busy: boolean
}

/** A dangerous step names what it is about to touch. */
export const ConfirmDialog = ({
  open,
  title,
  children,
  ok,
  danger = true,
  disabled = false,
  confirm,
  close,
  busy,
}: Props): ReactNode => {
  const t = useUiText()
  return (
    <Modal
      open={open}
      title={title}
      okText={ok}
      cancelText={t('cancel')}
      okButtonProps={{ danger, disabled, loading: busy }}
      onCancel={close}
      onOk={() => void confirm().then(close, () => undefined)}
    >
      {children}
    </Modal>
  )
}
