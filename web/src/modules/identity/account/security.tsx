import { LockOutlined, MobileOutlined, QrcodeOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { identity, type Profile } from '@srm/api/identity'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { Panel } from '@/ui/page.tsx'
import { leaveToBind } from './feishu.ts'
import { refreshMe } from './me.ts'
import { MobileDialog } from './mobile.tsx'
import styles from './account.module.css'
import { PasswordDialog } from './password.tsx'
import { useText } from './account.texts.ts'

type RowProps = { readonly icon: ReactNode; readonly title: string; readonly text: string; readonly action: ReactNode }

const Row = ({ icon, title, text, action }: RowProps): ReactNode => (
  <li className={styles.row}>
    <span aria-hidden className={styles.icon}>
      {icon}
    </span>
    <div className={styles.words}>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
    {action}
  </li>
)

const hidden = (mobile: string): string => mobile.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2')

const Feishu = ({ bound }: { readonly bound: boolean }): ReactNode => {
  const t = useText()
  const ways = useRead(identity.auth.ways, {})
  const unbind = useMutate(identity.user.unbindFeishu, {
    done: async () => {
      await refreshMe()
      toast.success(t('feishu.unbound'))
    },
  })
  const offered = ways.data?.feishu ?? false
  const text = bound ? t('feishu.is') : offered ? t('feishu.isNot') : t('feishu.none')
  const action = bound ? (
    <Button loading={unbind.isPending} onClick={() => unbind.mutate({})}>
      {t('feishu.unbind')}
    </Button>
  ) : (
    offered && <Button onClick={() => void leaveToBind()}>{t('feishu.bind')}</Button>
  )
  return <Row icon={<QrcodeOutlined />} title={t('feishu')} text={text} action={action} />
}

/** The ways one proves to be oneself. */
export const Security = ({ profile }: { readonly profile: Profile }): ReactNode => {
  const t = useText()
  const [open, setOpen] = useState<'password' | 'mobile'>()
  const close = (): void => setOpen(undefined)
  const { mobile } = profile
  return (
    <Panel title={t('security')}>
      <ul className={styles.rows}>
        <Row
          icon={<LockOutlined />}
          title={t('password')}
          text={t('password.hint')}
          action={<Button onClick={() => setOpen('password')}>{t('password.change')}</Button>}
        />
        <Row
          icon={<MobileOutlined />}
          title={t('mobile')}
          text={mobile ? hidden(mobile) : t('mobile.none')}
          action={mobile && <Button onClick={() => setOpen('mobile')}>{t('mobile.change')}</Button>}
        />
        <Feishu bound={profile.feishuBound} />
      </ul>
      {open === 'password' && <PasswordDialog close={close} />}
      {open === 'mobile' && mobile && <MobileDialog mobile={mobile} shown={hidden(mobile)} close={close} />}
    </Panel>
  )
}
