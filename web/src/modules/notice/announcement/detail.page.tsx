import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Announcement, notice } from '@srm/api/notice'
import { useCan } from '@/lib/can.tsx'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import type { RecordAction } from '@/ui/record-detail/record-actions.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { paths, readingPath } from './announcement.paths.ts'
import { Receipts, useReceiptCount } from './announcement.receipts.tsx'
import { StepDialog, type Step } from './announcement.step.tsx'
import { useText } from './announcement.texts.ts'

const isPublished = (row: Row): boolean => row['status'] === 'published'

const AnnouncementDetail = (): ReactNode => {
  const t = useText()
  const go = useNavigate()
  const may = useCan()
  const count = useReceiptCount()
  const [step, setStep] = useState<{ step: Step; row: Row }>()
  const actions: RecordAction[] = [
    { action: '', label: t('preview'), when: isPublished, run: ({ id }) => void go(readingPath(id)) },
    { action: 'withdraw', label: t('withdraw'), run: (row) => setStep({ step: 'withdraw', row }) },
    { action: 'publish', label: t('publish'), run: (row) => setStep({ step: 'publish', row }) },
  ]
  const receipts = (row: Row) => ({
    key: 'receipts',
    title: t('receipts'),
    count: isPublished(row) ? count?.read : undefined,
    content: <Receipts id={row.id} published={isPublished(row)} mayRemind={may('announcement:publish')} />,
  })
  return (
    <>
      <RecordDetail
        record={Announcement}
        calls={notice.announcement}
        paths={paths}
        summary={['publishedAt', 'mustRead', 'pinned', 'createdBy', 'updatedAt']}
        sections={[
          { title: t('section.content'), fields: ['body'] },
          { title: t('section.audience'), fields: ['departments', 'roles'] },
        ]}
        tabs={['attachments']}
        related={(row) => [receipts(row)]}
        actions={actions}
      />
      {step && <StepDialog {...step} close={() => setStep(undefined)} />}
    </>
  )
}

export default AnnouncementDetail
