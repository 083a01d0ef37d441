import { SettingOutlined } from '@ant-design/icons'
import { Button, Input, Select } from 'antd'
import { useMemo, useState, type ReactNode } from 'react'
import { project, Task, type BoardColumn, type TaskNode } from '@srm/api/project'
import { metaOf } from '@srm/api/shared/field-meta'
import { refreshFamily, useRead } from '@/lib/api/query.ts'
import { useLabel } from '@/lib/i18n.ts'
import { useCan } from '@/lib/session/can.tsx'
import { CheckBox } from '@/ui/check-box.tsx'
import { Panel } from '@/ui/page.tsx'
import { RelatedEdit } from '@/ui/record-related/related-form.tsx'
import type { Row } from '@/ui/record-shape.ts'
import { Await, State } from '@/ui/states.tsx'
import { cardsOf, columnOf, filterCards, nobody, noFilter, peopleOf, type CardFilter } from './board.data.ts'
import styles from './board.module.css'
import { useBoardText } from '../project.texts.ts'
import { Board } from './board.tsx'
import { SetupForm } from './setup.form.tsx'

type FilterProps = {
  readonly cards: readonly TaskNode[]
  readonly filter: CardFilter
  readonly setFilter: (filter: CardFilter) => void
}

const Filters = ({ cards, filter, setFilter }: FilterProps): ReactNode => {
  const t = useBoardText()
  const say = useLabel()
  const people = peopleOf(cards).map(({ id, name }) => ({ value: id, label: name }))
  const priorities = metaOf(Task.fields.priority).choices ?? []
  const known = ['low', 'normal', 'high', 'urgent'] as const
  return (
    <>
      <Input.Search
        allowClear
        size="small"
        className={styles.search ?? ''}
        aria-label={t('search')}
        placeholder={t('search')}
        value={filter.keyword}
        onChange={({ target }) => setFilter({ ...filter, keyword: target.value })}
      />
      <Select<string>
        allowClear
        size="small"
        className={styles.choice ?? ''}
        aria-label={t('assignee')}
        placeholder={t('assignee')}
        value={filter.assignee ?? null}
        options={[...people, { value: nobody, label: t('nobody') }]}
        onChange={(assignee?: string) => setFilter({ ...filter, assignee })}
      />
      <Select<string>
        allowClear
        size="small"
        className={styles.choice ?? ''}
        aria-label={t('priority')}
        placeholder={t('priority')}
        value={filter.priority ?? null}
        options={priorities.map(({ value, label }) => ({ value, label: say(label) }))}
        onChange={(value?: string) => setFilter({ ...filter, priority: known.find((one) => one === value) })}
      />
      <CheckBox checked={filter.isLate} toggle={() => setFilter({ ...filter, isLate: !filter.isLate })}>
        {t('late')}
      </CheckBox>
    </>
  )
}

type BodyProps = {
  readonly row: Row
  readonly nodes: readonly TaskNode[]
  readonly columns: readonly BoardColumn[]
}

const refresh = async (): Promise<void> => {
  await refreshFamily(project.task.tree)
  await refreshFamily(project.project.standing)
}

const Body = ({ row, nodes, columns }: BodyProps): ReactNode => {
  const t = useBoardText()
  const may = useCan()
  const [filter, setFilter] = useState(noFilter)
  const [hasLanes, setHasLanes] = useState(false)
  const [opened, setOpened] = useState<string>()
  const [isSetup, setIsSetup] = useState(false)
  const all = useMemo(() => cardsOf(nodes), [nodes])
  const shown = useMemo(() => filterCards(all, filter), [all, filter])
  const away = all.filter((card) => !columnOf(card, columns)).length
  const close = (): void => setOpened(undefined)
  if (all.length === 0) return <State title={t('empty')} hint={t('emptyHint')} />
  return (
    <div className={styles.whole}>
      <div className={styles.tools}>
        <Filters cards={all} filter={filter} setFilter={setFilter} />
        <CheckBox checked={hasLanes} toggle={() => setHasLanes(!hasLanes)}>
          {t('lanes')}
        </CheckBox>
        <span className={styles.grow} />
        {may('project:update') && (
          <Button size="small" icon={<SettingOutlined aria-hidden />} onClick={() => setIsSetup(true)}>
            {t('setup')}
          </Button>
        )}
      </div>
      <Board
        columns={columns}
        all={all}
        shown={shown}
        hasLanes={hasLanes}
        canMove={may('task:update')}
        open={(id) => may('task:update') && setOpened(id)}
      />
      <p className={styles.hint}>
        {may('task:update') && t('hint')} {away > 0 && t('away', { count: away })}
      </p>
      {opened !== undefined && (
        <RelatedEdit
          record={Task}
          calls={project.task}
          by="project"
          owner={row.id}
          id={opened}
          saved={refresh}
          close={close}
        />
      )}
      {isSetup && <SetupForm projectId={row.id} columns={columns} close={() => setIsSetup(false)} />}
    </div>
  )
}

/** The tasks of a project by where they stand. */
export const BoardTab = ({ row }: { readonly row: Row }): ReactNode => {
  const query = { query: { projectId: row.id } }
  const tree = useRead(project.task.tree, query, { keepPrevious: true })
  const { data: columns } = useRead(project.board.columns, query)
  return (
    <Panel>
      <Await query={{ ...tree, data: columns && tree.data }} rows={6}>
        {(nodes) => <Body row={row} nodes={nodes} columns={columns ?? []} />}
      </Await>
    </Panel>
  )
}
