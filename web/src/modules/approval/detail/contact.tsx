import { Button, Modal, Radio } from 'antd'
import { useState, type ReactNode } from 'react'
import { approval, type Detail } from '@srm/api/approval'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { Await, State } from '@/ui/states.tsx'
import { Muted } from '@/ui/layout.tsx'
import type { Task } from './detail.model.ts'
import styles from './progress.module.css'
import { useText } from './detail.texts.ts'

type Props = { readonly task: Task; readonly close: () => void }

/** Another of the supplier's recorded contacts; the link sent before opens nothing any more. */
const ReplaceDialog = ({ task, close }: Props): ReactNode => {
  const t = useText()
  const params = { id: task.id }
  const contacts = useRead(approval.external.contacts, { params })
  const [chosen, setChosen] = useState('')
  const act = useMutate(approval.external.reassign, { done: () => toast.success(t('contact.replaced')) })
  const confirm = async (): Promise<void> => {
    await act.mutateAsync({ params, body: { contact: chosen } })
    close()
  }
  return (
    <Modal
      open
      title={t('contact.replace')}
      okText={t('contact.replaceOk')}
      cancelText={t('contact.cancel')}
      okButtonProps={{ disabled: chosen === '', loading: act.isPending }}
      onOk={() => void confirm().catch(() => undefined)}
      onCancel={close}
    >
      <Muted as="p" size="s">
        {t('contact.hint')}
      </Muted>
      <Await query={contacts} rows={3}>
        {(found) =>
          found.some(({ asked }) => !asked) ? (
            <Radio.Group
              className={styles.contacts ?? ''}
              aria-label={t('contact.replace')}
              value={chosen}
              onChange={({ target }) => setChosen(String(target.value))}
              options={found.map(({ id, name, company, mobile, asked }) => ({
                value: id,
                disabled: asked,
                label: [name, company, mobile, asked ? t('contact.asked') : ''].filter(Boolean).join(' · '),
              }))}
            />
          ) : (
            <State title={t('contact.none')} hint={t('contact.noneHint')} />
          )
        }
      </Await>
    </Modal>
  )
}

/** What our own people do while a supplier has not answered. */
export const ContactActions = ({ detail, task }: { readonly detail: Detail; readonly task: Task }): ReactNode => {
  const t = useText()
  const [replacing, setReplacing] = useState(false)
  const again = useMutate(approval.external.send, { done: () => toast.success(t('contact.sent')) })
  if (task.kind !== 'external' || task.status !== 'pending' || !detail.actions.includes('askContact')) return null
  return (
    <p className={styles.taskNotes}>
      <Button
        type="link"
        size="small"
        loading={again.isPending}
        onClick={() => again.mutate({ params: { id: task.id } })}
      >
        {t('contact.send')}
      </Button>
      <Button type="link" size="small" onClick={() => setReplacing(true)}>
        {t('contact.replace')}
      </Button>
      {replacing && <ReplaceDialog task={task} close={() => setReplacing(false)} />}
    </p>
  )
}
