import { CheckOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Table, type TableColumnType } from 'antd'
import { memo, useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { project, Task, type TaskNode } from '@srm/api/project'
import { metaOf } from '@srm/api/shared/field-meta'
import { refreshFamily, useMutate, useRead } from '@/lib/api/query.ts'
import { useLabel, useLanguage } from '@/lib/i18n.ts'
import { useCan } from '@/lib/session/can.tsx'
import { toast } from '@/lib/toast.ts'
import { FieldView } from '@/ui/fields/field-view.tsx'
import { Row } from '@/ui/layout.tsx'
import { Panel } from '@/ui/page.tsx'
import { RelatedCreate, RelatedEdit } from '@/ui/record-related/related-form.tsx'
import { Await, State } from '@/ui/states.tsx'
import { UseTemplate } from '../template/use-template.tsx'
import styles from '../project.module.css'
import { useProjectText } from '../project.texts.ts'
import { isChanged, rowOf, type TaskRow } from './task.rows.ts'
import { InlineCell, useInlineEdit, type InlineField, type StartEdit } from './task.inline.tsx'

const isOver = ({ status }: TaskRow): boolean => status === 'done' || status === 'closed'

const parentsIn = (nodes: readonly TaskRow[]): string[] =>
  nodes.flatMap(({ id, children }) => (children ? [id, ...parentsIn(children)] : []))

const countOf = (nodes: readonly TaskNode[]): number =>
  nodes.reduce((sum, { children }) => sum + 1 + countOf(children), 0)

/** So many rows are drawn all at once; of more only those in sight. */
const fewRows = 100

type OpenDialog =
  | { readonly kind: 'create'; readonly parent?: TaskNode['assignee'] }
  | { readonly kind: 'edit'; readonly id: string }

const refresh = async (): Promise<void> => {
  await refreshFamily(project.task.tree)
  await refreshFamily(project.project.standing)
}

type Steps = { readonly open: (what: OpenDialog) => void; readonly finish: (task: TaskRow) => void }

const RowSteps = ({ task, open, finish }: Steps & { readonly task: TaskRow }): ReactNode => {
  const t = useProjectText()
  return (
    <>
      {!isOver(task) && !task.children && (
        <Button
          type="text"
          size="small"
          icon={<CheckOutlined aria-hidden />}
          aria-label={`${t('task.done')}：${task.title}`}
          title={t('task.done')}
          onClick={() => finish(task)}
        />
      )}
      <Button
        type="text"
        size="small"
        icon={<PlusOutlined aria-hidden />}
        aria-label={`${t('task.addBelow')}：${task.title}`}
        title={t('task.addBelow')}
        onClick={() => open({ kind: 'create', parent: { id: task.id, name: task.title } })}
      />
    </>
  )
}

const Slack = ({ slack }: Pick<TaskRow, 'slack'>): ReactNode => {
  const t = useProjectText()
  if (slack === null) return null
  return slack <= 0 ? (
    <span className={styles.critical}>{t('task.critical')}</span>
  ) : (
    t('task.slackDays', { count: slack })
  )
}

const useFinish = (): Steps['finish'] => {
  const t = useProjectText()
  const { mutate } = useMutate(project.task.patch, {
    done: async () => {
      toast.success(t('task.completed'))
      await refresh()
    },
  })
  return ({ id, version }) => mutate({ params: { id }, body: { version, status: 'done' } })
}

const useColumns = (open: Steps['open'], edit: StartEdit): TableColumnType<TaskRow>[] => {
  const t = useProjectText()
  const say = useLabel()
  const may = useCan()
  const finish = useFinish()
  const called = (name: 'status' | 'assignee' | 'start' | 'end'): string => say(metaOf(Task.fields[name]).label)
  const title = (text: string, task: TaskRow): ReactNode => (
    <Button
      type="link"
      size="small"
      className={isOver(task) ? styles.done : undefined}
      onClick={() => open({ kind: 'edit', id: task.id })}
    >
      {task.isMilestone ? `◆ ${text}` : text}
    </Button>
  )
  const cell = (task: TaskRow, field: InlineField, shown: ReactNode): ReactNode => {
    const isOwn = !task.children || field === 'assignee' || field === 'status'
    return (
      <InlineCell
        task={task}
        field={field}
        label={`${task.title} ${called(field)}`}
        edit={may('task:update') && isOwn ? edit : undefined}
      >
        {shown}
      </InlineCell>
    )
  }
  const status = (value: string, task: TaskRow): ReactNode =>
    cell(task, 'status', <FieldView compact meta={metaOf(Task.fields.status)} value={value} />)
  const end = (day: string, task: TaskRow): ReactNode =>
    cell(task, 'end', <span className={task.isLate ? styles.late : undefined}>{day}</span>)
  const assignee = (_: unknown, task: TaskRow): ReactNode => cell(task, 'assignee', task.assignee?.name ?? '—')
  const steps = (task: TaskRow): ReactNode => may('task:update') && <RowSteps task={task} open={open} finish={finish} />
  return [
    { title: t('task.name'), dataIndex: 'title', width: 320, render: title },
    { title: called('status'), dataIndex: 'status', width: 100, render: status },
    { title: called('assignee'), width: 90, render: assignee },
    {
      title: called('start'),
      dataIndex: 'start',
      width: 110,
      render: (day: string, task) => cell(task, 'start', day),
    },
    { title: called('end'), dataIndex: 'end', width: 110, render: end },
    { title: t('task.days'), dataIndex: 'duration', width: 64, align: 'right' },
    { title: t('task.slack'), width: 84, align: 'right', render: (_, { slack }) => <Slack slack={slack} /> },
    { title: '%', dataIndex: 'progress', width: 56, align: 'right' },
    { width: 88, render: (_, task) => steps(task) },
  ]
}

type RowsProps = {
  readonly nodes: readonly TaskNode[]
  readonly open: (what: OpenDialog) => void
  readonly edit: StartEdit
}

/** Drawn again only when the tasks are others, not when one of them is opened. */
const Rows = memo(({ nodes, open, edit }: RowsProps): ReactNode => {
  const columns = useColumns(open, edit)
  // Cells of unchanged rows stay as they are; what they are drawn for besides the row begins a new table.
  const drawnFor = `${useLanguage()} ${String(useCan()('task:update'))}`
  const rows = useMemo(() => nodes.map(rowOf), [nodes])
  const parents = useMemo(() => parentsIn(rows), [rows])
  const isLong = useMemo(() => countOf(nodes) > fewRows, [nodes])
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  return (
    <Table<TaskRow>
      key={drawnFor}
      size="small"
      rowKey="id"
      columns={columns.map((column) => ({ ...column, shouldCellUpdate: isChanged }))}
      dataSource={rows}
      pagination={false}
      virtual={isLong}
      scroll={{ x: 960, ...(isLong && { y: Math.max(360, window.innerHeight - 330) }) }}
      expandable={{
        expandedRowKeys: parents.filter((id) => !closed.has(id)),
        onExpand: (isOpen, { id }) =>
          setClosed((before) => new Set(isOpen ? [...before].filter((one) => one !== id) : [...before, id])),
      }}
    />
  )
})

const Tree = ({ nodes, open }: Pick<RowsProps, 'nodes' | 'open'>): ReactNode => {
  const t = useProjectText()
  const { start, editor } = useInlineEdit()
  // Thousands of tasks read again are drawn in pieces between which the page answers.
  const drawn = useDeferredValue(nodes)
  if (nodes.length === 0) return <State title={t('task.empty')} hint={t('task.emptyHint')} />
  return (
    <>
      <Rows nodes={drawn} open={open} edit={start} />
      {editor}
    </>
  )
}

/** The tasks of a project below each other. */
export const TaskTab = ({ row }: { readonly row: { readonly id: string } }): ReactNode => {
  const projectId = row.id
  const t = useProjectText()
  const may = useCan()
  const query = useRead(project.task.tree, { query: { projectId } }, { keepPrevious: true })
  const [opened, setOpened] = useState<OpenDialog>()
  const add = may('task:create') && (
    <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={() => setOpened({ kind: 'create' })}>
      {t('task.add')}
    </Button>
  )
  const shared = {
    record: Task,
    calls: project.task,
    by: 'project',
    owner: projectId,
    saved: refresh,
    close: () => setOpened(undefined),
  }
  return (
    <Panel
      title={t('tab.task')}
      extra={
        <Row gap={8}>
          <UseTemplate projectId={projectId} />
          {add}
        </Row>
      }
    >
      <Await query={query} rows={4}>
        {(nodes) => <Tree nodes={nodes} open={setOpened} />}
      </Await>
      {opened?.kind === 'create' && (
        <RelatedCreate
          {...shared}
          defaults={{
            priority: 'normal',
            status: 'todo',
            weight: 1,
            progress: 0,
            ...(opened.parent && { parent: opened.parent }),
          }}
        />
      )}
      {opened?.kind === 'edit' && <RelatedEdit {...shared} id={opened.id} />}
    </Panel>
  )
}
