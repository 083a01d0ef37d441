import { Form, Input } from 'antd'
import type { ReactNode } from 'react'
import { identity } from '@srm/api/identity'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { AccountDialog } from './dialog.tsx'
import { sealed } from '@/lib/session/secret.ts'
import { useText } from './account.texts.ts'

const places = {
  'password.wrong': 'old',
  'password.same': 'fresh',
  'password.weak': 'fresh',
  'password.common': 'fresh',
}

export const PasswordDialog = ({ close }: { readonly close: () => void }): ReactNode => {
  const t = useText()
  const [form] = Form.useForm<Record<string, string>>()
  const { mutateAsync } = useMutate(identity.auth.password, { silent: true })
  const send = async ({ old = '', fresh = '' }: Record<string, string>): Promise<void> => {
    const [oldPassword = '', newPassword = ''] = await Promise.all([old, fresh].map(sealed))
    await mutateAsync({ body: { oldPassword, newPassword } })
    toast.success(t('password.done'))
    close()
  }
  const least = { min: 6, message: t('password.short') }
  const same = {
    validator: (_: unknown, again: string) =>
      again === form.getFieldValue('fresh') ? Promise.resolve() : Promise.reject(new Error(t('password.differs'))),
  }
  return (
    <AccountDialog title={t('password.change')} ok={t('password.change')} {...{ form, send, places, close }}>
      <Form.Item name="old" label={t('password.old')} rules={[{ required: true, message: t('password.short') }]}>
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <Form.Item
        name="fresh"
        label={t('password.new')}
        extra={t('password.rule')}
        rules={[{ required: true, message: t('password.short') }, least]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Form.Item name="again" label={t('password.again')} dependencies={['fresh']} rules={[same]}>
        <Input.Password autoComplete="new-password" />
      </Form.Item>
    </AccountDialog>
  )
}
