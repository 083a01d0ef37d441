import { Input } from 'antd'
import { useState, type ReactNode } from 'react'
import { onboarding, SupplierUpdate } from '@srm/api/onboarding'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import type { RecordAction } from '@/ui/record-detail/record-actions.tsx'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { punctuation } from '@/lib/i18n.ts'
import { updatePaths } from './update.paths.ts'
import { useUpdateText } from '../onboarding.texts.ts'

const calls = onboarding.update

const useSteps = (refuse: (row: Row) => void): RecordAction[] => {
  const t = useUpdateText()
  const { mutate: accept } = useMutate(calls.accept, { done: () => toast.success(t('accepted')) })
  const { mutate: send } = useMutate(calls.send, { done: () => toast.success(t('sent')) })
  return [
    {
      action: 'review',
      label: t('accept'),
      rank: 'primary',
      run: ({ id, version }) => accept({ params: { id }, body: { version } }),
    },
    { action: 'review', label: t('refuse'), danger: true, rank: 'secondary', run: refuse },
    { action: 'send', label: t('send'), run: ({ id, version }) => send({ params: { id }, body: { version } }) },
  ]
}

const RefuseDialog = ({ row, close }: { readonly row: Row; readonly close: () => void }): ReactNode => {
  const t = useUpdateText()
  const [opinion, setOpinion] = useState('')
  const { mutateAsync, isPending } = useMutate(calls.refuse, { done: () => toast.success(t('refused')) })
  const { id, version } = row
  return (
    <ConfirmDialog
      open
      title={`${t('refuse')}${punctuation('colon')}${String(row['name'])}`}
      ok={t('refuse')}
      disabled={opinion.trim() === ''}
      busy={isPending}
      confirm={() => mutateAsync({ params: { id }, body: { version, opinion: opinion.trim() } })}
      close={close}
    >
      <Input.TextArea
        rows={3}
        maxLength={500}
        aria-label={t('refuse.why')}
        placeholder={t('refuse.why')}
        value={opinion}
        onChange={({ target }) => setOpinion(target.value)}
      />
    </ConfirmDialog>
  )
}

const UpdateDetail = (): ReactNode => {
  const t = useUpdateText()
  const [refusing, setRefusing] = useState<Row>()
  return (
    <>
      <RecordDetail
        record={SupplierUpdate}
        calls={calls}
        paths={updatePaths}
        summary={['kind', 'supplier', 'contact', 'mobile', 'certificate', 'answeredAt']}
        sections={[
          { title: t('section.proposed'), fields: ['number', 'issuedOn', 'longTerm', 'expiresOn', 'files', 'opinion'] },
          { title: t('section.trail'), fields: ['note', 'expiresAt', 'createdBy', 'createdAt', 'updatedAt'] },
        ]}
        tabs={['prices']}
        actions={useSteps(setRefusing)}
      />
      {refusing && <RefuseDialog row={refusing} close={() => setRefusing(undefined)} />}
    </>
  )
}

export default UpdateDetail
