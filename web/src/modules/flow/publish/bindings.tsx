import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons'
import { Alert, Button, Tag } from 'antd'
import { useState, type ReactNode } from 'react'
import { approval } from '@srm/api/approval'
import type { Condition } from '@srm/flow/tree/condition'
import { useCan } from '@/lib/session/can.tsx'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { Panel } from '@/ui/page.tsx'
import { Await } from '@/ui/states.tsx'
import { Stack } from '@/ui/layout.tsx'
import styles from '../designer/designer.module.css'
import { useDesignerText } from '../flow.texts.ts'
import { useText as useDrawerText } from '../drawer/drawer.texts.ts'
import { conditionWords } from '../drawer/words.ts'
import type { Catalog, FlowRow } from '../flow.model.ts'
import { BindingDrawer } from './binding.drawer.tsx'
import { askedFor, moved, takesAll, withFlow, type BindingRequest } from './order.ts'

type KindProps = {
  readonly flowId: string
  readonly catalog: Catalog
  readonly asked: readonly BindingRequest[]
  readonly flows: readonly FlowRow[]
}

type LineProps = Omit<KindProps, 'asked'> & {
  readonly one: BindingRequest
  readonly children: ReactNode
}

const Line = ({ one, flowId, catalog, flows, children }: LineProps): ReactNode => {
  const [t, say] = [useDesignerText(), useDrawerText()]
  const flow = flows.find(({ id }) => id === one.flowId)
  return (
    <li data-own={one.flowId === flowId}>
      <span className={styles.asked}>
        <strong>{flow?.name}</strong>
        {flow && !(flow.enabled && flow.activeNo !== null) && <Tag>{t('binding.resting')}</Tag>}
        <small>{one.condition ? conditionWords(one.condition, catalog, say) : t('binding.rest')}</small>
      </span>
      {children}
    </li>
  )
}

const useBind = (docType: string) => {
  const t = useDesignerText()
  const act = useMutate(approval.flow.bind, { done: () => toast.success(t('bound')) })
  const bind = (flows: readonly BindingRequest[]): void =>
    act.mutate({ body: { docType, purpose: 'create', flows: flows.map((one) => ({ ...one })) } })
  return { bind, busy: act.isPending }
}

/** One kind of document: the flows it asks, one after the other, and this one's place among them. */
const Kind = ({ flowId, catalog, asked, flows }: KindProps): ReactNode => {
  const t = useDesignerText()
  const may = useCan()('approvalFlow:publish')
  const [editing, setEditing] = useState(false)
  const { bind, busy } = useBind(catalog.docType)
  const at = asked.findIndex((one) => one.flowId === flowId)
  const blocker = flows.find(({ id }) => id === takesAll(asked, flowId))
  const tool = (label: string, icon: ReactNode, run: () => void, off = false): ReactNode => (
    <Button
      type="text"
      size="small"
      aria-label={label}
      title={label}
      disabled={busy || off}
      onClick={run}
      icon={icon}
    />
  )
  const tools = (
    <span>
      {tool(t('binding.earlier'), <ArrowUpOutlined aria-hidden />, () => bind(moved(asked, at, -1)), at === 0)}
      {tool(t('binding.later'), <ArrowDownOutlined aria-hidden />, () => bind(moved(asked, at, 1)), !asked[at + 1])}
      {tool(t('binding.edit'), <EditOutlined aria-hidden />, () => setEditing(true))}
      {tool(t('binding.remove'), <DeleteOutlined aria-hidden />, () => bind(asked.toSpliced(at, 1)))}
    </span>
  )
  return (
    <section className={styles.kind} aria-label={catalog.label}>
      <h3>{catalog.label}</h3>
      <ol>
        {asked.map((one) => (
          <Line key={one.flowId} one={one} flowId={flowId} catalog={catalog} flows={flows}>
            {may && one.flowId === flowId && tools}
          </Line>
        ))}
      </ol>
      {blocker && <Alert type="warning" showIcon title={t('binding.never', { name: blocker.name })} />}
      {may && at === -1 && (
        <Button type="dashed" size="small" icon={<PlusOutlined aria-hidden />} onClick={() => setEditing(true)}>
          {t('binding.add', { name: catalog.label })}
        </Button>
      )}
      {editing && (
        <BindingDrawer
          catalog={catalog}
          initial={asked[at]?.condition ?? null}
          save={(condition: Condition | null) => bind(withFlow(asked, flowId, condition))}
          close={() => setEditing(false)}
        />
      )}
    </section>
  )
}

type Props = { readonly flowId: string; readonly catalog: readonly Catalog[] }

/** Which documents ask this flow when they are sent in, in which order and when. */
export const Bindings = ({ flowId, catalog }: Props): ReactNode => {
  const t = useDesignerText()
  const bindings = useRead(approval.flow.bindings, { query: {} })
  const flows = useRead(approval.flow.list, {})
  return (
    <Panel title={t('bindings')}>
      <Await query={bindings} rows={3}>
        {(all) => (
          <Stack className={styles.bindings}>
            <p>{t('bindings.hint')}</p>
            {catalog.map((kind) => (
              <Kind
                key={kind.docType}
                flowId={flowId}
                catalog={kind}
                asked={askedFor(all, kind.docType)}
                flows={flows.data ?? []}
              />
            ))}
          </Stack>
        )}
      </Await>
    </Panel>
  )
}
