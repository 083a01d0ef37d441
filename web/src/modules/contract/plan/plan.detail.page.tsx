import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { contract, PaymentPlan, type PlanDueEntry } from '@srm/api/contract'
import type { Input } from '@srm/api/endpoint'
import { optional } from '@srm/api/shared/field-meta'
import { date, text } from '@srm/api/shared/fields'
import { formatDateTime } from '@/lib/format.ts'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import { Panel } from '@/ui/page.tsx'
import { RecordDetail } from '@/ui/record-detail/record-detail.tsx'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import { Await, State } from '@/ui/states.tsx'
import { planPaths } from '../contract.paths.ts'
import styles from './plan.module.css'
import { usePlanText } from '../contract.texts.ts'

type Body = Input<typeof contract.plan.setDue>['body']

const dueFields = { dueDate: optional(date('到期日', 'Due')), reason: text('原因', 'Why', { max: 200 }) }

const DueForm = ({ row, close }: { readonly row: PaymentPlan; readonly close: () => void }): ReactNode => {
  const t = usePlanText()
  const { id, version, dueDate } = row
  const { mutateAsync } = useMutate(contract.plan.setDue, {
    silent: true,
    done: () => toast.success(t('setDue.done')),
  })
  return (
    <SideForm
      title={t('setDue.title')}
      groups={[{ fields: dueFields }]}
      initial={{ dueDate }}
      save={(sent) => mutateAsync({ params: { id }, body: { dueDate: null, ...sent, version } as Body })}
      close={close}
      below={() => <Muted>{t('setDue.hint')}</Muted>}
    />
  )
}

const Entry = ({ entry: { at, by, before, after, cause, note } }: { readonly entry: PlanDueEntry }): ReactNode => {
  const t = usePlanText()
  const none = t('history.none.day')
  return (
    <Stack as="li" gap={2}>
      <Row wrap gap={8}>
        <span>{before ?? none}</span>
        <span aria-hidden>→</span>
        <strong>{after ?? none}</strong>
        <span>{t(`cause.${cause}`)}</span>
      </Row>
      <Muted size="s">{[formatDateTime(at), by, note].filter(Boolean).join(' · ')}</Muted>
    </Stack>
  )
}

/** Every day it was due on, and why that changed; nothing is ever taken out of it. */
const History = ({ id }: { readonly id: string }): ReactNode => {
  const t = usePlanText()
  const read = useRead(contract.plan.history, { params: { id } })
  return (
    <Panel>
      <Await query={read} rows={3}>
        {(entries) =>
          entries.length === 0 ? (
            <State title={t('history.none')} />
          ) : (
            <ol className={styles.history}>
              {entries.map((entry, at) => (
                <Entry key={`${entry.at} ${String(at)}`} entry={entry} />
              ))}
            </ol>
          )
        }
      </Await>
    </Panel>
  )
}

const PlanDetail = (): ReactNode => {
  const t = usePlanText()
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  const { data } = useRead(contract.plan.show, { params: { id } }, { enabled: id !== '' })
  const [setting, setSetting] = useState<string>()
  return (
    <>
      <RecordDetail
        record={PaymentPlan}
        calls={{ show: contract.plan.show }}
        paths={planPaths}
        summary={['contract', 'side', 'dueDate', 'amount', 'doneAmount', 'openAmount', 'stage']}
        sections={[
          {
            title: t('section.basic'),
            fields: [
              'name',
              'seq',
              'trigger',
              'offsetDays',
              'ratio',
              'isDueByHand',
              'isOverdue',
              'doneOn',
              'remindDays',
            ],
          },
          { title: t('section.more'), fields: ['project', 'customer', 'supplier', 'remark', 'createdAt', 'updatedAt'] },
        ]}
        related={() => [{ key: 'history', title: t('history'), content: <History id={id} /> }]}
        actions={[{ action: 'setDue', label: t('setDue.title'), rank: 'primary', run: () => setSetting(id) }]}
      />
      {setting === id && data && <DueForm row={data} close={() => setSetting(undefined)} />}
    </>
  )
}

export default PlanDetail
