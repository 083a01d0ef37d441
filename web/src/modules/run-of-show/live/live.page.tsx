import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { projectPages } from '@srm/api/project/pages'
import { runOfShow, type RunSheet, type SheetItem } from '@srm/api/run-of-show'
import { addressOf } from '@srm/api/shared/pages'
import { call } from '@/lib/api/api.ts'
import { useMutate } from '@/lib/api/query.ts'
import { useTabTitle } from '@/lib/tabs/tab-scope.ts'
import { Page } from '@/ui/page.tsx'
import { Skeleton, State } from '@/ui/states.tsx'
import { RunPrint } from '../table/run.print.tsx'
import styles from './live.module.css'
import { useLiveText } from '../run-of-show.texts.ts'
import { Freshness, NowNext, type LiveItem } from './now-next.tsx'
import { useLive, type LiveAnswer } from './use-live.ts'

const liveItem = ({ owner, ...item }: SheetItem): LiveItem => ({ ...item, owner: owner?.name ?? null })

type StepProps = { readonly item: SheetItem; readonly reload: () => Promise<void> }

/** Whoever is on site says what has begun and what is done. */
const Step = ({ item, reload }: StepProps): ReactNode => {
  const t = useLiveText()
  const { mutate, isPending } = useMutate(runOfShow.item.patch, { done: reload })
  const state = item.state === 'running' ? 'done' : 'running'
  return (
    <Button
      size="large"
      type="primary"
      className={styles.steps}
      loading={isPending}
      onClick={() => mutate({ params: { id: item.id }, body: { version: item.version, state } })}
    >
      {state === 'done' ? t('finish') : t('start')}
    </Button>
  )
}

const Live = ({ sheet, live }: { readonly sheet: RunSheet; readonly live: LiveAnswer<RunSheet> }): ReactNode => {
  const t = useLiveText()
  const [, setParams] = useSearchParams()
  useTabTitle(t('tab', { name: sheet.project.name }))
  const { stored, isOffline, reload } = live
  const steps = ({ id }: LiveItem): ReactNode => {
    const item = sheet.items.find((one) => one.id === id)
    return item && <Step item={item} reload={reload} />
  }
  const print = (): void => setParams((before) => new URLSearchParams([...before, ['print', '1']]))
  return (
    <Page
      title={sheet.project.name}
      back={`${addressOf(projectPages.project.detail, sheet.project.id)}&tab=runOfShow`}
      actions={<Button onClick={print}>{t('print')}</Button>}
    >
      <div className={styles.page}>
        <Freshness at={stored?.at ?? 0} isOffline={isOffline} />
        <NowNext items={sheet.items.map(liveItem)} {...(sheet.canEdit && !isOffline && { steps })} />
      </div>
    </Page>
  )
}

/** Now and next on a phone; on paper the whole run-of-show. */
const LivePage = (): ReactNode => {
  const [params] = useSearchParams()
  const projectId = params.get('id') ?? ''
  const live = useLive(`runOfShow.${projectId}`, () =>
    call(runOfShow.item.sheet, { query: { projectId } }, { silent: true }),
  )
  if (!live.stored) return live.problem ? <State title={live.problem} /> : <Skeleton rows={6} />
  const sheet = live.stored.data
  return params.has('print') ? <RunPrint sheet={sheet} /> : <Live sheet={sheet} live={live} />
}

export default LivePage
