import { CheckOutlined, CopyOutlined } from '@ant-design/icons'
import { Button, Modal } from 'antd'
import { useState, type ReactNode } from 'react'
import { useProfile } from '@/lib/session/session.ts'
import { CopyButton } from '@/ui/fields/copy-button.tsx'
import { Stack } from '@/ui/layout.tsx'
import { forgetInvitation, useInvitation, type Invitation } from './password.ts'
import styles from './user.module.css'
import { useUserText } from '../identity.texts.ts'

const address = (): string => `${window.location.origin}${window.location.pathname}#/login`

const CopyAll = ({ text }: { readonly text: string }): ReactNode => {
  const t = useUserText()
  const [done, setDone] = useState(false)
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text)
    setDone(true)
  }
  return (
    <Button
      type="primary"
      icon={done ? <CheckOutlined aria-hidden /> : <CopyOutlined aria-hidden />}
      onClick={() => void copy()}
    >
      {done ? t('copied') : t('copyInvitation')}
    </Button>
  )
}

const Shown = ({ invitation }: { readonly invitation: Invitation }): ReactNode => {
  const t = useUserText()
  const profile = useProfile()
  const { kind, name, username, password } = invitation
  const companyCode = profile?.companyCode ?? ''
  const text = t('invitation', {
    name,
    company: profile?.company ?? '',
    address: address(),
    companyCode,
    username,
    password,
  })
  const facts = [
    [t('companyCode'), companyCode],
    [t('username'), username],
    [t('firstPassword'), password],
  ] as const
  return (
    <Modal
      open
      title={kind === 'made' ? t('made', { name }) : t('wasReset', { name })}
      onCancel={forgetInvitation}
      footer={
        <>
          <Button onClick={forgetInvitation}>{t('close')}</Button>
          <CopyAll text={text} />
        </>
      }
    >
      <p className={styles.once}>{t('once')}</p>
      <Stack as="dl" className={styles.secrets}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              <CopyButton text={value} />
            </dd>
          </div>
        ))}
      </Stack>
      <p className={styles.ready}>{t('readyText')}</p>
      <textarea readOnly className={styles.letter} rows={7} aria-label={t('readyText')} value={text} />
    </Modal>
  )
}

/** The first password of somebody, told once, with words ready to be sent. */
export const InvitationDialog = (): ReactNode => {
  const shown = useInvitation((state) => state.shown)
  return shown && <Shown key={shown.password} invitation={shown} />
}
