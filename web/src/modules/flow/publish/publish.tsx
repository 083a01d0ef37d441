import { Alert, Button, Form, Input } from 'antd'
import { useState, type ReactNode } from 'react'
import { useCan } from '@/lib/session/can.tsx'
import { Panel } from '@/ui/page.tsx'
import styles from '../designer/designer.module.css'
import { isDirty, useDesigning } from '../designer/designer.store.ts'
import { useDesignerText } from '../flow.texts.ts'
import type { Catalog, FlowDetail } from '../flow.model.ts'
import { ProblemList } from '../designer/problems.list.tsx'
import problemStyles from '../designer/problems.module.css'
import { Bindings } from './bindings.tsx'
import { PublishCheck } from './check.tsx'
import { usePublishing } from './state.ts'
import { Versions } from './versions.tsx'

type Props = {
  readonly shown: FlowDetail
  readonly catalog: readonly Catalog[]
  readonly save: () => Promise<boolean>
  readonly toCanvas: () => void
}

type PublishingProps = Pick<Props, 'save' | 'toCanvas'> & { readonly isBound: boolean }

const Publishing = ({ save, toCanvas, isBound }: PublishingProps): ReactNode => {
  const t = useDesignerText()
  const may = useCan()
  const [note, setNote] = useState('')
  const unsaved = useDesigning(isDirty)
  const { errors, check, publish, busy, ready, accepted, accept, isCurrent } = usePublishing(save, isBound)
  const state = isCurrent ? 'current' : unsaved ? 'saves' : 'ready'
  return (
    <Panel title={t('page.publish')}>
      <div className={styles.form}>
        {errors > 0 ? (
          <Alert type="error" showIcon title={t('publish.blocked', { count: errors })} />
        ) : (
          <Alert type={isCurrent ? 'success' : 'info'} showIcon title={t(`publish.${state}`)} />
        )}
        {!isBound && <Alert type="warning" showIcon title={t('publish.unused')} />}
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
    <Publishing {...rest} isBound={shown.documents.length > 0} />
    <div>
      <Bindings flowId={shown.id} catalog={catalog} />
      <Versions flowId={shown.id} />
    </div>
  </div>
)
