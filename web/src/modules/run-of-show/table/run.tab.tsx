import { Button, Segmented } from 'antd'
import { Suspense, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { RunItem, runOfShow, type RunSheet, type SheetItem } from '@srm/api/run-of-show'
import { runOfShowPages } from '@srm/api/run-of-show/pages'
import { endOf, marksOf, timeText } from '@srm/api/run-of-show/timetable'
import { shanghaiDay } from '@srm/api/shared/date'
import { addressOf } from '@srm/api/shared/pages'
import { refreshFamily, useMutate, useRead } from '@/lib/api/query.ts'
import { useCan } from '@/lib/session/can.tsx'
import { GuestComments } from '@/modules/external/index.ts'
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx'
import { Row } from '@/ui/layout.tsx'
import { Panel } from '@/ui/page.tsx'
import { RelatedCreate, RelatedEdit } from '@/ui/record-related/related-form.tsx'
import type { Row as RecordRow } from '@/ui/record-shape.ts'
import { Await, State } from '@/ui/states.tsx'
import { useRunText } from '../run-of-show.texts.ts'
import { RunTable } from './run.table.tsx'
import { ShareForm } from './share.form.tsx'
import { ShiftDialog } from './shift.dialog.tsx'
import styles from './run.module.css'

type OpenDialog =
  | { readonly kind: 'create' | 'share' }
  | { readonly kind: 'edit' | 'shift' | 'remove'; readonly item: SheetItem }

const refresh = (): Promise<unknown> => refreshFamily(runOfShow.item.sheet)

/** A new item begins where the day ends so far. */
const defaultsFor = ({ items, eventStart }: RunSheet, day: string | undefined) => {
  const last = items.filter((item) => item.day === day).at(-1)
  return {
    day: day ?? eventStart ?? shanghaiDay(new Date()),
    startTime: last ? timeText(endOf(last)) : '09:00',
    minutes: 30,
    state: 'waiting',
    cues: [],
  }
}

type ToolProps = { readonly sheet: RunSheet; readonly open: (what: OpenDialog) => void }

const Tools = ({ sheet, open }: ToolProps): ReactNode => {
  const t = useRunText()
  const may = useCan()
  const go = useNavigate()
  const live = addressOf(runOfShowPages.live, sheet.project.id)
  return (
    <Row wrap>
      {sheet.items.length > 0 && (
        <>
          <Button size="small" onClick={() => void go(live)}>
            {t('live')}
          </Button>
          <Button size="small" onClick={() => void go(`${live}&print=1`)}>
            {t('print')}
          </Button>
          {sheet.canEdit && may('runItem:share') && (
            <Button size="small" onClick={() => open({ kind: 'share' })}>
              {t('share')}
            </Button>
          )}
        </>
      )}
      {sheet.canEdit && may('runItem:create') && (
        <Button size="small" type="primary" onClick={() => open({ kind: 'create' })}>
          {t('add')}
        </Button>
      )}
    </Row>
  )
}

const RemoveItem = ({ item, close }: { readonly item: SheetItem; readonly close: () => void }): ReactNode => {
  const t = useRunText()
  const { mutateAsync, isPending } = useMutate(runOfShow.item.remove)
  return (
    <ConfirmDialog
      open
      title={t('delete.title', { name: item.title })}
      ok={t('delete')}
      busy={isPending}
      confirm={() => mutateAsync({ params: { id: item.id }, query: { version: item.version } })}
      close={close}
    >
      {t('delete.hint')}
    </ConfirmDialog>
  )
}

const Sheet = ({ sheet }: { readonly sheet: RunSheet }): ReactNode => {
  const t = useRunText()
  const days = [...Map.groupBy(sheet.items, ({ day }) => day)]
  const [chosen, setChosen] = useState<string>()
  const [opened, setOpened] = useState<OpenDialog>()
  const [today] = useState(() => shanghaiDay(new Date()))
  const day = [chosen, today].find((one) => days.some(([key]) => key === one)) ?? days[0]?.[0]
  const items = sheet.items.filter((item) => item.day === day)
  const close = (): void => setOpened(undefined)
  const form = { record: RunItem, calls: runOfShow.item, by: 'project', owner: sheet.project.id, saved: refresh, close }
  return (
    <Panel title={t('title')} extra={<Tools sheet={sheet} open={setOpened} />}>
      {day === undefined ? (
        <State title={t('empty')} hint={t('emptyHint')} />
      ) : (
        <div className={styles.body}>
          <div className={styles.days}>
            <Segmented
              value={day}
              onChange={setChosen}
              options={days.map(([value, list]) => ({
                value,
                label: t('day', { day: value.slice(5), count: list.length }),
              }))}
            />
          </div>
          <RunTable
            items={items}
            marks={marksOf(items)}
            canEdit={sheet.canEdit}
            edit={(item) => setOpened({ kind: 'edit', item })}
            shift={(item) => setOpened({ kind: 'shift', item })}
            remove={(item) => setOpened({ kind: 'remove', item })}
          />
        </div>
      )}
      <Suspense>
        <GuestComments subject="project" id={sheet.project.id} purpose="runOfShow" />
      </Suspense>
      {opened?.kind === 'create' && <RelatedCreate {...form} defaults={defaultsFor(sheet, day)} />}
      {opened?.kind === 'edit' && <RelatedEdit {...form} id={opened.item.id} />}
      {opened?.kind === 'shift' && <ShiftDialog items={items} from={opened.item} close={close} />}
      {opened?.kind === 'remove' && <RemoveItem item={opened.item} close={close} />}
      {opened?.kind === 'share' && <ShareForm projectId={sheet.project.id} close={close} />}
    </Panel>
  )
}

/** The run-of-show on the page of its project, day by day. */
export const RunTab = ({ row }: { readonly row: RecordRow }): ReactNode => {
  const query = useRead(
    runOfShow.item.sheet,
    { query: { projectId: row.id } },
    { keepPrevious: true, every: () => 15_000 },
  )
  return <Await query={query}>{(sheet) => <Sheet sheet={sheet} />}</Await>
}
