import { DeleteOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { Input } from '@srm/api/endpoint'
import { Availability, finder, type Mark } from '@srm/api/finder'
import { Can, useCan } from '@/lib/session/can.tsx'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { FieldsForm, useFieldsForm } from '@/ui/record-form/fields-form.tsx'
import { FormDrawer } from '@/ui/record-form/form-drawer.tsx'
import type { Fields } from '@/ui/record-shape.ts'
import { Status } from '@/ui/status.tsx'
import { Row } from '@/ui/layout.tsx'
import type { Span } from './grid.tsx'
import styles from './calendar.module.css'
import { availabilityPaths } from '../finder.paths.ts'
import { useFinderText } from '../finder.texts.ts'

const colours = { occupied: 'dark', open: 'green', held: 'orange', confirmed: 'blue' } as const

const MarkLine = ({ mark }: { readonly mark: Mark }): ReactNode => {
  const t = useFinderText()
  const remove = useMutate(finder.availability.remove, { done: () => toast.success(t('calendar.removed')) })
  const days = mark.from === mark.to ? mark.from : `${mark.from} – ${mark.to}`
  return (
    <Row as="li" gap={12} justify="between" className={styles.mark}>
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
    </Row>
  )
}

/** The form sends what its fields describe; whoever checks it is the server. */
type Body = Input<typeof finder.availability.create>['body']

type Props = {
  readonly span: Span
  readonly marks: readonly Mark[]
  /** What is already known of a new entry. */
  readonly begin?: Readonly<Record<string, unknown>>
  readonly close: () => void
}

const { name, period, part, state, quantity, until, remark } = Availability.fields

/** What is known of the chosen days, and a form to say more. */
export const CalendarDrawer = ({ span: { lane, from, to }, marks, begin, close }: Props): ReactNode => {
  const t = useFinderText()
  const may = useCan()
  const [dirty, setDirty] = useState(false)
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
    await create.mutateAsync({ body: { ...sent, [lane.kind]: lane.id } as Body })
    close()
  })
  const here = marks.filter((mark) => mark.target === lane.id && mark.from <= to && mark.to >= from)
  const allowed = may('availability:create')
  return (
    <FormDrawer
      title={lane.name}
      width={520}
      dirty={dirty}
      close={close}
      footer={(leave) =>
        allowed && (
          <Row align="stretch" justify="end">
            <Button onClick={leave}>{t('calendar.cancel')}</Button>
            <Button type="primary" loading={busy} onClick={() => form.submit()}>
              {t('calendar.save')}
            </Button>
          </Row>
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
          initial={{ state: 'held', part: 'day', period: { from, to }, ...begin }}
          send={send}
          changed={setDirty}
        />
      )}
    </FormDrawer>
  )
}
