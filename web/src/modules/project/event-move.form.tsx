import { Alert, Button, DatePicker, Modal } from 'antd'
import dayjs from 'dayjs'
import { useState, type ReactNode } from 'react'
import { project, type MovedThing } from '@srm/api/project'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import styles from './project.module.css'
import { useProjectText } from './project.texts.ts'

type ProjectFacts = {
  readonly id: string
  readonly version: number
  readonly eventStart: string | null
  readonly eventEnd: string | null
}

const span = ({ start, end }: MovedThing['before']): string => (start === end ? start : `${start} – ${end}`)

const Moved = ({ moved }: { readonly moved: readonly MovedThing[] }): ReactNode => {
  const t = useProjectText()
  if (moved.length === 0) return <Muted>{t('event.none')}</Muted>
  return (
    <>
      <strong>{t('event.preview', { count: moved.length })}</strong>
      <ul className={styles.moved}>
        {moved.map(({ id, name, before, after, isTooLate }) => (
          <li key={id}>
            <span className={styles.grow}>{name}</span>
            <Muted size="s">{span(before)}</Muted>
            <span aria-hidden>→</span>
            <span>{span(after)}</span>
            {isTooLate && <span className={styles.late}>{t('event.tooLate')}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The event lasts as long as before. */
const shifted = (start: string, end: string, to: string): string =>
  dayjs(end)
    .add(dayjs(to).diff(dayjs(start), 'day'), 'day')
    .format('YYYY-MM-DD')

type DaysProps = {
  readonly start: string
  readonly end: string
  readonly change: (start: string, end: string) => void
}

const EventDays = ({ start, end, change }: DaysProps): ReactNode => {
  const t = useProjectText()
  return (
    <Row wrap gap={12}>
      <DatePicker
        aria-label={t('event.start')}
        allowClear={false}
        value={dayjs(start)}
        onChange={(day) => day && change(day.format('YYYY-MM-DD'), shifted(start, end, day.format('YYYY-MM-DD')))}
      />
      <DatePicker
        aria-label={t('event.end')}
        allowClear={false}
        value={dayjs(end)}
        onChange={(day) => day && change(start, day.format('YYYY-MM-DD'))}
      />
    </Row>
  )
}

/** Another day for the event: what it moves is seen first, and done at once when confirmed. */
export const EventMoveForm = ({
  row,
  close,
}: {
  readonly row: ProjectFacts
  readonly close: () => void
}): ReactNode => {
  const t = useProjectText()
  const [start, setStart] = useState(row.eventStart ?? '')
  const [end, setEnd] = useState(row.eventEnd ?? row.eventStart ?? '')
  const preview = useMutate(project.eventMove.preview, {})
  const confirm = useMutate(project.eventMove.confirm, {
    done: () => {
      toast.success(t('event.moved', { count: preview.data?.moved.length ?? 0 }))
      close()
    },
  })
  const at = { params: { id: row.id } }
  const wanted = { version: row.version, eventStart: start, eventEnd: end < start ? start : end }
  const change = (from: string, to: string): void => {
    setStart(from)
    setEnd(to < from ? from : to)
    preview.mutate({ ...at, body: { ...wanted, eventStart: from, eventEnd: to < from ? from : to } })
  }
  const seen = preview.data
  return (
    <Modal
      open
      title={t('event.move')}
      onCancel={close}
      footer={
        <Button
          type="primary"
          disabled={!seen || preview.isPending}
          loading={confirm.isPending}
          onClick={() => seen && confirm.mutate({ ...at, body: { ...wanted, seal: seen.seal } })}
        >
          {t('event.confirm')}
        </Button>
      }
    >
      <Stack gap={12}>
        <Alert type="info" title={t('event.hint')} />
        <EventDays start={start} end={end} change={change} />
        {seen && <Moved moved={seen.moved} />}
      </Stack>
    </Modal>
  )
}
