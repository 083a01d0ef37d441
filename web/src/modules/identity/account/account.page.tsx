import { Tabs } from 'antd'
import { Suspense, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { Profile } from '@srm/api/identity'
import { useCan } from '@/lib/session/can.tsx'
import { useProfile } from '@/lib/session/session.ts'
import { Page, Panel } from '@/ui/page.tsx'
import { slot } from '@/ui/slots.ts'
import { Skeleton } from '@/ui/states.tsx'
import { ApiKeys } from './keys.tsx'
import styles from './account.module.css'
import { AccountProfile } from './profile.tsx'
import { Security } from './security.tsx'
import { Sessions } from './sessions.tsx'
import { useText } from './account.texts.ts'

const useTabs = (profile: Profile) => {
  const t = useText()
  const may = useCan()
  const offered = [
    { key: 'profile', label: t('tab.profile'), children: <AccountProfile profile={profile} /> },
    {
      key: 'security',
      label: t('tab.security'),
      children: (
        <>
          <Security profile={profile} />
          <Sessions />
        </>
      ),
    },
    {
      key: 'notice',
      label: t('tab.notice'),
      children: (
        <Panel title={t('notice.title')}>
          <Suspense fallback={<Skeleton rows={4} />}>{slot('noticePreferences', {})}</Suspense>
        </Panel>
      ),
    },
    may('apiKey:manage') && { key: 'keys', label: t('tab.keys'), children: <ApiKeys /> },
    may('apply:update') && {
      key: 'company',
      label: t('tab.company'),
      children: <Suspense fallback={<Skeleton rows={6} />}>{slot('companyInfo', {})}</Suspense>,
    },
  ]
  return offered.filter((tab) => tab !== false)
}

const Tabbed = ({ profile }: { readonly profile: Profile }): ReactNode => {
  const [params, setParams] = useSearchParams()
  return (
    <Tabs
      className={styles.tabs ?? ''}
      activeKey={params.get('tab') ?? 'profile'}
      onChange={(tab) => setParams({ tab }, { replace: true })}
      items={useTabs(profile)}
    />
  )
}

/** Everything about oneself on one page; which part is open is in the address. */
const AccountCenter = (): ReactNode => {
  const t = useText()
  const profile = useProfile()
  return <Page title={t('title')}>{profile && <Tabbed profile={profile} />}</Page>
}

export default AccountCenter
