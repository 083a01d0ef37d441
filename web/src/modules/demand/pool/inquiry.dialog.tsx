import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { demand } from '@srm/api/demand'
import { refreshFamily, useMutate } from '@/lib/api/query.ts'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { Muted, Stack } from '@/ui/layout.tsx'
import type { ActionDialogProps } from '@/ui/record-list/list-types.ts'
import { inquiryOf } from '../demand.paths.ts'
import { usePoolText } from '../demand.texts.ts'

const maxNamed = 6

/** Chosen lines go into a new inquiry; those nobody has claimed yet are claimed on the way. */
export const InquiryDialog = ({ rows, close, finished }: ActionDialogProps): ReactNode => {
  const t = usePoolText()
  const go = useNavigate()
  const ids = rows.map(({ id }) => id)
  const unclaimed = rows.filter(({ stage }) => stage === 'pending').length
  const { mutateAsync, isPending } = useMutate(demand.pool.claim, { done: () => refreshFamily(demand.pool.list) })
  const begin = async (): Promise<void> => {
    await mutateAsync({ body: { ids } })
    finished(rows)
    void go(inquiryOf(ids))
  }
  return (
    <ConfirmDialog
      open
      danger={false}
      title={t('inquire.title', { count: rows.length })}
      ok={t('inquire')}
      busy={isPending}
      confirm={begin}
      close={close}
    >
      <Stack gap={8}>
        <span>
          {rows
            .slice(0, maxNamed)
            .map(({ name }) => String(name))
            .join(t('inquire.join'))}
          {rows.length > maxNamed && t('inquire.more', { count: rows.length - maxNamed })}
        </span>
        {unclaimed > 0 && <Muted>{t('inquire.claims', { count: unclaimed })}</Muted>}
      </Stack>
    </ConfirmDialog>
  )
}
