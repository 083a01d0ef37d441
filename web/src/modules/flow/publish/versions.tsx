import { Button, Tag } from 'antd'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { approval } from '@srm/api/approval'
import { readFlow } from '@srm/flow/upcast'
import { call } from '@/lib/api/api.ts'
import { formatDateTime } from '@/lib/format.ts'
import { useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { Panel } from '@/ui/page.tsx'
import { Await } from '@/ui/states.tsx'
import styles from '../designer/designer.module.css'
import { edit, useDesigner, useReadOnly } from '../designer/designer.store.ts'
import { useDesignerText } from '../flow.texts.ts'

const DiffDialog = lazy(async () => ({ default: (await import('../diff/dialog.tsx')).DiffDialog }))

/** The editions that were published; each can become the draft again. */
export const Versions = ({ flowId }: { readonly flowId: string }): ReactNode => {
  const t = useDesignerText()
  const store = useDesigner()
  const readOnly = useReadOnly()
  const [comparing, setComparing] = useState<string>()
  const versions = useRead(approval.flow.versions, { params: { id: flowId } })
  const restore = async (id: string, no: number): Promise<void> => {
    const { tree } = await call(approval.flow.version, { params: { id } })
    const flow = readFlow(tree)
    edit(store, t('restore.step', { no }), () => flow)
    toast.success(t('restored', { no }))
  }
  return (
    <Panel title={t('versions')}>
      <Await query={versions} rows={3}>
        {(all) => (
          <>
            <ol className={styles.versions}>
              {all.length === 0 && <li>{t('versions.none')}</li>}
              {all.map(({ id, no, note, publishedBy, publishedAt, active, running }) => (
                <li key={id}>
                  <strong>{t('version', { no })}</strong>
                  {active && <Tag color="green">{t('version.active')}</Tag>}
                  <span>{note}</span>
                  <small>
                    {[publishedBy, formatDateTime(publishedAt), t('version.running', { count: running })]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                  <Button size="small" aria-label={t('compareWith', { no })} onClick={() => setComparing(id)}>
                    {t('compare')}
                  </Button>
                  {!readOnly && (
                    <Button size="small" onClick={() => void restore(id, no)}>
                      {t('restore')}
                    </Button>
                  )}
                </li>
              ))}
            </ol>
            {comparing !== undefined && (
              <Suspense>
                <DiffDialog versions={all} first={comparing} close={() => setComparing(undefined)} />
              </Suspense>
            )}
          </>
        )}
      </Await>
    </Panel>
  )
}
