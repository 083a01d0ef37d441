import { Checkbox } from 'antd'
import type { ReactNode } from 'react'
import { approval } from '@srm/api/approval'
import { useCan } from '@/lib/can.tsx'
import { useAct, useCall } from '@/lib/query.ts'
import { toast } from '@/lib/toast.ts'
import { Panel } from '@/ui/page.tsx'
import { Await } from '@/ui/states.tsx'
import styles from './designer.module.css'
import { useText } from './designer.texts.ts'
import type { Catalog } from './flow.model.ts'

type Props = { readonly flowId: string; readonly catalog: readonly Catalog[] }

/** Which documents ask this flow when they are sent in; the flows before it in a document's list keep their place. */
export const Bindings = ({ flowId, catalog }: Props): ReactNode => {
  const t = useText()
  const may = useCan()
  const bindings = useCall(approval.flow.bindings, { query: {} })
  const act = useAct(approval.flow.bind, { done: () => toast.success(t('bound')) })
  return (
    <Panel title={t('bindings')}>
      <Await query={bindings} rows={3}>
        {(all) => (
          <div className={styles.bindings}>
            <p>{t('bindings.hint')}</p>
            {catalog.map(({ docType, label }) => {
              const used = all
                .filter((one) => one.docType === docType && one.purpose === 'create')
                .toSorted((one, other) => one.priority - other.priority)
                .map((one) => ({ flowId: one.flowId, condition: one.condition }))
              const set = (bound: boolean): void => {
                const others = used.filter((one) => one.flowId !== flowId)
                const flows = bound ? [...others, { flowId, condition: null }] : others
                act.mutate({ body: { docType, purpose: 'create', flows } })
              }
              return (
                <Checkbox
                  key={docType}
                  checked={used.some((one) => one.flowId === flowId)}
                  disabled={!may('approvalFlow:publish') || act.isPending}
                  onChange={({ target }) => set(target.checked)}
                >
                  {label}
                </Checkbox>
              )
            })}
          </div>
        )}
      </Await>
    </Panel>
  )
}
