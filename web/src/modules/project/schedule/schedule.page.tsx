import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Drawer, InputNumber, Segmented, Select } from 'antd'
import { useMemo, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { project, Task, type WorkSchedule } from '@srm/api/project'
import { dayNumber, dayText, workCalendar } from '@srm/api/project/schedule/calendar'
import { shanghaiDay } from '@srm/api/shared/date'
import { metaOf } from '@srm/api/shared/field-meta'
import { useRead } from '@/lib/api/query.ts'
import { punctuation } from '@/lib/i18n.ts'
import { FieldView } from '@/ui/fields/field-view.tsx'
import { Row } from '@/ui/layout.tsx'
import { Page, Panel } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import { projectPaths } from '../project.paths.ts'
import { daysFrom, departmentsOf, loadsOf, mondayOf } from './schedule.data.ts'
import styles from './schedule.module.css'
import { ScheduleTable, type ChosenDay } from './schedule.table.tsx'
import { useScheduleText } from '../project.texts.ts'

const spans = [14, 28] as const
type Span = (typeof spans)[number]

type Wish = {
  readonly from: string
  readonly span: Span
  readonly limit: number
  readonly department?: string | undefined
  readonly project?: string | undefined
}

type ToolProps = {
  readonly wish: Wish
  readonly change: (part: Partial<Wish>) => void
  readonly schedule: WorkSchedule | undefined
}

const Filters = ({ wish, change, schedule }: ToolProps): ReactNode => {
  const t = useScheduleText()
  const departments = schedule ? departmentsOf(schedule) : []
  return (
    <>
      <Select<string>
        allowClear
        showSearch
        className={styles.choice ?? ''}
        aria-label={t('department')}
        placeholder={t('department')}
        value={wish.department ?? null}
        options={departments.map((name) => ({ value: name, label: name }))}
        onChange={(department?: string) => change({ department })}
      />
      <Select<string>
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        className={styles.choice ?? ''}
        aria-label={t('project')}
        placeholder={t('project')}
        value={wish.project ?? null}
        options={(schedule?.projects ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(chosen?: string) => change({ project: chosen })}
      />
      <Row as="label" gap={6}>
        {t('limit')}
        <InputNumber<number>
          className={styles.limit ?? ''}
          aria-label={t('limitLabel')}
          min={1}
          max={99}
          precision={0}
          value={wish.limit}
          onChange={(limit) => change({ limit: limit ?? 3 })}
        />
        {t('limitUnit')}
      </Row>
    </>
  )
}

const Tools = (props: ToolProps): ReactNode => {
  const t = useScheduleText()
  const { wish, change } = props
  const go = (by: number): void => change({ from: dayText(dayNumber(wish.from) + by) })
  return (
    <div className={styles.tools}>
      <Row gap={4}>
        <Button icon={<LeftOutlined aria-hidden />} aria-label={t('before')} onClick={() => go(-7)} />
        <Button onClick={() => change({ from: mondayOf(shanghaiDay(new Date())) })}>{t('today')}</Button>
        <Button icon={<RightOutlined aria-hidden />} aria-label={t('after')} onClick={() => go(7)} />
      </Row>
      <Segmented<Span>
        aria-label={t('span')}
        value={wish.span}
        options={spans.map((value) => ({ value, label: t(`span.${value}`) }))}
        onChange={(span) => change({ span })}
      />
      <Filters {...props} />
    </div>
  )
}

type DrawerProps = ChosenDay & { readonly schedule: WorkSchedule; readonly close: () => void }

/** What somebody has to do on a day. */
const DayDrawer = ({ person, load, schedule, close }: DrawerProps): ReactNode => {
  const t = useScheduleText()
  const names = new Map(schedule.projects.map(({ id, name }) => [id, name]))
  return (
    <Drawer open title={t('drawer', { name: person.name, day: load.day })} size="default" onClose={close}>
      {load.clash.length > 0 && (
        <p className={styles.warn}>{t('clash', { names: load.clash.join(punctuation('list')) })}</p>
      )}
      <ul className={styles.tasks}>
        {load.tasks.map(({ id, title, status, start, end, weight, projectId }) => (
          <li key={id}>
            <Row justify="between">
              <Link to={`${projectPaths.detail(projectId)}&tab=gantt`}>{title}</Link>
              <FieldView compact meta={metaOf(Task.fields.status)} value={status} />
            </Row>
            <small>
              {[names.get(projectId) ?? '', `${start} ~ ${end}`, t('weight', { count: weight })].join(' · ')}
            </small>
          </li>
        ))}
      </ul>
    </Drawer>
  )
}

const Shown = ({ schedule, wish }: Pick<DrawerProps, 'schedule'> & { readonly wish: Wish }): ReactNode => {
  const t = useScheduleText()
  const { data: exceptions } = useRead(project.task.calendar, {})
  const [chosen, setChosen] = useState<ChosenDay>()
  const calendar = useMemo(
    () => workCalendar(new Map((exceptions ?? []).map(({ day, works }) => [day, works]))),
    [exceptions],
  )
  const { from, span, limit, department, project: only } = wish
  const days = useMemo(() => daysFrom(from, span), [from, span])
  const people = useMemo(
    () => loadsOf(schedule, { days, calendar, limit, department, project: only }),
    [schedule, days, calendar, limit, department, only],
  )
  if (people.length === 0) return <State title={t('empty')} hint={t('emptyHint')} />
  return (
    <>
      <ScheduleTable people={people} days={days} calendar={calendar} choose={setChosen} />
      <p className={styles.legend}>
        {t('legend')} {schedule.isCut && t('cut')}
      </p>
      {chosen && <DayDrawer {...chosen} schedule={schedule} close={() => setChosen(undefined)} />}
    </>
  )
}

/** People and days over all projects the reader sees. */
const SchedulePage = (): ReactNode => {
  const t = useScheduleText()
  const [wish, setWish] = useState<Wish>(() => ({ from: mondayOf(shanghaiDay(new Date())), span: 14, limit: 3 }))
  const query = useRead(project.schedule.work, { query: { from: wish.from, days: wish.span } }, { keepPrevious: true })
  return (
    <Page title={t('title')} dense>
      <Panel>
        <Tools wish={wish} change={(part) => setWish({ ...wish, ...part })} schedule={query.data} />
        <Await query={query} rows={8}>
          {(schedule) => <Shown schedule={schedule} wish={wish} />}
        </Await>
      </Panel>
    </Page>
  )
}

export default SchedulePage
