import { Button } from 'antd'
import { useEffect, useState, type ReactNode } from 'react'
import { openJobs, useJobDrawer } from '@/lib/job-drawer.ts'
import { queryClient } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import { useUiText } from '@/ui/ui.texts.ts'
import { Case, Cases, Strip } from './gallery.part.tsx'
import { Sample, samples } from './gallery.sample.ts'
import { showJobs } from './gallery.server.ts'
import { useText } from './gallery.texts.ts'

const { name, status, owner, dueOn } = Sample.fields

const Confirm = ({ close }: { readonly close: () => void }): ReactNode => {
  const ui = useUiText()
  return (
    <ConfirmDialog
      open
      title={ui('confirmDelete', { name: samples[0]?.name ?? '' })}
      ok={ui('delete')}
      busy={false}
      confirm={() => Promise.resolve()}
      close={close}
    >
      {ui('confirmDeleteHint')}
    </ConfirmDialog>
  )
}

const Dialogs = (): ReactNode => {
  const t = useText()
  const [open, setOpen] = useState<'confirm' | 'side'>()
  const close = (): void => setOpen(undefined)
  return (
    <Strip>
      <Button onClick={() => setOpen('confirm')}>{t('feedback.confirm')}</Button>
      <Button onClick={() => setOpen('side')}>{t('feedback.side')}</Button>
      {open === 'confirm' && <Confirm close={close} />}
      {open === 'side' && (
        <SideForm
          title={t('feedback.side')}
          groups={[{ fields: { name, status, owner, dueOn } }]}
          initial={samples[1] ?? {}}
          save={() => Promise.resolve()}
          close={close}
        />
      )}
    </Strip>
  )
}

const Toasts = (): ReactNode => {
  const t = useText()
  const ui = useUiText()
  const action = { label: ui('retry'), run: () => toast.success(ui('saved')) }
  return (
    <Strip>
      <Button onClick={() => toast.success(ui('saved'))}>{t('feedback.success')}</Button>
      <Button onClick={() => toast.error(t('states.reason'))}>{t('feedback.error')}</Button>
      <Button onClick={() => toast.warning(t('feedback.careful'))}>{t('feedback.warning')}</Button>
      <Button onClick={() => toast.warning(t('feedback.undone'), action)}>{t('feedback.action')}</Button>
    </Strip>
  )
}

const Jobs = (): ReactNode => {
  const t = useText()
  const open = useJobDrawer((drawer) => drawer.open)
  useEffect(() => {
    if (!open) return undefined
    // From now on the drawer reads its own jobs again.
    return () => {
      showJobs(false)
      void queryClient.invalidateQueries({ queryKey: ['job'] })
    }
  }, [open])
  const show = (): void => {
    showJobs(true)
    openJobs()
  }
  return <Button onClick={show}>{t('feedback.openJobs')}</Button>
}

export const Feedback = (): ReactNode => {
  const t = useText()
  return (
    <Cases columns={3}>
      <Case label={t('feedback.dialogs')}>
        <Dialogs />
      </Case>
      <Case label={t('feedback.toasts')}>
        <Toasts />
      </Case>
      <Case label={t('feedback.jobs')}>
        <Jobs />
      </Case>
    </Cases>
  )
}
