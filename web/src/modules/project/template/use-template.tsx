import { Alert, Button, Modal, Select } from 'antd'
import { useState, type ReactNode } from 'react'
import { project, type TemplateStep } from '@srm/api/project'
import { refreshFamily, useMutate, useRead } from '@/lib/api/query.ts'
import { useCan } from '@/lib/session/can.tsx'
import { toast } from '@/lib/toast.ts'
import { Muted, Stack } from '@/ui/layout.tsx'
import styles from '../project.module.css'
import { useTemplateText } from '../project.texts.ts'

const Steps = ({ steps }: { readonly steps: readonly TemplateStep[] }): ReactNode => {
  const t = useTemplateText()
  const past = steps.filter(({ isPast }) => isPast).length
  return (
    <>
      <strong>{t('preview', { count: steps.length })}</strong>
      {past > 0 && <Alert type="warning" title={t('past', { count: past })} />}
      <ul className={styles.moved}>
        {steps.map(({ title, phase, start, end, isMilestone, assignee, isPast }) => (
          <li key={`${start} ${phase ?? ''} ${title}`}>
            <span className={styles.grow}>
              {isMilestone && '◆ '}
              {title} {phase !== null && <Muted size="s">{phase}</Muted>}
            </span>
            {assignee !== null && <Muted size="s">{assignee}</Muted>}
            <span className={isPast ? styles.late : undefined}>{start === end ? start : `${start} – ${end}`}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

type Props = { readonly projectId: string; readonly close: () => void }

const TemplateDialog = ({ projectId, close }: Props): ReactNode => {
  const t = useTemplateText()
  const filter = JSON.stringify([{ field: 'status', op: 'in', value: ['enabled'] }])
  const { data } = useRead(project.template.list, { query: { filter, pageSize: 100 } })
  const [id, setId] = useState<string>()
  const preview = useMutate(project.template.preview, {})
  const apply = useMutate(project.template.apply, {
    done: async ({ tasks }) => {
      toast.success(t('applied', { count: tasks }))
      await refreshFamily(project.task.tree)
      await refreshFamily(project.project.standing)
      close()
    },
  })
  const choose = (chosen: string): void => {
    setId(chosen)
    preview.mutate({ params: { id: chosen }, body: { projectId } })
  }
  const use = (
    <Button
      type="primary"
      disabled={!preview.data || preview.isPending}
      loading={apply.isPending}
      onClick={() => id !== undefined && apply.mutate({ params: { id }, body: { projectId } })}
    >
      {t('apply')}
    </Button>
  )
  return (
    <Modal open title={t('use')} onCancel={close} footer={use} width={640}>
      <Stack gap={12}>
        <Muted>{t('hint')}</Muted>
        <Select
          aria-label={t('choose')}
          placeholder={t('choose')}
          value={id ?? null}
          options={(data?.items ?? []).map((one) => ({ value: one.id, label: one.name }))}
          notFoundContent={t('none')}
          onChange={choose}
        />
        {preview.data && <Steps steps={preview.data} />}
      </Stack>
    </Modal>
  )
}

/** Tasks counted back from the event, seen before they are added. */
export const UseTemplate = ({ projectId }: { readonly projectId: string }): ReactNode => {
  const t = useTemplateText()
  const may = useCan()
  const [open, setOpen] = useState(false)
  if (!may('task:create') || !may('taskTemplate:list')) return null
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('use')}
      </Button>
      {open && <TemplateDialog projectId={projectId} close={() => setOpen(false)} />}
    </>
  )
}
