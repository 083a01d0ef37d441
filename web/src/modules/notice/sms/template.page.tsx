import { Segmented } from 'antd'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { smsMessages, SmsLog } from '@srm/api/notice/sms-template'
import { noticePages } from '@srm/api/notice/pages'
import { label } from '@srm/api/shared/label'
import { nameSmsScene } from '@srm/api/shared/sms-scenes'
import { useRead } from '@/lib/api/query.ts'
import { recordPath } from '@/lib/module/record-pages.ts'
import { useCan } from '@/lib/session/can.tsx'
import { Page } from '@/ui/page.tsx'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { Skeleton } from '@/ui/states.tsx'
import { useSmsText } from '../notice.texts.ts'
import { TemplateList } from './template-list.tsx'

const { path } = noticePages.smsTemplate
const logPath = `${path}?tab=log`

type View = 'templates' | 'log'

const Views = ({ current }: { readonly current: View }): ReactNode => {
  const t = useSmsText()
  const [, setParams] = useSearchParams()
  return (
    <Segmented<View>
      aria-label={t('views')}
      value={current}
      onChange={(next) => setParams(next === 'log' ? { tab: 'log' } : {}, { replace: true })}
      options={(['templates', 'log'] as const).map((value) => ({ value, label: t(`view.${value}`) }))}
    />
  )
}

/** A line leads to what the message was about, where that has a page. */
const toRecord = (_: string, row?: Row): string => {
  const [subject, subjectId] = [row?.['subject'], row?.['subjectId']]
  const known = typeof subject === 'string' && typeof subjectId === 'string'
  return (known ? recordPath(subject, subjectId) : undefined) ?? logPath
}

const columns = [
  { name: 'createdAt', width: 160 },
  { name: 'scene', width: 140 },
  { name: 'mobile', width: 130 },
  { name: 'body', width: 420 },
  { name: 'state', width: 100 },
  'reason',
  { name: 'parts', width: 90 },
  { name: 'isTest', width: 80 },
]

/** The names of the scenes are the server's: its modules declare them. */
const useSceneNames = (): boolean => {
  const allowed = useCan()('smsTemplate:list')
  const { data, error } = useRead(smsMessages.smsTemplate.list, {}, { enabled: allowed })
  for (const { scene, label: name } of data?.items ?? []) nameSmsScene(scene, label(name, name))
  return !allowed || data !== undefined || error !== null
}

const Log = (): ReactNode => {
  const t = useSmsText()
  if (!useSceneNames()) return <Skeleton />
  return (
    <RecordList
      record={SmsLog}
      calls={smsMessages.smsLog}
      paths={{ detail: toRecord }}
      title={t('title')}
      siblings={<Views current="log" />}
      columns={columns}
      quickFilters={['scene', 'state', 'createdAt']}
      transfer="exportVisible"
      empty={{ title: t('log.empty'), hint: t('log.emptyHint') }}
    />
  )
}

const SmsTemplatePage = (): ReactNode => {
  const t = useSmsText()
  const may = useCan()
  const [params] = useSearchParams()
  if (params.get('tab') === 'log') return <Log />
  return (
    <Page title={t('title')} note={may('smsLog:list') && <Views current="templates" />}>
      <TemplateList />
    </Page>
  )
}

export default SmsTemplatePage
