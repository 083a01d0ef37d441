import { Alert, Button, Form, Input } from 'antd'
import { useState, type ReactNode } from 'react'
import { approval } from '@srm/api/approval'
import { useCan } from '@/lib/can.tsx'
import { useAct } from '@/lib/query.ts'
import { toast } from '@/lib/toast.ts'
import { Panel } from '@/ui/page.tsx'
import styles from './designer.module.css'
import { isDirty, useDesigner, useDesigning } from './designer.store.ts'
import { useText } from './designer.texts.ts'
import type { Catalog, FlowShown } from './flow.model.ts'
import { ProblemList } from './problems.list.tsx'
import problemStyles from './problems.module.css'
import { Bindings } from './publish.bindings.tsx'
import { Versions } from './publish.versions.tsx'

type Props = {
  readonly shown: FlowShown
  readonly catalog: readonly Catalog[]
  readonly save: () => Promise<boolean>
  readonly toCanvas: () => void
}

const Publishing = ({ shown, save, toCanvas }: Omit<Props, 'catalog'>): ReactNode => {
  const t = useText()
  const may = useCan()
  const store = useDesigner()
  const [note, setNote] = useState('')
  const errors = useDesigning(({ problems }) => problems.filter(({ level }) => level === 'error').length)
  const unsaved = useDesigning(isDirty)
  const act = useAct(approval.flow.publish, {
    done: ({ no }) => {
      setNote('')
      toast.success(t('published', { no }))
    },
  })
  const publish = async (): Promise<void> => {
    if (!(await save())) return
    const { rev } = store.getState()
    act.mutate({ params: { id: shown.id }, body: { rev, ...(note.trim() && { note: note.trim() }) } })
  }
  return (
    <Panel title={t('page.publish')}>
      <div className={styles.form}>
        {errors > 0 ? (
          <Alert type="error" showIcon title={t('publish.blocked', { count: errors })} />
        ) : (
          <Alert type="info" showIcon title={unsaved ? t('publish.saves') : t('publish.ready')} />
        )}
        <div className={problemStyles.short}>
          <ProblemList jumped={toCanvas} />
        </div>
        <Form layout="vertical">
          <Form.Item label={t('publish.note')} htmlFor="flow-version-note">
            <Input.TextArea
              id="flow-version-note"
              maxLength={500}
              autoSize={{ minRows: 2, maxRows: 6 }}
              placeholder={t('publish.noteHint')}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </Form.Item>
        </Form>
        <Button
          type="primary"
          disabled={errors > 0 || !may('approvalFlow:publish')}
          loading={act.isPending}
          onClick={() => void publish()}
        >
          {t('publish')}
        </Button>
      </div>
    </Panel>
  )
}

/** The last look: what is wrong, what it is published as, and what uses it. */
export const Publish = ({ catalog, ...rest }: Props): ReactNode => (
  <div className={styles.columns}>
    <Publishing {...rest} />
    <div>
      <Bindings flowId={rest.shown.id} catalog={catalog} />
      <Versions flowId={rest.shown.id} />
    </div>
  </div>
)
