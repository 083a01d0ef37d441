import { ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Input, InputNumber, Modal, Select } from 'antd'
import { useState, type ReactNode } from 'react'
import { project, Task, type BoardColumn } from '@srm/api/project'
import { metaOf } from '@srm/api/shared/field-meta'
import { useMutate } from '@/lib/api/query.ts'
import { useLabel } from '@/lib/i18n.ts'
import { useCan } from '@/lib/session/can.tsx'
import { toast } from '@/lib/toast.ts'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import styles from './board.module.css'
import { useBoardText } from '../project.texts.ts'

type Line = BoardColumn & { readonly key: string }

type RowProps = {
  readonly line: Line
  readonly change: (part: Partial<BoardColumn>) => void
  readonly remove: () => void
  /** Not for the first of them. */
  readonly raise: (() => void) | undefined
}

const ColumnRow = ({ line, change, remove, raise }: RowProps): ReactNode => {
  const t = useBoardText()
  const say = useLabel()
  const { name, status, wipLimit } = line
  const choices = metaOf(Task.fields.status).choices ?? []
  return (
    <div className={styles.columnRow}>
      <Input
        aria-label={t('column.name')}
        placeholder={t('column.name')}
        maxLength={20}
        value={name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Select<string>
        aria-label={t('column.status')}
        value={status}
        options={choices.map(({ value, label }) => ({ value, label: say(label) }))}
        onChange={(value) => change({ status: statuses.find((one) => one === value) ?? status })}
      />
      <InputNumber<number>
        aria-label={t('column.limit')}
        placeholder={t('column.limit')}
        min={1}
        max={999}
        precision={0}
        value={wipLimit}
        onChange={(value) => change({ wipLimit: value })}
      />
      <Button
        type="text"
        disabled={!raise}
        icon={<ArrowUpOutlined aria-hidden />}
        aria-label={t('column.up', { name })}
        onClick={raise}
      />
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('column.remove', { name })}
        onClick={remove}
      />
    </div>
  )
}

const statuses = ['todo', 'doing', 'review', 'done', 'closed'] as const

const lineOf = (column: BoardColumn): Line => ({ ...column, key: column.id ?? crypto.randomUUID() })

const sentOf = ({ id, name, status, wipLimit }: Line) => ({
  ...(id !== null && { id }),
  name: name.trim(),
  status,
  wipLimit,
})

/** Columns of one project become new ones of the company. */
const defaultOf = (line: Line) => sentOf(line.from === 'company' ? line : { ...line, id: null })

const raised = (lines: readonly Line[], at: number): Line[] => {
  const [line, ...rest] = [...lines.slice(at, at + 1), ...lines.slice(0, at), ...lines.slice(at + 1)]
  return line ? rest.toSpliced(at - 1, 0, line) : rest
}

const useSaved = (text: 'column.saved' | 'column.savedDefault', close: () => void) => {
  const t = useBoardText()
  return {
    done: () => {
      toast.success(t(text))
      close()
    },
  }
}

type LinesProps = {
  readonly lines: readonly Line[]
  readonly from: BoardColumn['from']
  readonly setLines: (lines: Line[]) => void
}

const ColumnRows = ({ lines, from, setLines }: LinesProps): ReactNode => {
  const t = useBoardText()
  return (
    <Stack gap={8}>
      <Muted size="s">{t(`column.from.${from}`)}</Muted>
      <Muted size="s">{t('column.hint')}</Muted>
      {lines.map((line, at) => (
        <ColumnRow
          key={line.key}
          line={line}
          change={(part) => setLines(lines.with(at, { ...line, ...part }))}
          remove={() => setLines(lines.toSpliced(at, 1))}
          raise={at > 0 ? () => setLines(raised(lines, at)) : undefined}
        />
      ))}
      {lines.length < 12 && (
        <Button
          type="dashed"
          icon={<PlusOutlined aria-hidden />}
          onClick={() => setLines([...lines, lineOf({ id: null, name: '', status: 'doing', wipLimit: null, from })])}
        >
          {t('column.add')}
        </Button>
      )}
    </Stack>
  )
}

type Props = { readonly projectId: string; readonly columns: readonly BoardColumn[]; readonly close: () => void }

/** Which columns the board of a project has, in which order, and how many cards each should hold. */
export const SetupForm = ({ projectId, columns, close }: Props): ReactNode => {
  const t = useBoardText()
  const from = columns[0]?.from ?? 'product'
  const [lines, setLines] = useState(() => columns.map(lineOf))
  const { mutate, isPending } = useMutate(project.board.save, useSaved('column.saved', close))
  const setDefault = useMutate(project.board.saveDefault, useSaved('column.savedDefault', close))
  const may = useCan()
  const save = (kept: readonly Line[]): void => mutate({ body: { projectId, columns: kept.map(sentOf) } })
  const names = new Set(lines.map(({ name }) => name.trim()))
  const isReady = lines.length > 0 && names.size === lines.length && !names.has('')
  return (
    <Modal
      open
      title={t('setup')}
      onCancel={close}
      footer={
        <Row justify="between">
          <Button type="text" disabled={from !== 'project'} onClick={() => save([])}>
            {t('column.reset')}
          </Button>
          <Row wrap justify="end">
            <Button onClick={close}>{t('cancel')}</Button>
            {may('projectRole:update') && (
              <Button
                disabled={!isReady}
                loading={setDefault.isPending}
                onClick={() => setDefault.mutate({ body: { columns: lines.map(defaultOf) } })}
              >
                {t('column.saveDefault')}
              </Button>
            )}
            <Button type="primary" disabled={!isReady} loading={isPending} onClick={() => save(lines)}>
              {t('save')}
            </Button>
          </Row>
        </Row>
      }
    >
      <ColumnRows lines={lines} from={from} setLines={setLines} />
    </Modal>
  )
}
