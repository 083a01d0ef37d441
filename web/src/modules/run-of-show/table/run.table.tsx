import { Button, Table, type TableColumnType } from 'antd'
import type { ReactNode } from 'react'
import { RunItem, type SheetItem } from '@srm/api/run-of-show'
import { endOf, timeText, type SlotMark } from '@srm/api/run-of-show/timetable'
import { metaOf } from '@srm/api/shared/field-meta'
import { useLabel } from '@/lib/i18n.ts'
import { useCan } from '@/lib/session/can.tsx'
import { FieldView } from '@/ui/fields/field-view.tsx'
import { Row } from '@/ui/layout.tsx'
import { useNarrow } from '@/ui/narrow.ts'
import styles from './run.module.css'
import { useRunText } from '../run-of-show.texts.ts'
import { ShiftDrag, ShiftGrip, usePulled } from './shift.drag.tsx'

export type RowSteps = {
  readonly canEdit: boolean
  readonly edit: (item: SheetItem) => void
  readonly shift: (item: SheetItem) => void
  readonly remove: (item: SheetItem) => void
}

type Props = RowSteps & { readonly items: readonly SheetItem[]; readonly marks: ReadonlyMap<string, SlotMark> }

const Mark = ({ mark }: { readonly mark: SlotMark | undefined }): ReactNode => {
  const t = useRunText()
  if (!mark) return null
  const { gap, overlap } = mark
  return (
    <>
      {gap !== undefined && <span className={styles.gap}>{t('gap', { count: gap })}</span>}
      {overlap && (
        <span className={styles.overlap}>
          {t(`overlap.${overlap.cause}`, { name: overlap.title, count: overlap.minutes })}
        </span>
      )}
    </>
  )
}

const Cues = ({ cues }: Pick<SheetItem, 'cues'>): ReactNode => (
  <ul className={styles.cues}>
    {cues.map((cue) => (
      <li key={cue}>{cue}</li>
    ))}
  </ul>
)

const State = ({ state }: Pick<SheetItem, 'state'>): ReactNode => (
  <FieldView compact meta={metaOf(RunItem.fields.state)} value={state} />
)

const Steps = ({ item, canEdit, edit, shift, remove }: RowSteps & { readonly item: SheetItem }): ReactNode => {
  const t = useRunText()
  const may = useCan()
  if (!canEdit) return null
  return (
    <Row gap={0} wrap>
      {item.state !== 'done' && (
        <Button type="link" size="small" aria-label={`${t('shift')}：${item.title}`} onClick={() => shift(item)}>
          {t('shift')}
        </Button>
      )}
      <Button type="link" size="small" aria-label={`${t('edit')}：${item.title}`} onClick={() => edit(item)}>
        {t('edit')}
      </Button>
      {may('runItem:delete') && (
        <Button
          type="link"
          size="small"
          danger
          aria-label={`${t('delete')}：${item.title}`}
          onClick={() => remove(item)}
        >
          {t('delete')}
        </Button>
      )}
    </Row>
  )
}

const Where = ({ item }: { readonly item: SheetItem }): ReactNode => (
  <div className={styles.what}>
    <span>{item.place}</span>
    <small>{[item.owner?.name, item.supplier?.name].filter(Boolean).join(' · ')}</small>
  </div>
)

/** From when to when; while a row is pulled, where it would stand. */
const Span = ({ item }: { readonly item: SheetItem }): ReactNode => {
  const pulled = usePulled(item.id)
  const { day, startTime, minutes } = { ...item, ...pulled }
  return (
    <span className={styles.time} data-pulled={pulled !== undefined}>
      {day !== item.day && `${day.slice(5)} `}
      {startTime} – {timeText(endOf({ day, startTime, minutes }))}
    </span>
  )
}

const Grip = ({ item, canEdit }: { readonly item: SheetItem; readonly canEdit: boolean }): ReactNode =>
  canEdit && item.state !== 'done' && <ShiftGrip item={item} />

const Time = ({ item, canEdit }: { readonly item: SheetItem; readonly canEdit: boolean }): ReactNode => {
  const t = useRunText()
  return (
    <div className={styles.when}>
      <Grip item={item} canEdit={canEdit} />
      <div className={styles.what}>
        <Span item={item} />
        <small>{t('minutes', { count: item.minutes })}</small>
      </div>
    </div>
  )
}

const useColumns = ({ marks, ...steps }: Props): TableColumnType<SheetItem>[] => {
  const t = useRunText()
  const say = useLabel()
  const called = (name: keyof typeof RunItem.fields): string => say(metaOf(RunItem.fields[name]).label)
  const what = (item: SheetItem): ReactNode => (
    <div className={styles.what}>
      <strong>{item.title}</strong>
      {item.remark && <small>{item.remark}</small>}
      <Mark mark={marks.get(item.id)} />
      {item.cues.length > 0 && <Cues cues={item.cues} />}
    </div>
  )
  return [
    { title: t('time'), width: 152, render: (_, item) => <Time item={item} canEdit={steps.canEdit} /> },
    { title: called('title'), render: (_, item) => what(item) },
    { title: t('where'), width: 160, render: (_, item) => <Where item={item} /> },
    { title: called('state'), width: 88, render: (_, item) => <State state={item.state} /> },
    ...(steps.canEdit
      ? [{ width: 140, render: (_: unknown, item: SheetItem) => <Steps item={item} {...steps} /> }]
      : []),
  ]
}

const Cards = ({ items, marks, ...steps }: Props): ReactNode => (
  <ol className={styles.cards}>
    {items.map((item) => (
      <li key={item.id} data-state={item.state}>
        <Row justify="between">
          <span className={styles.when}>
            <Grip item={item} canEdit={steps.canEdit} />
            <Span item={item} />
          </span>
          <State state={item.state} />
        </Row>
        <strong>{item.title}</strong>
        <small>{[item.place, item.owner?.name, item.supplier?.name].filter(Boolean).join(' · ')}</small>
        <Mark mark={marks.get(item.id)} />
        <Row justify="between" align="end">
          <Cues cues={item.cues} />
          <Steps item={item} {...steps} />
        </Row>
      </li>
    ))}
  </ol>
)

const Rows = (props: Props): ReactNode => {
  const columns = useColumns(props)
  return (
    <Table<SheetItem>
      size="small"
      rowKey="id"
      columns={columns}
      dataSource={props.items}
      pagination={false}
      scroll={{ x: 680 }}
      rowClassName={({ state }) => (state === 'running' ? (styles.running ?? '') : '')}
    />
  )
}

/** The items of one day; cards on a phone. */
export const RunTable = (props: Props): ReactNode => (
  <ShiftDrag items={props.items}>{useNarrow() ? <Cards {...props} /> : <Rows {...props} />}</ShiftDrag>
)
