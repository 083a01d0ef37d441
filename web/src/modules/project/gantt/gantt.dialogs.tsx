import type { ReactNode } from 'react'
import { project, Task } from '@srm/api/project'
import { refreshFamily, useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { RelatedEdit } from '@/ui/record-related/related-form.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { useGanttText } from '../project.texts.ts'
import type { PlanData } from './plan.data.ts'

type DialogProps = { readonly row: Row; readonly plan: PlanData; readonly close: () => void }

export const BaselineDialog = ({ row, close }: Pick<DialogProps, 'row' | 'close'>): ReactNode => {
  const t = useGanttText()
  const { mutateAsync, isPending } = useMutate(project.task.baseline, {
    done: ({ tasks }) => {
      toast.success(t('baseline.saved', { count: tasks }))
      close()
    },
  })
  return (
    <ConfirmDialog
      open
      danger={false}
      title={t('baseline.save')}
      ok={t('baseline.save')}
      busy={isPending}
      confirm={() => mutateAsync({ body: { projectId: row.id } })}
      close={close}
    >
      {t('baseline.confirm')}
    </ConfirmDialog>
  )
}

type LinkDialogProps = Pick<DialogProps, 'plan' | 'close'> & {
  readonly id: string
  readonly unlink: (id: string) => Promise<void>
}

export const LinkDialog = ({ plan, id, unlink, close }: LinkDialogProps): ReactNode => {
  const t = useGanttText()
  const arrow = plan.arrows.find((one) => one.id === id)
  const titleOf = (of: string | undefined): string => plan.bars.find((bar) => bar.id === of)?.text ?? ''
  return (
    <ConfirmDialog
      open
      title={t('unlink.title')}
      ok={t('unlink.title')}
      busy={false}
      confirm={async () => {
        close()
        await unlink(id)
      }}
      close={close}
    >
      {t('unlink.text', { from: titleOf(arrow?.source), to: titleOf(arrow?.target) })}
    </ConfirmDialog>
  )
}

export const TaskDrawer = ({
  row,
  id,
  close,
}: Pick<DialogProps, 'row' | 'close'> & { readonly id: string }): ReactNode => (
  <RelatedEdit
    record={Task}
    calls={project.task}
    by="project"
    owner={row.id}
    id={id}
    saved={async () => {
      await refreshFamily(project.task.tree)
      await refreshFamily(project.project.standing)
    }}
    close={close}
  />
)
