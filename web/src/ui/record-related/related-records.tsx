import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { permissionOf, type Endpoint } from '@srm/api/endpoint'
import type { Label } from '@srm/api/shared/label'
import { useCan } from '@/lib/session/can.tsx'
import { useLabel } from '@/lib/i18n.ts'
import { refreshFamily, useMutate, useRead } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { Panel } from '../page.tsx'
import type { RecordCalls, RecordPaths } from '../record-calls.ts'
import { titleOf } from '../record-detail/record-head.tsx'
import type { FieldGroup } from '../record-form/fields-form.tsx'
import type { Values } from '../record-form/sections.ts'
import type { ListEndpoint, RecordShape, Row } from '../record-shape.ts'
import { Await } from '../states.tsx'
import { useUiText, useDetailText } from '../ui.texts.ts'
import { RelatedCreate, RelatedEdit } from './related-form.tsx'
import { RelatedSums, type RelatedTotals } from './related-sums.tsx'
import { RelatedTable } from './related-table.tsx'
import styles from './related.module.css'

const most = 100

type Props = {
  readonly record: RecordShape
  readonly calls: RecordCalls & { readonly list: ListEndpoint }
  /** The field that points at the record on this page, and that record's id. */
  readonly by: string
  readonly owner: string
  readonly columns: readonly string[]
  /** What they are called on a page that already says whose they are; the record's own name else. */
  readonly noun?: Label
  /** Where these records have pages of their own; else they are edited beside the list. */
  readonly paths?: RecordPaths
  readonly defaults?: Values
  readonly when?: FieldGroup['when']
  readonly controls?: FieldGroup['controls']
  readonly warnings?: FieldGroup['warnings']
  /** What else is read anew after a change. */
  readonly also?: readonly Endpoint[]
  /** What they come to, below them. */
  readonly totals?: RelatedTotals
}

type Step = { readonly add: true } | { readonly edit: string } | { readonly remove: Row }

const Remove = ({
  record,
  calls,
  row,
  also = [],
  close,
}: Pick<Props, 'record' | 'calls' | 'also'> & {
  readonly row: Row
  readonly close: () => void
}): ReactNode => {
  const ui = useUiText()
  const act = useMutate(calls.remove, {
    done: async () => {
      toast.success(ui('deleted'))
      close()
      await Promise.all(also.map((one) => refreshFamily(one)))
    },
  })
  const { id, version } = row
  return (
    <ConfirmDialog
      open
      title={ui('confirmDelete', { name: titleOf(record, row) })}
      ok={ui('delete')}
      busy={act.isPending}
      confirm={() => act.mutateAsync({ params: { id }, query: { version } })}
      close={close}
    >
      {ui('confirmDeleteHint')}
    </ConfirmDialog>
  )
}

/** The form or the question that is open. */
const Opened = ({ step, close, ...props }: Props & { readonly step: Step; readonly close: () => void }): ReactNode => {
  const { also = [] } = props
  const form = { ...props, close, saved: () => Promise.all(also.map((one) => refreshFamily(one))) }
  if ('add' in step) return <RelatedCreate {...form} />
  if ('edit' in step) return <RelatedEdit {...form} id={step.edit} />
  return <Remove {...props} row={step.remove} close={close} />
}

/** Records of another kind that belong to the one on this page: seen, added, changed and removed where they belong. */
export const RelatedRecords = (props: Props): ReactNode => {
  const { record, calls, by, owner, columns, paths, noun = record.label, totals } = props
  const t = useDetailText()
  const say = useLabel()
  const may = useCan()
  const go = useNavigate()
  const [step, setStep] = useState<Step>()
  const ofOwner = { field: by, op: 'in', value: [owner] }
  const query = useRead(calls.list, { query: { filter: JSON.stringify([ofOwner]), pageSize: String(most) } })
  const name = say(noun)
  const add = may(permissionOf(calls.create.access) ?? '') && (
    <Button
      size="small"
      icon={<PlusOutlined aria-hidden />}
      onClick={() => (paths ? void go(`${paths.create}?${by}=${owner}`) : setStep({ add: true }))}
    >
      {t('add', { name })}
    </Button>
  )
  return (
    <div className={styles.related}>
      <Panel title={name} extra={add}>
        <Await query={query} rows={3}>
          {({ items, nextCursor, total }) => (
            <>
              {items.length === 0 && <p className={styles.none}>{t('none', { name })}</p>}
              {items.length > 0 && (
                <RelatedTable
                  {...{ record, noun, columns, rows: items, detail: paths?.detail }}
                  edit={({ id }) => (paths ? void go(paths.edit(id)) : setStep({ edit: id }))}
                  remove={(row) => setStep({ remove: row })}
                />
              )}
              {nextCursor && <p className={styles.more}>{t('all', { count: most })}</p>}
              {totals && items.length > 0 && (
                <RelatedSums {...{ record, totals, owner: ofOwner, total: total ?? items.length, list: paths?.list }} />
              )}
            </>
          )}
        </Await>
      </Panel>
      {step && <Opened {...props} step={step} close={() => setStep(undefined)} />}
    </div>
  )
}
