import { Tabs } from 'antd'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { identity } from '@srm/api/identity'
import { Can } from '@/lib/session/can.tsx'
import { Page, Panel } from '@/ui/page.tsx'
import { LogFilters } from './filters.tsx'
import { LogList } from './list.tsx'
import styles from './log.module.css'
import { useLogText } from '../identity.texts.ts'
import { LogVerify } from './verify.tsx'

const tabs = ['system', 'login'] as const

/** What happened in the company that must not be forgotten, and proof that nobody changed it. */
const LogPage = (): ReactNode => {
  const t = useLogText()
  const [params, setParams] = useSearchParams()
  const open = tabs.find((tab) => tab === params.get('tab')) ?? 'system'
  const asked = {
    action: params.get('action') ?? undefined,
    userId: params.get('userId') ?? undefined,
    from: params.get('from') ?? undefined,
    to: params.get('to') ?? undefined,
  }
  const change = (next: Partial<typeof asked>): void =>
    setParams(
      Object.entries({ tab: open, ...asked, ...next }).filter((pair): pair is [string, string] => Boolean(pair[1])),
      { replace: true },
    )
  return (
    <Page
      title={t('title')}
      actions={
        <Can code="log:verify">
          <LogVerify />
        </Can>
      }
    >
      <Tabs
        className={styles.tabs ?? ''}
        activeKey={open}
        onChange={(tab) => setParams({ tab }, { replace: true })}
        items={tabs.map((key) => ({ key, label: t(`tab.${key}`) }))}
      />
      <Panel>
        <LogFilters key={open} kind={open} asked={asked} change={change} />
        <LogList key={JSON.stringify([open, asked])} endpoint={identity.log[open]} asked={asked} />
      </Panel>
    </Page>
  )
}

export default LogPage
