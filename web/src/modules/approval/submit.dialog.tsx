import { Alert, Button, Modal } from 'antd'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { approval } from '@srm/api/approval'
import type { Result } from '@srm/api/endpoint'
import { useMutate, useRead } from '@/lib/query.ts'
import { toast } from '@/lib/toast.ts'
import { Await } from '@/ui/states.tsx'
import { People } from './act.fields.tsx'
import { useText } from './act.texts.ts'
import { detailPath } from './approval.paths.ts'
import bar from './detail.module.css'
import styles from './detail.progress.module.css'

type Preview = Result<typeof approval.preview>
type Selection = Readonly<Record<string, readonly string[]>>

/** What keeps it from being sent in; known before anybody tries. */
const stuckAt = ({ ends }: Preview): 'nobody' | 'loop' | null => (ends === 'nobody' || ends === 'loop' ? ends : null)

type WayProps = { readonly preview: Preview; readonly chosen: Selection; readonly choose: (chosen: Selection) => void }

/** The way it will go, step by step, with a question where somebody has to be chosen. */
const Way = ({ preview, chosen, choose }: WayProps): ReactNode => {
  const t = useText()
  const steps = preview.steps.filter(({ type }) => ['approve', 'handle', 'cc'].includes(type))
  const stuck = stuckAt(preview)
  return (
    <>
      <p className={bar.next}>{t('submit.way', { name: preview.flow.name })}</p>
      {stuck && <Alert type="warning" showIcon title={t(`submit.${stuck}`)} description={t(`submit.${stuck}Hint`)} />}
      <ol style={{ marginTop: 16 }}>
        {steps.map(({ nodeId, name, people, choose: asks }) => (
          <li key={nodeId} className={styles.run} data-state="future">
            <div className={styles.runHead}>
              <strong>{name}</strong>
            </div>
            <p className={styles.faint}>
              {people.length > 0 ? people.map((one) => one.name).join('、') : asks ? '' : t('submit.later')}
            </p>
            {asks && (
              <People
                label={t('submit.choose', { name })}
                value={chosen[nodeId] ?? []}
                onChange={(ids) => choose({ ...chosen, [nodeId]: ids.slice(0, asks.max) })}
              />
            )}
          </li>
        ))}
      </ol>
    </>
  )
}

const isChosen = (preview: Preview | undefined, chosen: Selection): boolean =>
  preview?.steps.every(({ nodeId, choose }) => !choose || (chosen[nodeId]?.length ?? 0) >= choose.min) ?? false

type Props = {
  readonly docType: string
  readonly docId: string
  readonly close: () => void
  /** Told once it is on its way. */
  readonly submitted?: () => unknown
}

export const SubmitDialog = ({ docType, docId, close, submitted }: Props): ReactNode => {
  const t = useText()
  const go = useNavigate()
  const [chosen, setChosen] = useState<Selection>({})
  const query = useRead(approval.preview, { query: { docType, docId } }, { passing: true })
  const act = useMutate(approval.submit, {
    done: async ({ id }) => {
      await submitted?.()
      toast.success(t('submit.done'))
      close()
      void go(detailPath(id))
    },
  })
  const choices = Object.fromEntries(Object.entries(chosen).map(([node, ids]) => [node, [...ids]]))
  return (
    <Modal
      open
      title={t('submit.title')}
      onCancel={close}
      footer={[
        <Button key="no" onClick={close}>
          {t('cancel')}
        </Button>,
        <Button
          key="yes"
          type="primary"
          loading={act.isPending}
          disabled={!query.data || stuckAt(query.data) !== null || !isChosen(query.data, chosen)}
          onClick={() => act.mutate({ body: { docType, docId, purpose: 'create', choices } })}
        >
          {t('submit')}
        </Button>,
      ]}
    >
      <Await query={query} rows={4}>
        {(preview) => <Way preview={preview} chosen={chosen} choose={setChosen} />}
      </Await>
    </Modal>
  )
}
