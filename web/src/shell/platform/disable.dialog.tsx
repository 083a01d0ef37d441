import { Form, Input, Modal } from 'antd'
import { useId, useState, type ReactNode } from 'react'
import { platform, type Tenant } from '@srm/api/tenancy/platform'
import { toast } from '@/lib/toast.ts'
import { useOperation } from './operate.ts'
import { useText } from './platform.texts.ts'

type Props = { readonly tenant: Tenant; readonly close: () => void }

/** A company is not shut out without a reason on record. */
export const DisableDialog = ({ tenant, close }: Props): ReactNode => {
  const t = useText()
  const field = useId()
  const [reason, setReason] = useState('')
  const disable = useOperation(platform.disable, () => {
    toast.success(t('disable.done'))
    close()
  })
  return (
    <Modal
      open
      title={t('disable.ask', { name: tenant.companyName })}
      okText={t('disable')}
      cancelText={t('cancel')}
      okButtonProps={{ danger: true, disabled: !reason.trim(), loading: disable.isPending }}
      onOk={() => disable.mutate({ params: { id: tenant.id }, body: { reason: reason.trim() } })}
      onCancel={close}
    >
      <p>{t('disable.hint')}</p>
      <Form layout="vertical" component={false}>
        <Form.Item label={t('disable.reason')} htmlFor={field} required>
          <Input.TextArea
            id={field}
            value={reason}
            maxLength={200}
            showCount
            rows={3}
            onChange={(event) => setReason(event.target.value)}
          />
        </Form.Item>
      </Form>
    </Modal>
  )
}
