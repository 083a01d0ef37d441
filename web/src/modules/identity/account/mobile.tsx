import { Form, Input, Steps } from 'antd'
import { useState, type ReactNode } from 'react'
import { identity } from '@srm/api/identity'
import { isMobile } from '@srm/api/shared/checks'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { CodeField } from './code.tsx'
import { AccountDialog } from './dialog.tsx'
import { refreshMe } from './me.ts'
import styles from './account.module.css'
import { useText } from './account.texts.ts'

const places = { 'login.wrong_code': 'code', 'user.mobile_taken': 'mobile' }

type Props = { readonly mobile: string; readonly shown: string; readonly close: () => void }

/** First the old number is proven, then the new one. */
export const MobileDialog = ({ mobile, shown, close }: Props): ReactNode => {
  const t = useText()
  const [form] = Form.useForm<Record<string, string>>()
  const [ticket, setTicket] = useState<string>()
  const verify = useMutate(identity.auth.changeMobileVerify, { silent: true })
  const update = useMutate(identity.auth.changeMobileUpdate, { silent: true })
  const send = async ({ code = '', mobile: next = '' }: Record<string, string>): Promise<void> => {
    if (ticket === undefined) {
      setTicket((await verify.mutateAsync({ body: { code } })).ticket)
      form.resetFields()
      return
    }
    await update.mutateAsync({ body: { ticket, mobile: next, code } })
    await refreshMe()
    toast.success(t('mobile.done'))
    close()
  }
  const typed = (): Promise<string | undefined> =>
    form.validateFields(['mobile']).then(
      (values) => values['mobile'],
      () => undefined,
    )
  const good = {
    validator: (_: unknown, value: string) =>
      isMobile(value) && value !== mobile ? Promise.resolve() : Promise.reject(new Error(t('mobile.bad'))),
  }
  const second = ticket !== undefined
  return (
    <AccountDialog
      title={t('mobile.change')}
      ok={second ? t('mobile.bind') : t('next')}
      {...{ form, send, places, close }}
    >
      <Steps
        className={styles.steps ?? ''}
        size="small"
        current={second ? 1 : 0}
        items={[{ title: t('mobile.first') }, { title: t('mobile.second') }]}
      />
      {second ? (
        <Form.Item name="mobile" label={t('mobile.new')} rules={[good]}>
          <Input type="tel" inputMode="numeric" maxLength={11} autoComplete="tel-national" />
        </Form.Item>
      ) : (
        <p className={styles.hint}>{t('mobile.proof', { mobile: shown })}</p>
      )}
      <CodeField
        key={second ? 'new' : 'old'}
        form={form}
        purpose={second ? 'changeMobileNew' : 'changeMobile'}
        mobile={second ? typed : () => Promise.resolve(mobile)}
      />
    </AccountDialog>
  )
}
