import { Button, Form, Input, type FormInstance } from 'antd'
import { useEffect, useState, type ReactNode } from 'react'
import { messageOf } from '@/lib/api/api-error.ts'
import { useCaptcha } from '@/lib/session/captcha.ts'
import { sendSmsCode, type SmsPurpose } from '@/lib/session/sms-code.ts'
import { toast } from '@/lib/toast.ts'
import { Row } from '@/ui/layout.tsx'
import styles from './account.module.css'
import { useText } from './account.texts.ts'

/** Counts by the clock, so that a sleeping tab does not lengthen the wait. */
const useCountdown = (): readonly [number, (seconds: number) => void] => {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (until === 0) return undefined
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [until])
  return [
    Math.max(0, Math.ceil((until - now) / 1000)),
    (seconds) => {
      setNow(Date.now())
      setUntil(Date.now() + seconds * 1000)
    },
  ]
}

type Props = {
  readonly form: FormInstance<Record<string, string>>
  readonly purpose: SmsPurpose
  /** The number the code goes to; nothing when it is not good yet. */
  readonly mobile: () => Promise<string | undefined>
}

/** A code by SMS and the button that sends it. */
export const CodeField = ({ form, purpose, mobile }: Props): ReactNode => {
  const t = useText()
  const [left, wait] = useCountdown()
  const captcha = useCaptcha()
  const { picture } = captcha
  const send = async (): Promise<void> => {
    const to = await mobile()
    if (to === undefined) return
    try {
      const answer = String(form.getFieldValue('picture') ?? '')
      wait(await sendSmsCode(to, purpose, picture && { id: picture.id, answer }))
      toast.success(t('code.sent'))
    } catch (error) {
      form.setFieldValue('picture', '')
      captcha.renewAfter(error)
      form.setFields([{ name: 'code', errors: [messageOf(error)] }])
    }
  }
  return (
    <>
      {captcha.asked && (
        <Form.Item label={t('code.picture')}>
          <Row align="stretch">
            <Form.Item name="picture" noStyle>
              <Input inputMode="numeric" maxLength={10} autoComplete="off" aria-label={t('code.picture')} />
            </Form.Item>
            <Button className={styles.picture ?? ''} title={t('code.pictureNew')} onClick={captcha.renew}>
              {picture && <img src={picture.image} alt={t('code.picture')} height={30} />}
            </Button>
          </Row>
        </Form.Item>
      )}
      <Form.Item label={t('code')} required>
        <Row align="stretch">
          <Form.Item name="code" noStyle rules={[{ pattern: /^\d{6}$/, required: true, message: t('code.bad') }]}>
            <Input inputMode="numeric" maxLength={6} autoComplete="one-time-code" aria-label={t('code')} />
          </Form.Item>
          <Button disabled={left > 0} onClick={() => void send()}>
            {left > 0 ? t('code.again', { seconds: left }) : t('code.send')}
          </Button>
        </Row>
      </Form.Item>
    </>
  )
}
