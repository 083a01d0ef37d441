import { BgColorsOutlined, CrownOutlined, ExportOutlined, LogoutOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { Profile } from '@srm/api/identity'
import { choosePlan } from '@/lib/session/membership.ts'
import { signOut } from '@/lib/session/sign-out.ts'
import { CopyButton } from '@/ui/fields/copy-button.tsx'
import { PersonFace } from '@/ui/fields/ref/person-chip.tsx'
import { Row } from '@/ui/layout.tsx'
import { slot } from '@/ui/slots.ts'
import styles from './avatar.module.css'
import { useColorTool, useTools } from './tool-list.tsx'
import { useToolsText } from '../shell.texts.ts'

const ColorChoice = lazy(async () => ({ default: (await import('../theme/color.choice.tsx')).ColorChoice }))

type UserInfo = Profile['userInfo']
type Props = { readonly info: UserInfo; readonly close: () => void }

/** A membership that never ends carries the title 1 and is not spoken of. */
const Membership = ({ info: { apply, membershipRights }, close }: Props): ReactNode => {
  const t = useToolsText()
  if (membershipRights.title === '1') return null
  const renew = (): void => {
    close()
    choosePlan()
  }
  return (
    <Row as="section" gap={12} className={styles.membership} aria-label={t('membership')}>
      <CrownOutlined aria-hidden />
      <div>
        <strong>{membershipRights.title}</strong>
        {apply.outDate && <p>{t('until', { date: apply.outDate.slice(0, 10) })}</p>}
      </div>
      <Button size="small" type="primary" onClick={renew}>
        {t('renew')}
      </Button>
    </Row>
  )
}

const Person = ({ info, avatar }: { readonly info: UserInfo; readonly avatar: string }): ReactNode => {
  const t = useToolsText()
  return (
    <Row gap={12} className={styles.person}>
      <PersonFace name={info.username} avatar={avatar} />
      <div>
        <strong className={styles.title}>{info.username}</strong>
        {info.isSuper && <span className={styles.badge}>{t('super')}</span>}
        <p>{[info.dept.name, info.role.name].filter(Boolean).join(' · ')}</p>
      </div>
    </Row>
  )
}

const Facts = ({ info: { userId, apply } }: { readonly info: UserInfo }): ReactNode => {
  const t = useToolsText()
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

const Colors = (): ReactNode => {
  const t = useToolsText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.item} aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('color')}
        <BgColorsOutlined aria-hidden />
      </button>
      {open && (
        <div className={styles.colors}>
          <Suspense>
            <ColorChoice />
          </Suspense>
        </div>
      )}
    </>
  )
}

/** Everything that does not stand in the header. */
const Tools = ({ close }: { readonly close: () => void }): ReactNode => {
  const tools = useTools().filter(({ inHeader }) => !inHeader)
  const colors = useColorTool() === 'menu'
  return (
    <div className={styles.tools}>
      {tools.map(({ name, label, icon, lang, run }) => (
        <button
          key={name}
          type="button"
          lang={lang}
          className={styles.item}
          onClick={({ currentTarget }) => {
            // A locked page lets nothing change any more: what the card says must be gone before.
            if (name === 'lock') flushSync(close)
            // Where the button stands is where the dark spreads from.
            run(currentTarget)
            close()
          }}
        >
          {label}
          {icon}
        </button>
      ))}
      {colors && <Colors />}
      <Suspense>{slot('feedback', { className: styles.item, chosen: close })}</Suspense>
    </div>
  )
}

type CardProps = { readonly profile: Profile; readonly close: () => void }

/** Somebody without an id of their own can only leave. */
export const AvatarCard = ({ profile, close }: CardProps): ReactNode => {
  const t = useToolsText()
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
          <Tools close={close} />
        </>
      )}
      <button type="button" className={styles.item} onClick={() => void signOut()}>
        {t('signOut')}
        <LogoutOutlined aria-hidden />
      </button>
    </div>
  )
}
