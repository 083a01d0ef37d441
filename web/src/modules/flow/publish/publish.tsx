import { Alert, Button, Form, Input } from 'antd'
import { useState, type ReactNode } from 'react'
import { useCan } from '@/lib/can.tsx'
import { Panel } from '@/ui/page.tsx'
import styles from './designer.module.css'
import { isDirty, useDesigning } from './designer.store.ts'
import { useText } from './designer.texts.ts'
import type { Catalog, FlowShown } from './flow.model.ts'
import { ProblemList } from './problems.list.tsx'
import problemStyles from './problems.module.css'
import { Bindings } from './publish.bindings.tsx'
import { PublishCheck } from './publish.check.tsx'
import { usePublishing } from './publish.state.ts'
import { Versions } from './publish.versions.tsx'

type Props = {
  readonly shown: FlowShown
  readonly catalog: readonly Catalog[]
  readonly save: () => Promise<boolean>
  readonly toCanvas: () => void
}

const Publishing = ({ save, toCanvas }: Pick<Props, 'save' | 'toCanvas'>): ReactNode => {
  const t = useText()
  const may = useCan()
  const [note, setNote] = useState('')
  const unsaved = useDesigning(isDirty)
  const { errors, check, publish, busy, ready, accepted, accept } = usePublishing(save)
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
        {errors === 0 && (
          <PublishCheck
            checked={check.checked}
            differing={check.differing}
            accepted={accepted}
            accept={accept}
            toCanvas={toCanvas}
          />
        )}
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
          disabled={!ready || !may('approvalFlow:publish')}
          loading={busy}
          onClick={() => void publish(note.trim(), () => setNote(''))}
        >
          {t('publish')}
        </Button>
      </div>
    </Panel>
  )
}

/** The last look: what is wrong, what it is published as, and what uses it. */
export const Publish = ({ shown, catalog, ...rest }: Props): ReactNode => (
  <div className={styles.columns}>
    <Publishing {...rest} />
    <div>
      <Bindings flowId={shown.id} catalog={catalog} />
      <Versions flowId={shown.id} />
    </div>
  </div>
)
