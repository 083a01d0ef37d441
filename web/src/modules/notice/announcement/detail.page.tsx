import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Announcement, notice } from '@srm/api/notice'
import { useCan } from '@/lib/session/can.tsx'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import type { RecordAction } from '@/ui/record-detail/record-actions.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { paths, readingPath } from './announcement.paths.ts'
import { Receipts, useReceiptCount } from './receipts.tsx'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { useAnnouncementText } from '../notice.texts.ts'

type Step = 'publish' | 'withdraw'

type Props = { readonly step: Step; readonly row: Row; readonly close: () => void }

/** Publishing cannot be unheard, so it says first how many will hear it. */
const StepDialog = ({ step, row, close }: Props): ReactNode => {
  const t = useAnnouncementText()
  const { id, version } = row
  const name = String(row['title'])
  const input = { params: { id }, body: { version } }
  const audience = useRead(notice.announcement.receipts, { params: { id }, query: {} }, { enabled: step === 'publish' })
  const publish = useMutate(notice.announcement.publish, {
    done: ({ people }) => toast.success(t('published', { count: people })),
  })
  const withdraw = useMutate(notice.announcement.withdraw, { done: () => toast.success(t('withdrawn')) })
  const act = step === 'publish' ? publish : withdraw
  const hint = audience.data ? t('publishTo', { count: audience.data.total }) : t('publishHint')
  return (
    <ConfirmDialog
      open
      title={step === 'publish' ? t('publishAsk', { name }) : t('withdrawAsk', { name })}
      ok={t(step)}
      danger={step === 'withdraw'}
      busy={act.isPending}
      confirm={() => act.mutateAsync(input)}
      close={close}
    >
      {step === 'publish' ? hint : t('withdrawHint')}
    </ConfirmDialog>
  )
}

const isPublished = (row: Row): boolean => row['status'] === 'published'

const AnnouncementDetail = (): ReactNode => {
  const t = useAnnouncementText()
  const go = useNavigate()
  const may = useCan()
  const count = useReceiptCount()
  const [step, setStep] = useState<{ step: Step; row: Row }>()
  const actions: RecordAction[] = [
    { action: '', label: t('preview'), when: isPublished, run: ({ id }) => void go(readingPath(id)) },
    { action: 'withdraw', label: t('withdraw'), run: (row) => setStep({ step: 'withdraw', row }) },
    { action: 'publish', label: t('publish'), rank: 'primary', run: (row) => setStep({ step: 'publish', row }) },
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
