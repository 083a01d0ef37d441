import { LinkOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { onboarding, SupplierApplication } from '@srm/api/onboarding'
import { call } from '@/lib/api/api.ts'
import { toast } from '@/lib/toast.ts'
import { RecordList } from '@/ui/record-list/record-list.tsx'
import { paths } from './application.paths.ts'
import { useApplicationText } from '../onboarding.texts.ts'
import { useStageBoard } from './stage.board.tsx'

const columns = [
  'code',
  { name: 'name', width: 260 },
  'stage',
  'classifies',
  'region',
  'contactName',
  'contactMobile',
  'owner',
  'submittedAt',
  'mended',
] as const

/** What suppliers are sent; it opens the page on their phone. */
const Invitation = (): ReactNode => {
  const t = useApplicationText()
  const copy = async (): Promise<void> => {
    const { url } = await call(onboarding.application.invitation, {})
    await navigator.clipboard.writeText(url)
    toast.success(t('invited'))
  }
  return (
    <Button icon={<LinkOutlined aria-hidden />} onClick={() => void copy()}>
      {t('invite')}
    </Button>
  )
}

const ApplicationList = (): ReactNode => {
  const t = useApplicationText()
  const { layouts, dialog } = useStageBoard()
  return (
    <>
      <RecordList
        record={SupplierApplication}
        calls={onboarding.application}
        paths={paths}
        columns={columns}
        title={t('title')}
        create={t('create')}
        extra={<Invitation />}
        empty={{ title: t('empty.title'), hint: t('empty.hint') }}
        layouts={layouts}
      />
      {dialog}
    </>
  )
}

export default ApplicationList
