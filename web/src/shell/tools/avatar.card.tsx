import { CrownOutlined, ExportOutlined, LogoutOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import type { Profile } from '@srm/api/identity'
import { choosePlan } from '@/lib/membership.ts'
import { signOut } from '@/lib/sign-out.ts'
import { CopyButton } from '@/ui/fields/copy-button.tsx'
import { PersonFace } from '@/ui/fields/person-chip.tsx'
import styles from './avatar.module.css'
import { useText } from './tools.texts.ts'

type UserInfo = Profile['userInfo']
type Props = { readonly info: UserInfo; readonly close: () => void }

/** A membership that never ends carries the title 1 and is not spoken of. */
const Membership = ({ info: { apply, membershipRights }, close }: Props): ReactNode => {
  const t = useText()
  if (membershipRights.title === '1') return null
  const renew = (): void => {
    close()
    choosePlan()
  }
  return (
    <section className={styles.membership} aria-label={t('membership')}>
      <CrownOutlined aria-hidden />
      <div>
        <strong>{membershipRights.title}</strong>
        {apply.outDate && <p>{t('until', { date: apply.outDate.slice(0, 10) })}</p>}
      </div>
      <Button size="small" type="primary" onClick={renew}>
        {t('renew')}
      </Button>
    </section>
  )
}

const Person = ({ info, avatar }: { readonly info: UserInfo; readonly avatar: string }): ReactNode => {
  const t = useText()
  return (
    <div className={styles.person}>
      <PersonFace name={info.username} avatar={avatar} />
      <div>
        <strong className={styles.title}>{info.username}</strong>
        {info.isSuper && <span className={styles.badge}>{t('super')}</span>}
        <p>{[info.dept.name, info.role.name].filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  )
}

const Facts = ({ info: { userId, apply } }: { readonly info: UserInfo }): ReactNode => {
  const t = useText()
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('company')}</dt>
        <dd title={apply.companyName}>
          <span>{apply.companyName}</span>
        </dd>
      </div>
      <div>
        <dt>{t('userId')}</dt>
        <dd title={userId}>
          <span>{userId}</span>
          <CopyButton text={userId} />
        </dd>
      </div>
    </dl>
  )
}

type CardProps = { readonly profile: Profile; readonly close: () => void }

/** Somebody without an id of their own can only leave. */
export const AvatarCard = ({ profile, close }: CardProps): ReactNode => {
  const t = useText()
  const { userInfo: info, avatar } = profile
  return (
    <div className={styles.card}>
      {info.userId && (
        <>
          <Person info={info} avatar={avatar} />
          <Facts info={info} />
          <Membership info={info} close={close} />
          <a className={styles.item} href="#/account/accountCenter" target="_blank" rel="noreferrer" onClick={close}>
            {t('account')}
            <ExportOutlined aria-hidden />
          </a>
        </>
      )}
      <button type="button" className={styles.item} onClick={() => void signOut()}>
        {t('signOut')}
        <LogoutOutlined aria-hidden />
      </button>
    </div>
  )
}
