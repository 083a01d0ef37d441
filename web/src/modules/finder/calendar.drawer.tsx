import { DeleteOutlined } from '@ant-design/icons'
import { Button, Drawer } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Availability, finder, type Mark } from '@srm/api/finder'
import { Can, useCan } from '@/lib/can.tsx'
import { useMutate } from '@/lib/query.ts'
import { toast } from '@/lib/toast.ts'
import { useNarrow } from '@/ui/narrow.ts'
import { FieldsForm, useFieldsForm } from '@/ui/record-form/fields-form.tsx'
import type { Fields } from '@/ui/record-shape.ts'
import { Status } from '@/ui/status.tsx'
import type { Span } from './calendar.grid.tsx'
import styles from './calendar.module.css'
import { availabilityPaths } from './finder.paths.ts'
import { useText } from './finder.texts.ts'

const colours = { occupied: 'red', open: 'green', held: 'orange', confirmed: 'blue' } as const

const MarkLine = ({ mark }: { readonly mark: Mark }): ReactNode => {
  const t = useText()
  const remove = useMutate(finder.availability.remove, { done: () => toast.success(t('calendar.removed')) })
  const days = mark.from === mark.to ? mark.from : `${mark.from} – ${mark.to}`
  return (
    <li className={styles.mark}>
      <div>
        <Link to={availabilityPaths.detail(mark.id)}>{mark.name}</Link>
        <Status color={colours[mark.state]}>{t(`availability.${mark.state}`)}</Status>
        <small>
          {[
            days,
            mark.part === 'day' ? '' : t(`slot.${mark.part}`),
            mark.quantity ? t('calendar.rooms', { count: mark.quantity }) : '',
            mark.until ? t('calendar.until', { day: mark.until }) : '',
            mark.by ?? '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </div>
      {mark.source === 'manual' && (
        <Can code="availability:delete">
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={t('calendar.remove', { name: mark.name })}
            loading={remove.isPending}
            onClick={() => remove.mutate({ params: { id: mark.id }, query: { version: mark.version } })}
          />
        </Can>
      )}
    </li>
  )
}

type Props = { readonly span: Span; readonly marks: readonly Mark[]; readonly close: () => void }

const { name, period, part, state, quantity, until, remark } = Availability.fields

/** What is known of the chosen days, and a form to say more. */
export const CalendarDrawer = ({ span: { lane, from, to }, marks, close }: Props): ReactNode => {
  const t = useText()
  const may = useCan()
  const narrow = useNarrow()
  const create = useMutate(finder.availability.create, {
    silent: true,
    done: () => toast.success(t('calendar.marked')),
  })
  const fields: Fields =
    lane.kind === 'hall'
      ? { name, state, period, part, until, remark }
      : { name, state, period, quantity, until, remark }
  const groups = [{ title: t('calendar.add'), fields }]
  const { form, busy, send } = useFieldsForm(groups, async (sent) => {
    await create.mutateAsync({ body: { ...sent, [lane.kind]: lane.id } as never })
    close()
  })
  const here = marks.filter((mark) => mark.target === lane.id && mark.from <= to && mark.to >= from)
  const allowed = may('availability:create')
  return (
    <Drawer
      open
      title={lane.name}
      size={narrow ? '100%' : 520}
      onClose={close}
      footer={
        allowed && (
          <div className={styles.foot}>
            <Button onClick={close}>{t('calendar.cancel')}</Button>
            <Button type="primary" loading={busy} onClick={() => form.submit()}>
              {t('calendar.save')}
            </Button>
          </div>
        )
      }
    >
      {here.length > 0 && (
        <ul className={styles.marks} aria-label={t('calendar.known')}>
          {here.map((mark) => (
            <MarkLine key={mark.id} mark={mark} />
          ))}
        </ul>
      )}
      {allowed && (
        <FieldsForm
          form={form}
          groups={groups}
          initial={{ state: 'held', part: 'day', period: { from, to } }}
          send={send}
        />
      )}
    </Drawer>
  )
}
