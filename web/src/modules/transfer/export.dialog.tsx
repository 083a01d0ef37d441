import { Checkbox, Modal } from 'antd'
import { useState, type ReactNode } from 'react'
import { metaOf } from '@srm/api/shared/field-meta'
import { transfer } from '@srm/api/transfer'
import { formatCount } from '@/lib/format.ts'
import { useLabel } from '@/lib/i18n.ts'
import { openJobs } from '@/lib/job-drawer.ts'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { fieldOf, type RecordShape } from '@/ui/record-shape.ts'
import type { SlotProps } from '@/ui/slots.ts'
import styles from './transfer.module.css'
import { useText } from './transfer.texts.ts'

type Props = SlotProps<'transfer'> & { readonly close: () => void }

/** Those shown come first and in their order, then the rest of the record. */
const orderOf = (record: RecordShape, shown: readonly string[]): string[] => [
  ...new Set([...shown.filter((key) => key in record.all), 'code', ...Object.keys(record.all)]),
]

/** The list's query without what is empty. */
const asked = ({ keyword, sort, filter }: Props['query']) => ({
  ...(keyword && { keyword }),
  ...(sort && { sort }),
  ...(filter && { filter }),
})

type ColumnsProps = {
  readonly record: RecordShape
  readonly order: readonly string[]
  readonly chosen: readonly string[]
  readonly choose: (keys: string[]) => void
}

const Columns = ({ record, order, chosen, choose }: ColumnsProps): ReactNode => {
  const t = useText()
  const say = useLabel()
  const options = order.map((key) => ({ value: key, label: say(metaOf(fieldOf(record.all, key)).label) }))
  return (
    <>
      <div className={styles.line}>
        <strong>{t('export.columns')}</strong>
        <Checkbox
          checked={chosen.length === order.length}
          indeterminate={chosen.length > 0 && chosen.length < order.length}
          onChange={({ target }) => choose(target.checked ? [...order] : [])}
        >
          {t('export.all')}
        </Checkbox>
        {chosen.length === 0 && <span className={styles.bad}>{t('export.none')}</span>}
      </div>
      <Checkbox.Group className={styles.columns} options={options} value={[...chosen]} onChange={choose} />
    </>
  )
}

export const ExportDialog = ({ record, query, columns, selected, total, capped, close }: Props): ReactNode => {
  const t = useText()
  const say = useLabel()
  const order = orderOf(record, columns)
  const [chosen, setChosen] = useState<readonly string[]>(() => columns.filter((key) => key in record.all))
  const start = useMutate(transfer.export, {
    done: () => {
      toast.success(t('export.started'))
      close()
      openJobs()
    },
  })
  const run = (): void =>
    start.mutate({
      body: {
        subject: record.name,
        query: asked(query),
        columns: order.filter((key) => chosen.includes(key)),
        ...(selected.length > 0 && { ids: [...selected] }),
      },
    })
  const many = formatCount(selected.length > 0 ? selected.length : total, selected.length === 0 && capped)
  return (
    <Modal
      open
      title={t('export.title', { name: say(record.label) })}
      width={640}
      okText={t('export.start')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: chosen.length === 0, loading: start.isPending }}
      onOk={run}
      onCancel={close}
    >
      <div className={styles.stack}>
        <p>{t(selected.length > 0 ? 'export.selected' : 'export.rows', { count: many })}</p>
        <Columns record={record} order={order} chosen={chosen} choose={setChosen} />
      </div>
    </Modal>
  )
}
