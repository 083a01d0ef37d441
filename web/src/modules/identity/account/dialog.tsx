import { Form, Modal, type FormInstance } from 'antd'
import { useId, useState, type ReactNode } from 'react'
import { ApiError } from '@/lib/api/api-error.ts'
import { useUiText } from '@/ui/ui.texts.ts'
import { toast } from '@/lib/toast.ts'

type Values = Record<string, string>

type Props = {
  readonly title: string
  readonly ok: string
  readonly form: FormInstance<Values>
  readonly send: (values: Values) => Promise<unknown>
  /** Which field a refusal belongs to, by its key. */
  readonly places: Readonly<Record<string, string>>
  readonly close: () => void
  readonly children: ReactNode
}

/** A dialog of a few fields that says a refusal where it belongs. */
export const AccountDialog = ({ title, ok, form, send, places, close, children }: Props): ReactNode => {
  const ui = useUiText()
  const [busy, setBusy] = useState(false)
  const submit = async (values: Values): Promise<void> => {
    setBusy(true)
    try {
      await send(values)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const place = places[error.key ?? '']
      if (place) form.setFields([{ name: place, errors: [error.message] }])
      else toast.error(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal
      open
      width={440}
      title={title}
      okText={ok}
      cancelText={ui('cancel')}
      okButtonProps={{ loading: busy }}
      onCancel={close}
      onOk={() => form.submit()}
    >
      <Form
        name={useId()}
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={(values) => void submit(values)}
      >
        {children}
      </Form>
    </Modal>
  )
}
