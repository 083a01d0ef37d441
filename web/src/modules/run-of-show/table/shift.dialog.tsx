import { Button, InputNumber, Modal } from 'antd'
import { useState, type ReactNode } from 'react'
import { runOfShow, type SheetItem } from '@srm/api/run-of-show'
import { shiftFollowing } from '@srm/api/run-of-show/timetable'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { Muted, Row, Stack } from '@/ui/layout.tsx'
import styles from './run.module.css'
import { useRunText } from '../run-of-show.texts.ts'

const choices = [-10, -5, 5, 10, 15, 30] as const

type Props = { readonly items: readonly SheetItem[]; readonly from: SheetItem; readonly close: () => void }

type MovedProps = { readonly items: readonly SheetItem[]; readonly moved: ReturnType<typeof shiftFollowing> }

const Moved = ({ items, moved }: MovedProps): ReactNode => {
  const t = useRunText()
  const was = new Map(items.map((item) => [item.id, item]))
  return (
    <>
      <strong>{t('shift.preview', { count: moved.length })}</strong>
      <ul className={styles.moved}>
        {moved.map(({ id, day, startTime }) => {
          const before = was.get(id)
          return (
            <li key={id}>
              <span>{before?.title}</span>
              <Muted size="s">{before?.startTime}</Muted>
              <span aria-hidden>→</span>
              <span>{day === before?.day ? startTime : `${day.slice(5)} ${startTime}`}</span>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** So many minutes later or earlier, seen before it is done. */
export const ShiftDialog = ({ items, from, close }: Props): ReactNode => {
  const t = useRunText()
  const [minutes, setMinutes] = useState(10)
  const moved = shiftFollowing(items, from.id, minutes)
  const shift = useMutate(runOfShow.item.shift, {
    done: ({ moved: count }) => {
      toast.success(t('shift.done', { count }))
      close()
    },
  })
  const send = (): void => shift.mutate({ body: { id: from.id, version: from.version, minutes, count: moved.length } })
  return (
    <Modal
      open
      title={t('shift.title', { name: from.title })}
      onCancel={close}
      footer={
        <Button type="primary" disabled={minutes === 0 || moved.length === 0} loading={shift.isPending} onClick={send}>
          {t('shift.confirm')}
        </Button>
      }
    >
      <Stack gap={12}>
        <Muted>{t('shift.hint')}</Muted>
        <Row wrap>
          <InputNumber
            aria-label={t('shift.minutes')}
            min={-720}
            max={720}
            precision={0}
            value={minutes}
            onChange={(value) => setMinutes(value ?? 0)}
          />
          {choices.map((one) => (
            <Button
              key={one}
              size="small"
              type={one === minutes ? 'primary' : 'default'}
              onClick={() => setMinutes(one)}
            >
              {one > 0 ? `+${String(one)}` : String(one)}
            </Button>
          ))}
        </Row>
        <Moved items={items} moved={moved} />
      </Stack>
    </Modal>
  )
}
